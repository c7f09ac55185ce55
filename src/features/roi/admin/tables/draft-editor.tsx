import { useQueryClient } from '@tanstack/react-query'
import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useAccount, useAccountArea } from '#src/account/admin/account-area.ts'
import { useDates } from '#src/admin/dates.ts'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { createDraftStore } from '#src/content/admin/draft-store.ts'
import frameStyles from '#src/content/admin/editor-frame.module.css'
import { LeaveDialog } from '#src/content/admin/leave-dialog.tsx'
import { StaleDialog } from '#src/content/admin/stale-dialog.tsx'
import { useDraft } from '#src/content/admin/use-draft.ts'
import { cellsOf, changesBetween, sameCells, type Cells } from './cells.ts'
import { DiscardDialog } from './discard-dialog.tsx'
import { DraftBanners } from './draft-banners.tsx'
import { DraftHead } from './draft-head.tsx'
import { DraftParts } from './draft-parts.tsx'
import styles from './draft.module.css'
import { cellName } from './labels.ts'
import { PreviewPanel } from './preview-panel.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import { usePreview } from './use-preview.ts'
import { useTableDesk, type Opened } from './use-table-desk.ts'

/** The whole table as a draft, beside what it would do. */
export function DraftEditor({ opened }: { opened: Opened }) {
  const desk = useTableDesk(opened)
  const shown = usePreview(desk.table)
  const { preview, fresh } = shown
  const account = useAccount()
  const accountArea = useAccountArea()
  const notices = useNotices()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const dates = useDates()
  const [asking, setAsking] = useState<'publish' | 'discard' | null>(null)

  const drafts = useMemo(
    () => createDraftStore<Cells>({ accountId: account.id, type: 'prices', itemId: 'draft' }),
    [account.id],
  )
  const kept = useDraft({
    store: drafts,
    unsaved: desk.unsaved,
    version: desk.draft.version,
    isWorthOffering: (values) => !sameCells(values, desk.cells),
  })
  const mayLose = () => desk.unsaved !== null && accountArea.state().authenticated
  const blocker = useBlocker({
    shouldBlockFn: mayLose,
    enableBeforeUnload: mayLose,
    withResolver: true,
  })
  useHotkeys({ 'Mod+s': () => void saveAndSay() })

  async function save(over?: Opened) {
    const stored = await desk.save(over)
    if (!stored) return null
    kept.settle()
    void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
    return stored
  }

  async function saveAndSay(over?: Opened) {
    if (await save(over)) notices.succeed('The draft is saved.')
  }

  async function askToPublish() {
    if (!desk.unsaved || (await save())) setAsking('publish')
  }

  async function leave(message: string, undo?: () => void) {
    kept.drop()
    void queries.invalidateQueries({ queryKey: ['prices', 'overview'] })
    notices.succeed(message, undo && { label: 'Undo', run: undo })
    await navigate({ to: '/prices', ignoreBlocker: true })
  }

  return (
    <div className={frameStyles.frame}>
      <DraftHead
        desk={desk}
        publishable={fresh && desk.changes.length > 0}
        keptAt={kept.keptAt}
        onSave={() => void saveAndSay()}
        onPublish={() => void askToPublish()}
        onDiscard={() => setAsking('discard')}
      />
      <DraftBanners
        desk={desk}
        offered={kept.offered}
        onRestore={(values) => {
          desk.show(values)
          kept.settle()
        }}
        onDiscard={kept.discardOffered}
      />
      <div className={styles.columns}>
        <DraftParts desk={desk} />
        <PreviewPanel {...shown} faulty={desk.table === null} />
      </div>
      {asking === 'publish' && preview && (
        <PublishDialog
          draft={desk.draft}
          changes={desk.changes}
          preview={preview}
          onClose={() => setAsking(null)}
          onMoved={(refusal) => {
            setAsking(null)
            void desk.tell(refusal)
          }}
          onPublished={(version) => void leave(`Version ${version} is published.`)}
        />
      )}
      {asking === 'discard' && (
        <DiscardDialog
          desk={desk}
          onClose={() => setAsking(null)}
          onDiscarded={(undo) => void leave('The draft is discarded.', undo)}
        />
      )}
      <LeaveDialog blocker={blocker} />
      {desk.conflict && (
        <StaleDialog
          changed={dates.full(desk.conflict.draft.updatedAt ?? desk.conflict.published.publishedAt)}
          differences={changesBetween(cellsOf(desk.conflict.draft.table), desk.cells).map(
            ({ key, from = '', to = '' }) => ({ field: cellName(key), theirs: from, mine: to }),
          )}
          onKeepMine={() => void saveAndSay(desk.conflict ?? undefined)}
          onTakeTheirs={() => {
            kept.setAside(desk.cells)
            desk.takeTheirs()
          }}
          onClose={desk.dropConflict}
        />
      )}
    </div>
  )
}
