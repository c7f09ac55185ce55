import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { restoredMessage, type Restored } from '../action-message.ts'
import { useContent } from '../content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'

/** Brings deleted items back, in sequence, and says how they have come back; returns them. */
export function useUntrash<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
): (ids: readonly string[]) => Promise<Item[]> {
  const content = useContent(type)
  const notifications = useNotifications()
  return async (ids) => {
    const restored: Restored<Item>[] = []
    try {
      for (const id of ids) restored.push(await content.untrash(id))
    } catch (error) {
      notifications.fail(error)
    }
    if (restored.length) notifications.succeed(restoredMessage(type, restored))
    return restored.map(({ item }) => item)
  }
}
