import { useRef, useState } from 'react'
import { FormDialog } from '@repo/platform/admin/form/form-dialog.tsx'
import { useRefusals } from '@repo/platform/admin/form/use-refusals.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { Field } from '@repo/platform/admin/form/field.tsx'
import { Textarea } from '@repo/platform/admin/form/textarea.tsx'
import { isCallError } from '@repo/platform/rest/call-error.ts'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { priceListApi, type Draft, type Preview } from '../../price-list-contract.ts'
import type { Change } from './cells.ts'
import { ChangesTable } from './changes-table.tsx'
import { paybacksOf } from './effect.ts'
import { claimWarning, Figures } from './preview-panel.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './preview.module.css'

interface Props {
  /** The stored draft. */
  draft: Draft
  changes: readonly Change[]
  preview: Preview
  onClose: () => void
  onPublished: (version: number) => void
  /** Called on a 409: somebody else has changed or published the draft. */
  onConflict: (error: unknown) => void
}

const placeOf = (field: string) => (field === 'note' ? field : undefined)

/** Asks for a note and a confirmation before prices change for everybody. */
export function PublishDialog(props: Props) {
  const { draft, changes, preview, onClose, onPublished, onConflict } = props
  const client = useClient()
  const form = useRef<HTMLFormElement>(null)
  const [note, setNote] = useState('')
  const { within, errors, refuse } = useRefusals({ note }, placeOf)
  const [accepted, setAccepted] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const warns = preview.warnings.length > 0
  const noteError =
    tried && !note.trim() ? 'Enter a note that explains the change.' : errors['note']

  async function publish(): Promise<void> {
    setTried(true)
    if (!note.trim()) return form.current?.querySelector('textarea')?.focus()
    if (warns && !accepted) return form.current?.querySelector('input')?.focus()
    setBusy(true)
    try {
      const body = {
        note,
        version: draft.version,
        ...(accepted && { acceptWarnings: true as const }),
      }
      const { version } = await client.call(priceListApi.publish, { body })
      onPublished(version)
    } catch (error) {
      if (isCallError(error) && error.code === 409) onConflict(error)
      else refuse(error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={`Publish version ${draft.base + 1} of the price list`}
      submitLabel="Publish price list"
      busy={busy}
      form={(element) => {
        form.current = element
        within(element)
      }}
      onSubmit={() => void publish()}
      onClose={onClose}
    >
      <p>
        The website and new estimates use these values immediately. Saved estimates keep their price
        list.
      </p>
      {/* Scrolls, which the keyboard can do only where it can go. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.changes} tabIndex={0} role="region" aria-label="Changes">
        <ChangesTable label="Changes" changes={changes} />
      </div>
      <Figures title="Payback, published and draft" figures={paybacksOf(preview)} />
      {warns && (
        <ClaimWarning
          text={claimWarning(preview)}
          accepted={accepted}
          isMissing={tried && !accepted}
          onAccept={setAccepted}
        />
      )}
      <Field label="Note" required error={noteError} hint="Staff see the note next to the version.">
        {(control) => (
          <Textarea
            {...control}
            rows={2}
            maxLength={500}
            value={note}
            onChange={(event) => setNote(event.target.value.replaceAll('\n', ' '))}
          />
        )}
      </Field>
    </FormDialog>
  )
}

interface ClaimWarningProps {
  text: string
  accepted: boolean
  /** Whether the user has tried to publish without accepting. */
  isMissing: boolean
  onAccept: (accepted: boolean) => void
}

/** Says that the website claims something else than the new prices. */
function ClaimWarning({ text, accepted, isMissing, onAccept }: ClaimWarningProps) {
  return (
    <Stack gap="150" className={styles.warning}>
      <p>{text} If you publish, update the wording on the website too.</p>
      <Checkbox
        label="Publish anyway"
        checked={accepted}
        aria-invalid={isMissing ? true : undefined}
        hint={isMissing ? 'Tick this box to publish.' : undefined}
        onChange={(event) => onAccept(event.target.checked)}
      />
    </Stack>
  )
}
