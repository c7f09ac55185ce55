import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useAccount, useAccountArea, useMay } from '#src/account/admin/account-area.ts'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { usePageTitle } from '#src/admin/page-head.tsx'
import { createDraftStore } from '#src/content/admin/draft-store.ts'
import { EditorFrame, FactGroup } from '#src/content/admin/editor-frame.tsx'
import { RichTextEditor, type RichTextHandle } from '#src/content/admin/editor/rich-text-editor.tsx'
import { LeaveDialog } from '#src/content/admin/leave-dialog.tsx'
import { StaleDialog } from '#src/content/admin/stale-dialog.tsx'
import { useDraft } from '#src/content/admin/use-draft.ts'
import { statusOf } from '#src/content/status.ts'
import type { NewsItem } from '../contract.ts'
import { DeleteNews } from './delete-news.tsx'
import { NewsBanners } from './editor-banners.tsx'
import { EditorButtons } from './editor-buttons.tsx'
import { NewsFacts } from './facts.tsx'
import { useNewsActions } from './news-actions.ts'
import { useNews } from './news-area.ts'
import { differencesOf, sameValues, valuesOf, type NewsValues } from './news-values.ts'
import { normaliseHtml } from '#src/content/admin/editor/schema.ts'
import { TitleField } from './title-field.tsx'
import { useNewsDesk } from './use-news-desk.ts'

interface Props {
  /** As it was loaded; null for a new one. */
  opened: NewsItem | null
  /** What the last save of this item took out of its text. */
  removed: readonly string[]
}

export function NewsEditor({ opened, removed: removedBefore }: Props) {
  const text = useRef<RichTextHandle>(null)
  const desk = useNewsDesk(opened, text)
  const { form, item, values, unsaved, conflict } = desk
  const area = useNews()
  const account = useAccount()
  const accountArea = useAccountArea()
  const readOnly = !useMay('news:write')
  const notices = useNotices()
  const navigate = useNavigate()
  const act = useNewsActions()
  const dates = useDates()
  const [deleting, setDeleting] = useState(false)
  const [removed, setRemoved] = useState(removedBefore)
  const [initial] = useState(values.content)

  const drafts = useMemo(
    () =>
      createDraftStore<NewsValues>({
        accountId: account.id,
        type: 'news',
        itemId: opened?.id ?? null,
      }),
    [account.id, opened?.id],
  )
  const draft = useDraft({
    store: drafts,
    unsaved,
    version: item?.version ?? null,
    isWorthOffering: (kept) => !sameValues(kept, values),
  })
  const mayLose = () => unsaved !== null && !readOnly && accountArea.state().authenticated
  const blocker = useBlocker({
    shouldBlockFn: mayLose,
    enableBeforeUnload: mayLose,
    withResolver: true,
  })

  const title = item?.title ?? 'New item'
  usePageTitle(title)
  useHotkeys({ 'Mod+s': () => void save() })

  async function save({ publish = false, over }: { publish?: boolean; over?: number } = {}) {
    if (readOnly || desk.loading) return
    const stored = await desk.save(over === undefined ? {} : { over })
    if (!stored) return
    setRemoved(stored.warnings ?? [])
    draft.settle()
    if (publish) await change('publish', stored)
    else notices.succeed(`“${stored.title}” is saved.`)
    if (!opened && area.state().form.redirectReady) {
      draft.drop()
      area.reset()
      await navigate({ to: '/news/$id', params: { id: stored.id }, ignoreBlocker: true })
    }
  }

  async function change(action: 'publish' | 'activate' | 'deactivate', target: NewsItem) {
    await act(action, [target])
  }

  async function remove(target: NewsItem) {
    const [gone] = await act('delete', [target])
    if (!gone) return
    draft.drop()
    await navigate({ to: '/news', ignoreBlocker: true })
  }

  return (
    <>
      <EditorFrame
        parent={{ to: '/news', label: 'News' }}
        title={title}
        status={statusOf(item ?? { published: false, active: true })}
        unsaved={unsaved !== null}
        note={draft.keptAt ? `Draft kept on this device, ${dates.time(draft.keptAt)}` : undefined}
        actions={
          <EditorButtons
            item={item}
            unsaved={unsaved !== null}
            saving={desk.loading}
            readOnly={readOnly}
            onSave={() => void save()}
            onPublish={() =>
              void (unsaved || !item ? save({ publish: true }) : change('publish', item))
            }
            onFlag={(action) => item && void change(action, item)}
          />
        }
        banners={
          <NewsBanners
            draft={draft.offered}
            failure={desk.failure}
            removed={removed}
            onRestore={(kept) => {
              desk.show(kept.values)
              draft.settle()
            }}
            onDiscard={draft.discardOffered}
            onDismissRemoved={() => setRemoved([])}
          />
        }
        content={
          <RichTextEditor
            ref={text}
            label="Text"
            lang={values.language}
            initial={initial}
            readOnly={readOnly}
            onChange={(html) => form.setFieldValue('content', html)}
            head={<TitleField desk={desk} readOnly={readOnly} />}
          />
        }
        facts={
          <>
            <NewsFacts desk={desk} readOnly={readOnly} />
            {item && !readOnly && (
              <FactGroup>
                <Button kind="danger" onClick={() => setDeleting(true)}>
                  Delete this item…
                </Button>
              </FactGroup>
            )}
          </>
        }
      />
      <DeleteNews
        items={deleting && item ? [item] : []}
        onClose={() => setDeleting(false)}
        onDelete={() => item && void remove(item)}
      />
      <LeaveDialog blocker={blocker} />
      {conflict && (
        <StaleDialog
          changed={dates.full(conflict.updatedAt)}
          differences={differencesOf(valuesOf(conflict, normaliseHtml), values)}
          onKeepMine={() => void save({ over: conflict.version })}
          onTakeTheirs={() => {
            desk.takeTheirs()
            draft.setAside(values)
          }}
          onClose={desk.dropConflict}
        />
      )}
    </>
  )
}
