import { useBlocker, useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { useAccount, useAccountStore, useMay } from '#src/account/admin/account-store.ts'
import { useDates } from '#src/admin/dates.ts'
import { Button } from '#src/admin/form/button.tsx'
import { useHotkeys } from '#src/admin/hotkeys.ts'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { usePageTitle } from '#src/admin/page-header.tsx'
import { createDraftStore } from '#src/content/admin/draft-store.ts'
import { EditorFrame, FactGroup } from '#src/content/admin/editor-frame.tsx'
import { RichTextEditor, type RichTextHandle } from '#src/content/admin/editor/rich-text-editor.tsx'
import { UnsavedChangesDialog } from '#src/content/admin/unsaved-changes-dialog.tsx'
import { StaleDialog } from '#src/content/admin/stale-dialog.tsx'
import { useDraft } from '#src/content/admin/use-draft.ts'
import { statusOf } from '#src/content/status.ts'
import type { NewsItem } from '../contract.ts'
import { DeleteNews } from './delete-news.tsx'
import { NewsBanners } from './editor-banners.tsx'
import { EditorButtons } from './editor-buttons.tsx'
import { NewsFacts } from './facts.tsx'
import { useNewsActions } from './news-actions.ts'
import { useNews } from './news-store.ts'
import { differencesOf, sameValues, valuesOf, type NewsValues } from './news-values.ts'
import { normaliseHtml } from '#src/content/admin/editor/schema.ts'
import { TitleField } from './title-field.tsx'
import { useNewsEditor } from './use-news-editor.ts'

interface Props {
  /** As it was loaded; null for a new one. */
  opened: NewsItem | null
  /** What the last save of this item took out of its text. */
  removed: readonly string[]
}

export function NewsEditor({ opened, removed: removedBefore }: Props) {
  const text = useRef<RichTextHandle>(null)
  const editor = useNewsEditor(opened, text)
  const { form, item, values, unsaved, conflict } = editor
  const newsStore = useNews()
  const account = useAccount()
  const accountStore = useAccountStore()
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
  const hasUnsavedChanges = () =>
    unsaved !== null && !readOnly && accountStore.state().authenticated
  const blocker = useBlocker({
    shouldBlockFn: hasUnsavedChanges,
    enableBeforeUnload: hasUnsavedChanges,
    withResolver: true,
  })

  const title = item?.title ?? 'New item'
  usePageTitle(title)
  useHotkeys({ 'Mod+s': () => void save() })

  async function save({ publish = false, over }: { publish?: boolean; over?: number } = {}) {
    if (readOnly || editor.loading) return
    const stored = await editor.save(over === undefined ? {} : { over })
    if (!stored) return
    setRemoved(stored.warnings ?? [])
    draft.resolve()
    if (publish) await change('publish', stored)
    else notices.succeed(`“${stored.title}” is saved.`)
    if (!opened && newsStore.state().form.redirectReady) {
      draft.drop()
      newsStore.reset()
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
        note={
          draft.draftSavedAt
            ? `Draft kept on this device, ${dates.time(draft.draftSavedAt)}`
            : undefined
        }
        actions={
          <EditorButtons
            item={item}
            unsaved={unsaved !== null}
            saving={editor.loading}
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
            error={editor.error}
            removed={removed}
            onRestore={(kept) => {
              editor.show(kept.values)
              draft.resolve()
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
            head={<TitleField editor={editor} readOnly={readOnly} />}
          />
        }
        facts={
          <>
            <NewsFacts editor={editor} readOnly={readOnly} />
            {item && !readOnly && (
              <FactGroup>
                <Button variant="danger" onClick={() => setDeleting(true)}>
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
      <UnsavedChangesDialog blocker={blocker} />
      {conflict && (
        <StaleDialog
          changed={dates.full(conflict.updatedAt)}
          differences={differencesOf(valuesOf(conflict, normaliseHtml), values)}
          onKeepMine={() => void save({ over: conflict.version })}
          onAcceptTheirs={() => {
            editor.acceptTheirs()
            draft.stash(values)
          }}
          onClose={editor.dismissConflict}
        />
      )}
    </>
  )
}
