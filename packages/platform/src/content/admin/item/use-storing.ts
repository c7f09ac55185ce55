import { useNavigate } from '@tanstack/react-router'
import { useState, type RefObject } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useItemActions } from '../actions/use-item-actions.ts'
import { useChanges } from '../changes/use-changes.ts'
import { publishAction, type ContentRow, type ContentType } from '../content-type.ts'
import type { useItemDraft } from '../drafts/use-item-draft.ts'
import { publishesLater } from '../schedule/schedule-times.ts'
import { useContent } from '../store/content-store.ts'
import { focusError, warningsOf } from './item-editor-parts.tsx'
import type { ItemForm } from './use-item-form.ts'
import type { useItemText } from './use-item-text.tsx'

interface Options<Row extends ContentRow, Item extends Row> {
  type: ContentType<Row, Item>
  form: ItemForm<Row, Item>
  draft: ReturnType<typeof useItemDraft<Row, Item>>
  written: ReturnType<typeof useItemText<Row, Item>>
  frame: RefObject<HTMLElement | null>
  readOnly: boolean
  opened: Item | null
  onCreated: ((id: string) => void) | undefined
}

const savedMessage = ({ title, changes }: ContentRow): string =>
  changes
    ? `“${title}” saved as unpublished changes. Visitors see them once you publish them.`
    : `“${title}” saved.`

/** Stores, publishes and deletes the item of an editor. */
export function useStoring<Row extends ContentRow, Item extends Row>(options: Options<Row, Item>) {
  const { type, form, draft, written, frame, readOnly, opened, onCreated } = options
  const { item } = form
  const content = useContent(type)
  const notifications = useNotifications()
  const navigate = useNavigate()
  const { perform: act, schedule } = useItemActions(type)
  const changes = useChanges(type)
  const [removed, setRemoved] = useState(warningsOf(opened))

  const toError = () => requestAnimationFrame(() => focusError(frame.current))

  async function store(overwritten?: Item): Promise<Item | null> {
    const stored = await form.save(overwritten)
    if (stored) {
      setRemoved(warningsOf(stored))
      draft.saved()
      if (!item) await showAddressOf(stored)
    } else toError()
    return stored
  }

  async function save({
    andPublish = false,
    overwritten,
  }: { andPublish?: boolean; overwritten?: Item } = {}) {
    if (readOnly || content.state().form.loading) return
    const stored = await store(overwritten)
    if (!stored) return
    if (andPublish) await publish(stored)
    else notifications.succeed(savedMessage(stored))
  }

  /** Publishes an item, or the changes of one that is published. */
  const publish = (stored: Item) =>
    written.beforePublish(() => {
      if (stored.changes) return void changes.publish(stored)
      return publishesLater(stored.publishAt ?? '')
        ? void schedule(stored, { publishAt: stored.publishAt })
        : void act(publishAction(type), [stored])
    })

  /** What is on the screen and not saved is kept as a draft. */
  async function discardChanges(target: Item) {
    const published = await changes.discard(target)
    if (!published) return
    const typed = form.onScreen()
    if (typed) draft.stash(typed)
    form.take(published)
  }

  /** In place of the one of a new item, which is left by nobody: the editor stays. */
  async function showAddressOf({ id }: Item) {
    onCreated?.(id)
    await navigate({
      to: `/${type.name}/$id`,
      params: { id },
      search: ({ beside }) => ({ beside }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    })
  }

  async function remove(target: Item) {
    const [deleted] = await act('delete', [target])
    if (!deleted) return
    draft.drop()
    await navigate({ to: `/${type.name}`, ignoreBlocker: true })
  }

  const calls = { store, save, publish, discardChanges, remove }
  return { ...calls, removed, dismissRemoved: () => setRemoved([]), toError }
}
