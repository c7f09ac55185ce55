import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { bulkTitle, restoredMessage, type Restored } from '../actions/action-message.ts'
import { runInParts } from '../bulk/run-in-parts.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'

interface Deleted {
  id: string
}

/** Brings deleted items back and says how they have come back; returns them. */
export function useUntrash<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
): (deleted: readonly Deleted[]) => Promise<Row[]> {
  const content = useContent(type)
  const notifications = useNotifications()

  async function call(deleted: readonly Deleted[]) {
    const [only] = deleted
    if (!only || deleted.length > 1) {
      const title = bulkTitle(type, 'untrash', deleted)
      return runInParts(title, deleted, (part) =>
        content.bulk(
          { action: 'untrash' },
          part.map(({ id }) => ({ id })),
        ),
      )
    }
    try {
      return { done: [await content.untrash(only.id)], failures: [], isStopped: false }
    } catch (error) {
      return { done: [], failures: [{ item: only, error }], isStopped: false }
    }
  }

  return async (deleted) => {
    const { done, failures, isStopped } = await call(deleted)
    const restored = done.map(({ item, changed = [] }): Restored<Row> => ({ item, changed }))
    const message = restoredMessage(type, restored)
    if (restored.length)
      notifications.succeed(
        isStopped ? `${message} The rest are unchanged because you stopped.` : message,
      )
    const last = failures.at(-1)
    if (last) notifications.fail(last.error)
    return restored.map(({ item }) => item)
  }
}
