import { useMemo, useState } from 'react'
import { useAccount } from '#src/account/admin/account-store.ts'
import { useClient } from '#src/admin/client.ts'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { Field } from '#src/admin/form/field.tsx'
import { Textarea } from '#src/admin/form/textarea.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { createDraftStore } from '#src/content/admin/drafts/draft-store.ts'
import { KeptDrafts } from '#src/content/admin/drafts/kept-drafts.tsx'
import { DraftLeaveGuard } from '#src/content/admin/drafts/draft-leave-guard.tsx'
import { useDraft } from '#src/content/admin/drafts/use-draft.ts'
import { demoRequestsApi, maxNoteLength } from '../contract.ts'
import { beginningOf } from './kept-notes.ts'
import styles from './note-form.module.css'
import { useShowDemoRequest } from './use-demo-request-changes.ts'

/** Adds a note to a demo request; until it is stored the text is kept on the device. */
export function NoteForm({ leadId }: { leadId: string }) {
  const client = useClient()
  const account = useAccount()
  const dates = useDates()
  const notifications = useNotifications()
  const show = useShowDemoRequest()
  const [text, setText] = useState('')
  const [saving, setSaving] = useState(false)
  const unsaved = text.trim() !== ''
  const store = useMemo(
    () => createDraftStore<string>({ accountId: account.id, type: 'leads', itemId: leadId }),
    [account.id, leadId],
  )
  const draft = useDraft({
    store,
    unsaved: unsaved ? text : null,
    version: null,
    isWorthOffering: (note) => note.trim() !== '',
    restore({ values }) {
      setText(values)
      return true
    },
  })

  async function save(): Promise<void> {
    if (!unsaved || saving) return
    setSaving(true)
    try {
      await client.call(demoRequestsApi.addNote, { body: { id: leadId, text } })
      setText((now) => (now === text ? '' : now))
      notifications.succeed('The note is saved.')
      show()
    } catch (error) {
      notifications.fail(error)
    } finally {
      setSaving(false)
    }
  }
  useHotkeys({ 'Mod+s': () => void save() })

  return (
    <div className={styles.form}>
      <KeptDrafts
        drafts={draft.offered}
        message={() => 'A note that was not saved is kept on this device:'}
        titleOf={beginningOf}
        onContinue={draft.continueWith}
        onDiscard={draft.discard}
      />
      <Field label="Note" hint="Only staff can read it.">
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={maxNoteLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button hotkey="Ctrl S" disabled={!unsaved || saving} onClick={() => void save()}>
          {saving ? 'Saving…' : 'Save note'}
        </Button>
        {unsaved && (
          <span>
            {draft.refused
              ? 'Not saved yet, and this device has no room left to keep it'
              : draft.draftSavedAt
                ? `Not saved yet; kept on this device, ${dates.time(draft.draftSavedAt)}`
                : 'Not saved yet'}
          </span>
        )}
      </div>
      <DraftLeaveGuard unsaved={unsaved} draft={draft} />
    </div>
  )
}
