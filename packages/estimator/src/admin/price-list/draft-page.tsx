import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAccount } from '@repo/platform/account/admin/account-store.ts'
import { useClient } from '@repo/platform/admin/client.ts'
import { useDates } from '@repo/platform/admin/dates.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { useHotkeys } from '@repo/platform/admin/hotkeys.ts'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { RecordFrame } from '@repo/platform/admin/record/record.tsx'
import { createDraftStore } from '@repo/platform/content/admin/drafts/draft-store.ts'
import { ConflictDialog } from '@repo/platform/content/admin/conflict/conflict-dialog.tsx'
import { losesMine, type Choices } from '@repo/platform/content/admin/conflict/merge.ts'
import { DraftLeaveGuard } from '@repo/platform/content/admin/drafts/draft-leave-guard.tsx'
import { useDraft } from '@repo/platform/content/admin/drafts/use-draft.ts'
import type { Client } from '@repo/platform/rest/client.ts'
import { priceListApi } from '../../price-list-contract.ts'
import { mergedCells, placesOf, sameCells, type Cells } from './cells.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { DraftBanners, DraftHeader } from './draft-header.tsx'
import { DraftParts } from './draft-parts.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './draft.module.css'
import { cellName } from './labels.ts'
import { PreviewPanel, usePreview } from './preview-panel.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { UnreadableDraft, unreadableDraftOf } from './unreadable-draft.tsx'
import { publishedBaseOf, useDraftEditor, type Opened } from './use-draft-editor.ts'

export function DraftPage() {
  const client = useClient()
  // Fetched each time the page is opened, never refetched while somebody types.
  const { data, error, refetch } = useQuery<Opened>({
    queryKey: ['prices', 'opened'],
    queryFn: () => openDraft(client),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  const unreadable = error && unreadableDraftOf(error)
  if (unreadable) return <UnreadableDraft draft={unreadable} onDiscarded={() => void refetch()} />
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <DraftEditor opened={data} /> : <LoadingPage />
}

async function openDraft(client: Client): Promise<Opened> {
  const draft = await client.call(priceListApi.draft, {})
  return { draft, published: await publishedBaseOf(client, draft) }
}

/** The editor of the draft, with a preview of its effect. */
function DraftEditor({ opened }: { opened: Opened }) {
  const { within, ...editor } = useDraftEditor(opened)
  const shown = usePreview(editor.table)
  const { preview, fresh } = shown
  const account = useAccount()
  const notifications = useNotifications()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const dates = useDates()
  const [dialog, setDialog] = useState<'publish' | 'discard' | null>(null)

  const drafts = useMemo(
    () => createDraftStore<Cells>({ accountId: account.id, type: 'prices', itemId: 'draft' }),
    [account.id],
  )
  const deviceDraft = useDraft({
    store: drafts,
    unsaved: editor.unsaved,
    version: editor.draft.version,
    base: editor.base,
    isWorthOffering: (values) => !sameCells(values, editor.cells),
    restore: editor.restore,
  })
  useHotkeys({ 'Mod+s': () => void saveAndSay() })

  async function save(over?: Opened, cells?: Cells) {
    const stored = await editor.save(over, cells)
    if (!stored) return null
    deviceDraft.saved()
    void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
    return stored
  }

  /** What is not in the merged draft stays on the device. */
  async function merge(choices: Choices) {
    const { conflict, versions } = editor
    if (!conflict || !versions) return
    const merged = mergedCells(versions, choices)
    editor.show(merged)
    if (conflict.outcome === 'continue') return editor.dismissConflict()
    if (losesMine(placesOf(versions), choices)) deviceDraft.stash(versions.mine)
    await saveAndSay(conflict, merged)
  }

  async function saveAndSay(over?: Opened, cells?: Cells) {
    if (await save(over, cells)) notifications.succeed('Draft price list saved.')
  }

  async function openPublishDialog() {
    if (!editor.unsaved || (await save())) setDialog('publish')
  }

  async function leave(message: string, undo?: () => void) {
    deviceDraft.drop()
    void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
    notifications.succeed(message, undo && { label: 'Undo', run: undo })
    await navigate({ to: '/prices', ignoreBlocker: true })
  }

  return (
    <RecordFrame ref={within}>
      <DraftHeader
        editor={editor}
        publishable={fresh && editor.changes.length > 0}
        kept={deviceDraft}
        onSave={() => void saveAndSay()}
        onPublish={() => void openPublishDialog()}
        onDiscard={() => setDialog('discard')}
      />
      <DraftBanners
        editor={editor}
        offered={deviceDraft.offered}
        onContinue={deviceDraft.continueWith}
        onDiscard={deviceDraft.discard}
      />
      <Columns align="start" className={styles.columns}>
        <DraftParts editor={editor} />
        <PreviewPanel {...shown} invalid={editor.table === null} />
      </Columns>
      {dialog === 'publish' && preview && (
        <PublishDialog
          draft={editor.draft}
          changes={editor.changes}
          preview={preview}
          onClose={() => setDialog(null)}
          onConflict={(error) => {
            setDialog(null)
            void editor.showError(error)
          }}
          onPublished={(version) => void leave(`Version ${version} of the price list published.`)}
        />
      )}
      {dialog === 'discard' && (
        <DiscardDialog
          editor={editor}
          onClose={() => setDialog(null)}
          onDiscarded={(undo) => void leave('Draft price list discarded.', undo)}
        />
      )}
      <DraftLeaveGuard unsaved={editor.unsaved !== null} draft={deviceDraft} />
      {editor.conflict && editor.versions && (
        <ConflictDialog
          who={editor.conflict.draft.updatedBy?.name ?? null}
          changed={dates.dateTime(
            editor.conflict.draft.updatedAt ?? editor.conflict.published.publishedAt,
          )}
          places={placesOf(editor.versions).map((place) => ({
            ...place,
            field: cellName(place.key),
          }))}
          outcome={editor.conflict.outcome}
          onMerge={(choices) => void merge(choices)}
          onAcceptTheirs={() => {
            if (editor.conflict?.outcome === 'save') deviceDraft.stash(editor.cells)
            editor.acceptTheirs()
          }}
          onClose={editor.dismissConflict}
        />
      )}
    </RecordFrame>
  )
}
