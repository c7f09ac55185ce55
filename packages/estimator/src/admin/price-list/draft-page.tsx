import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '@repo/platform/admin/client.ts'
import { ErrorView } from '@repo/platform/admin/error-view.tsx'
import { LoadingPage } from '@repo/platform/admin/loading-page.tsx'
import { RecordFrame } from '@repo/platform/admin/record/record.tsx'
import { DraftLeaveGuard } from '@repo/platform/content/admin/drafts/draft-leave-guard.tsx'
import type { Client } from '@repo/platform/rest/client.ts'
import { priceListApi } from '../../price-list-contract.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { DraftConflict } from './draft-conflict.tsx'
import { DraftBanners, DraftHeader } from './draft-header.tsx'
import { DraftParts } from './draft-parts.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './draft.module.css'
import { PreviewPanel, usePreview } from './preview-panel.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { UnreadableDraft, unreadableDraftOf } from './unreadable-draft.tsx'
import type { Opened } from './use-draft-conflict.ts'
import { publishedBaseOf } from './use-draft-editor.ts'
import { useDraftPage } from './use-draft-page.ts'

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
  const { within, editor, deviceDraft, ...own } = useDraftPage(opened)
  const shown = usePreview(editor.table)
  const { preview, fresh } = shown
  const [dialog, setDialog] = useState<'publish' | 'discard' | null>(null)

  async function openPublishDialog() {
    if (!editor.unsaved || (await own.save())) setDialog('publish')
  }

  return (
    <RecordFrame ref={within}>
      <DraftHeader
        editor={editor}
        publishable={fresh && editor.changes.length > 0}
        kept={deviceDraft}
        onSave={() => void own.saveAndSay()}
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
          onPublished={(version) =>
            void own.leave(`Version ${version} of the price list published.`)
          }
        />
      )}
      {dialog === 'discard' && (
        <DiscardDialog
          editor={editor}
          onClose={() => setDialog(null)}
          onDiscarded={(undo) => void own.leave('Draft price list discarded.', undo)}
        />
      )}
      <DraftLeaveGuard unsaved={editor.unsaved !== null} draft={deviceDraft} />
      <DraftConflict
        editor={editor}
        onMerge={(choices) => void own.merge(choices)}
        onStash={deviceDraft.stash}
      />
    </RecordFrame>
  )
}
