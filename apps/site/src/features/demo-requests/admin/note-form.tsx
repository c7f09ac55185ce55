import { useMemo, useState } from 'react'
import { useAccount } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates, type Dates } from '@repo/platform/admin/dates.ts'
import { Button } from '@repo/platform/admin/form/button.tsx'
import { useRefusals } from '@repo/platform/admin/form/use-refusals.ts'
import { Field } from '@repo/platform/admin/form/field.tsx'
import { Textarea } from '@repo/platform/admin/form/textarea.tsx'
import { useHotkeys } from '@repo/platform/admin/hotkeys.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { createDraftStore } from '@repo/platform/content/admin/drafts/draft-store.ts'
import { AutosavedDrafts } from '@repo/platform/content/admin/drafts/autosaved-drafts.tsx'
import { DraftLeaveGuard } from '@repo/platform/content/admin/drafts/draft-leave-guard.tsx'
import { useDraft } from '@repo/platform/content/admin/drafts/use-draft.ts'
import { demoRequestsApi } from '../contract.ts'
import { maxNoteLength } from '../timeline-contract.ts'
import { beginningOf } from './autosaved-notes.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './note-form.module.css'
import { useShowDemoRequest } from './use-demo-request-changes.ts'

const placeOf = (field: string) => (field === 'text' ? field : undefined)

function unsavedText(
  { refused, draftSavedAt }: { refused: boolean; draftSavedAt: number | null },
  dates: Dates,
): string {
  if (refused) return 'Note not kept, because this device has no storage left'
  if (!draftSavedAt) return 'Not saved yet'
  return `Note kept on this device only, ${dates.time(draftSavedAt)}`
}

/** Adds a note to a demo request; until it is stored the text is kept on the device. */
export function NoteForm({ leadId }: { leadId: string }) {
  const client = useClient()
  const account = useAccount()
  const dates = useDates()
  const notifications = useNotifications()
  const show = useShowDemoRequest()
  const [text, setText] = useState('')
  const [saving, setSaving] = useState(false)
  const { within, errors, refuse } = useRefusals({ text }, placeOf)
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
      notifications.succeed('Note saved.')
      show()
    } catch (error) {
      refuse(error)
    } finally {
      setSaving(false)
    }
  }
  useHotkeys({ 'Mod+s': () => void save() })

  return (
    <div ref={within}>
      <Stack gap="150" className={styles.form}>
        <AutosavedDrafts
          drafts={draft.offered}
          message={() => 'Unsaved note on this device:'}
          titleOf={beginningOf}
          onContinue={draft.continueWith}
          onDiscard={draft.discard}
        />
        <Field label="Note" hint="Only staff can read this note." error={errors['text']}>
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
        <Row gap="150" align="center" className={styles.buttons}>
          <Button hotkey="Ctrl S" disabled={!unsaved || saving} onClick={() => void save()}>
            {saving ? 'Saving…' : 'Save note'}
          </Button>
          {unsaved && <span>{unsavedText(draft, dates)}</span>}
        </Row>
        <DraftLeaveGuard unsaved={unsaved} draft={draft} />
      </Stack>
    </div>
  )
}
