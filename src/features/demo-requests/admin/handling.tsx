import { useBlocker } from '@tanstack/react-router'
import { useAccountStore, useMay } from '#src/account/admin/account-store.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Select } from '#src/admin/form/select.tsx'
import { Confirm } from '#src/admin/form/confirm.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { Banner } from '#src/content/admin/banner.tsx'
import { demoRequestStates, maxNoteLength, type DemoRequest } from '../contract.ts'
import styles from './handling.module.css'
import { stateNames } from './labels.ts'
import { useDemoRequestHandling } from './use-demo-request-handling.ts'

const states = demoRequestStates.map((value) => ({ value, label: stateNames[value] }))

/** Where staff set the state of a demo request and write their note. */
export function DemoRequestHandling({ demoRequest }: { demoRequest: DemoRequest }) {
  const handling = useDemoRequestHandling(demoRequest)
  const accountStore = useAccountStore()
  const readOnly = !useMay('leads:write')
  const hasUnsavedChanges = () => handling.unsaved && accountStore.state().authenticated
  const blocker = useBlocker({
    shouldBlockFn: hasUnsavedChanges,
    enableBeforeUnload: hasUnsavedChanges,
    withResolver: true,
  })
  useHotkeys({ 'Mod+s': () => void handling.saveNote() })

  return (
    <section className={styles.handling} aria-label="Handling">
      {handling.conflict && (
        <Banner tone="amber">
          Somebody has changed this request in the meantime, and nothing has been overwritten.
          Stored is: {stateNames[demoRequest.state]},{' '}
          {demoRequest.note ? `“${demoRequest.note}”` : 'no note'}.
          {handling.unsaved && ' Saving your note replaces the stored one.'}
        </Banner>
      )}
      <Field label="Status">
        {({ id, className }) => (
          <Select
            id={id}
            className={className}
            options={states}
            value={demoRequest.state}
            onChange={(state) => void handling.setState(state)}
            disabled={readOnly || handling.saving !== null}
          />
        )}
      </Field>
      <Field label="Note" hint="Staff alone read it.">
        {(control) => (
          <textarea
            {...control}
            rows={4}
            maxLength={maxNoteLength}
            readOnly={readOnly}
            value={handling.note}
            onChange={(event) => handling.type(event.target.value)}
          />
        )}
      </Field>
      {!readOnly && (
        <div className={styles.buttons}>
          <Button
            variant="primary"
            hotkey="Ctrl S"
            disabled={!handling.unsaved || handling.saving !== null}
            onClick={() => void handling.saveNote()}
          >
            {handling.saving === 'note' ? 'Saving…' : 'Save note'}
          </Button>
          {handling.unsaved && <span>Not saved yet</span>}
        </div>
      )}
      <Confirm
        open={blocker.status === 'blocked'}
        onClose={() => blocker.reset?.()}
        title="Leave without saving?"
        confirmLabel="Leave"
        onConfirm={() => blocker.proceed?.()}
      >
        <p>The note that you have written is not saved and would be lost.</p>
      </Confirm>
    </section>
  )
}
