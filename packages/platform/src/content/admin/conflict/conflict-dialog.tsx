import { useRef, useState } from 'react'
import { AlertDialog } from '#src/admin/form/alert-dialog.tsx'
import { Button } from '#src/admin/form/button.tsx'
import { DialogButtons, DialogText } from '#src/admin/form/dialog.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Columns } from '#src/ui/layout/columns.tsx'
import styles from './conflict-dialog.module.css'
import { MarkedPlace } from './marked-place.tsx'
import { choiceAt, type Choice, type Choices, type Place } from './merge.ts'

interface Props {
  /** The name of who has stored the other version; null where it is not known. */
  who: string | null
  /** When the other version was stored, formatted. */
  changed: string
  places: readonly Place[]
  /** What the merged version is for: it is saved, or put on the screen. */
  outcome: 'save' | 'continue'
  /** Where their version stays, as a sentence. */
  theirsStay?: string
  onMerge: (choices: Choices) => void
  onAcceptTheirs: () => void
  onClose: () => void
}

const otherSide = { mine: 'theirs', theirs: 'mine' } as const
const outcomes = {
  save: 'Save selected versions',
  continue: 'Continue with selected versions',
} as const

/**
 * Somebody else has saved: both versions place by place, with what each has changed. The safe way
 * comes first: what only one has changed is kept, the rest is theirs until somebody chooses mine,
 * and a version of mine that is not saved stays on the device.
 */
export function ConflictDialog(props: Props) {
  const { who, changed, places, outcome, theirsStay, onMerge, onAcceptTheirs, onClose } = props
  const [choices, setChoices] = useState<Choices>({})
  const primary = useRef<HTMLButtonElement>(null)
  const theirName = who ?? 'Theirs'
  return (
    <AlertDialog
      title={`${who ?? 'A colleague'} changed this while you were editing`}
      wide
      initialFocus={primary}
      onClose={onClose}
    >
      <DialogText>
        Their version was saved on {changed}. Nothing has been overwritten.{' '}
        {places.length > 0
          ? `Choose which version to save. Any of your text that you do not choose is kept on this device. ${theirsStay ?? ''}`
          : 'The two versions are identical.'}
      </DialogText>
      {/* Scrolls, which the keyboard can do only where it can go: its radio buttons. */}
      <Stack gap="200">
        {places.map((place) => (
          <PlaceChoice
            key={place.key}
            place={place}
            theirName={theirName}
            value={choiceAt(place, choices)}
            onChange={(choice) => setChoices((now) => ({ ...now, [place.key]: choice }))}
          />
        ))}
      </Stack>
      <DialogButtons>
        <Button onClick={onClose}>Keep editing</Button>
        <Button onClick={onAcceptTheirs}>Use theirs and keep an unsaved copy of mine</Button>
        <Button ref={primary} variant="primary" onClick={() => onMerge(choices)}>
          {outcomes[outcome]}
        </Button>
      </DialogButtons>
    </AlertDialog>
  )
}

interface ChoiceProps {
  place: Place
  theirName: string
  value: Choice
  onChange: (choice: Choice) => void
}

function PlaceChoice({ place, theirName, value, onChange }: ChoiceProps) {
  const { key, field, changed, base, bothFit } = place
  const names = { theirs: theirName, mine: 'Yours' } as const
  const notes = {
    theirs: `changed by ${theirName === 'Theirs' ? 'them' : theirName}`,
    mine: 'changed by you',
    both: 'changed by both',
  } as const
  return (
    <Columns as="fieldset" widths="1-1" from="small" gap="100" className={styles.place}>
      <legend>
        {field} <span>{notes[changed]}</span>
      </legend>
      {(['theirs', 'mine'] as const).map((side) => (
        <Columns as="label" gap="050 100" key={side} className={styles.side}>
          <input type="radio" name={key} checked={value === side} onChange={() => onChange(side)} />
          <b>{names[side]}</b>
          <MarkedPlace place={place} from={base === null ? otherSide[side] : 'base'} to={side} />
        </Columns>
      ))}
      {bothFit && (
        <Columns as="label" gap="050 100" className={styles.side}>
          <input
            type="radio"
            name={key}
            checked={value === 'both'}
            onChange={() => onChange('both')}
          />
          <b>Keep both versions</b>
        </Columns>
      )}
    </Columns>
  )
}
