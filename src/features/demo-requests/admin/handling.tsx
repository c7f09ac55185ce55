import { useMemo } from 'react'
import { useAccount, useMay } from '#src/account/admin/account-store.ts'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Select } from '#src/admin/form/select.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { Banner } from '#src/content/admin/banner.tsx'
import { createDraftStore } from '#src/content/admin/draft-store.ts'
import { KeptDrafts } from '#src/content/admin/kept-drafts.tsx'
import { LeaveGuard } from '#src/content/admin/leave-guard.tsx'
import { useDraft } from '#src/content/admin/use-draft.ts'
import { demoRequestStates, maxNoteLength, type DemoRequest } from '../contract.ts'
import styles from './handling.module.css'
import { beginningOf } from './kept-notes.ts'
import { stateNames } from './labels.ts'
import { useDemoRequestHandling } from './use-demo-request-handling.ts'

const states = demoRequestStates.map((value) => ({ value, label: stateNames[value] }))

/** Where staff set the state of a demo request and write their note. */
export function DemoRequestHandling({ demoRequest }: { demoRequest: DemoRequest }) {
  const handling = useDemoRequestHandling(demoRequest)
  const dates = useDates()
  const readOnly = !useMay('leads:write')
  const account = useAccount()
  const itemId = demoRequest.id
  const store = useMemo(
    () => createDraftStore<string>({ accountId: account.id, type: 'leads', itemId }),
    [account.id, itemId],
  )
  const draft = useDraft({
    store,
    unsaved: handling.unsaved ? handling.note : null,
    version: demoRequest.version,
    base: demoRequest.note ?? '',
    isWorthOffering: (note) => note !== (demoRequest.note ?? ''),
    restore(kept) {
      handling.restore(kept.values, kept)
      return true
    },
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
      {!readOnly && (
        <KeptDrafts
          drafts={draft.offered}
          message={() => 'A note that was not saved is kept on this device:'}
          titleOf={beginningOf}
          onContinue={draft.continueWith}
          onDiscard={draft.discard}
        />
      )}
      <Field label="Status">
        {({ id, className }) => (
          <Select
            id={id}
            className={className}
            options={states}
            value={demoRequest.state}
            onChange={(state) => handling.saving === null && void handling.setState(state)}
            disabled={readOnly}
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
          {handling.unsaved && (
            <span>
              {draft.refused
                ? 'Not saved yet, and this device has no room left to keep it'
                : draft.draftSavedAt
                  ? `Not saved yet; kept on this device, ${dates.time(draft.draftSavedAt)}`
                  : 'Not saved yet'}
            </span>
          )}
        </div>
      )}
      <LeaveGuard unsaved={handling.unsaved} draft={draft} />
    </section>
  )
}
