import { useBlocker } from '@tanstack/react-router'
import { useAccountArea, useMay } from '#src/account/admin/account-area.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Choice } from '#src/admin/form/choice.tsx'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { Banner } from '#src/content/admin/banner.tsx'
import { leadStates, longestNote, type Lead } from '../contract.ts'
import styles from './handling.module.css'
import { stateNames } from './labels.ts'
import { useLeadDesk } from './use-lead-desk.ts'

const states = leadStates.map((value) => ({ value, label: stateNames[value] }))

/** What staff make of a request: its state and their note. */
export function LeadHandling({ lead }: { lead: Lead }) {
  const desk = useLeadDesk(lead)
  const area = useAccountArea()
  const readOnly = !useMay('leads:write')
  const mayLose = () => desk.unsaved && area.state().authenticated
  const blocker = useBlocker({
    shouldBlockFn: mayLose,
    enableBeforeUnload: mayLose,
    withResolver: true,
  })
  useHotkeys({ 'Mod+s': () => void desk.saveNote() })

  return (
    <section className={styles.handling} aria-label="Handling">
      {desk.conflict && (
        <Banner tone="amber">
          Somebody has changed this request in the meantime, and nothing has been overwritten.
          Stored is: {stateNames[lead.state]}, {lead.note ? `“${lead.note}”` : 'no note'}.
          {desk.unsaved && ' Saving your note replaces the stored one.'}
        </Banner>
      )}
      <Field label="Status">
        {({ id, className }) => (
          <Choice
            id={id}
            className={className}
            options={states}
            value={lead.state}
            onChange={(state) => void desk.setState(state)}
            disabled={readOnly || desk.saving !== null}
          />
        )}
      </Field>
      <Field label="Note" hint="Staff alone read it.">
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={longestNote}
            readOnly={readOnly}
            value={desk.note}
            onChange={(event) => desk.type(event.target.value)}
          />
        )}
      </Field>
      {!readOnly && (
        <div className={styles.buttons}>
          <Button
            kind="primary"
            hotkey="Ctrl S"
            disabled={!desk.unsaved || desk.saving !== null}
            onClick={() => void desk.saveNote()}
          >
            {desk.saving === 'note' ? 'Saving…' : 'Save note'}
          </Button>
          {desk.unsaved && <span>Not saved yet</span>}
        </div>
      )}
      <Confirm
        open={blocker.status === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
        confirm="Leave"
        onConfirm={() => blocker.proceed?.()}
      >
        <p>The note that you have written is not saved and would be lost.</p>
      </Confirm>
    </section>
  )
}
