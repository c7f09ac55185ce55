import { useDates } from '#src/admin/dates.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { useContent } from '../store/content-store.ts'

/** What is done with the unpublished changes of an item, each with its notification. */
export function useChanges<Row extends ContentRow, Item extends Row>(type: ContentType<Row, Item>) {
  const content = useContent(type)
  const notifications = useNotifications()
  const dates = useDates()

  /** Returns the item; undefined where that failed. */
  async function run(call: Promise<Item>, message: string): Promise<Item | undefined> {
    try {
      const item = await call
      notifications.succeed(message)
      return item
    } catch (error) {
      notifications.fail(error)
      return undefined
    }
  }

  return {
    publish: (item: Row) =>
      run(content.publishChanges(seen(item)), `Changes to “${item.title}” published.`),

    schedule: (item: Row, publishAt: string | null) =>
      run(
        content.scheduleChanges(seen(item), publishAt),
        publishAt === null
          ? `The changes to “${item.title}” are no longer scheduled.`
          : `Changes to “${item.title}” will be published on ${dates.dateTime(publishAt)}.`,
      ),

    discard: (item: Row) =>
      run(
        content.discardChanges(item),
        `Changes to “${item.title}” discarded. You can find them in the history.`,
      ),
  }
}

/** Of a row of a list, which shows what is published. */
const seen = ({ id, version, changesVersion = 0 }: ContentRow) => ({
  id,
  version: Math.max(version, changesVersion),
})
