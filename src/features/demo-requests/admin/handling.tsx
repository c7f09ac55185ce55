import { useMemo, useState } from 'react'
import { useAccount, useMay } from '#src/account/admin/account-store.ts'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Select } from '#src/admin/form/select.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { Banner } from '#src/content/admin/banner.tsx'
import { ConflictDialog } from '#src/content/admin/conflict-dialog.tsx'
import { createDraftStore, type KeptDraft } from '#src/content/admin/draft-store.ts'
import { KeptDrafts } from '#src/content/admin/kept-drafts.tsx'
import { LeaveGuard } from '#src/content/admin/leave-guard.tsx'
import { useDraft } from '#src/content/admin/use-draft.ts'
import { demoRequestStates, maxNoteLength, type DemoRequest } from '../contract.ts'
import styles from './handling.module.css'
import { beginningOf } from './kept-notes.ts'
import { stateNames } from './labels.ts'
import { notePlaces } from './note-conflict.ts'
import { useDemoRequestHandling } from './use-demo-request-handling.ts'

const states = demoRequestStates.map((value) => ({ value, label: stateNames[value] }))

/** Where staff set the state of a demo request and write their note. */
export function DemoRequestHandling({ demoRequest }: { demoRequest: DemoRequest }) {
  const handling = useDemoRequestHandling(demoRequest)
  const dates = useDates()
  /** The draft that the conflict is about. */
  const [continued, setContinued] = useState<KeptDraft<string> | null>(null)
  const { conflict } = handling
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
    version: handling.version,
    base: handling.base,
    isWorthOffering: (note) => note !== (demoRequest.note ?? ''),
    restore(kept) {
      const isRestored = handling.restore(kept)
      if (!isRestored) setContinued(kept)
      return isRestored
    },
  })
  useHotkeys({ 'Mod+s': () => void handling.saveNote() })

  return (
    <section className={styles.handling} aria-label="Handling">
      {handling.stateRefused && (
        <Banner tone="amber">
          Somebody has changed this request in the meantime, and nothing has been overwritten. Its
          status is “{stateNames[demoRequest.state]}”.
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
      <Field label="Note" hint="Only staff can read it.">
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
      {conflict && (
        <ConflictDialog
          who={conflict.who}
          changed={dates.dateTime(conflict.current.updatedAt)}
          places={notePlaces(conflict)}
          outcome={conflict.outcome}
          onMerge={(choices) => {
            const isMine = handling.merge(choices)
            if (conflict.outcome === 'save' && !isMine) draft.stash(conflict.mine)
            if (conflict.outcome === 'continue' && isMine && continued) draft.adopt(continued)
          }}
          onAcceptTheirs={() => {
            if (conflict.outcome === 'save') draft.stash(conflict.mine)
            handling.acceptTheirs()
          }}
          onClose={handling.dismissConflict}
        />
      )}
    </section>
  )
}
