import { useDates } from '#src/admin/dates.ts'
import type { MenuEntry } from '#src/admin/form/row-menu.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useContent } from './content-store.ts'
import type { ContentRow, ContentType } from './content-type.ts'

/** Links that show an item on its page, public or not, to whoever has them. */
export function usePreview<Row extends ContentRow, Item extends Row>(type: ContentType<Row, Item>) {
  const content = useContent(type)
  const notifications = useNotifications()
  const dates = useDates()
  const preview = {
    /**
     * In a tab that is opened at once: after the calls a browser would no longer allow it. Without an
     * id there is nothing to show.
     */
    async open(idOf: () => Promise<string | undefined>): Promise<void> {
      const tab = window.open('', '_blank')
      try {
        const id = await idOf()
        if (id === undefined) return tab?.close()
        const { url } = await content.preview(id)
        // Where no tab may be opened, here.
        const target = tab ?? window
        if (tab) tab.opener = null
        target.location.assign(url)
      } catch (error) {
        tab?.close()
        notifications.fail(error)
      }
    },

    async copy(id: string): Promise<void> {
      try {
        const { url, expiresAt } = await content.preview(id)
        await navigator.clipboard.writeText(url)
        const until = dates.dateTime(expiresAt)
        notifications.succeed(
          `The preview link is copied. Whoever has it sees the page until ${until}.`,
        )
      } catch (error) {
        notifications.fail(error)
      }
    },

    async end(id: string): Promise<void> {
      try {
        await content.endPreviews(id)
        notifications.succeed('All preview links to it have ended.')
      } catch (error) {
        notifications.fail(error)
      }
    },
  }

  return {
    ...preview,
    /** For the menu of an item. */
    entriesFor: (id: string): MenuEntry[] => [
      { label: 'Copy preview link', onSelect: () => void preview.copy(id) },
      { label: 'End all preview links', onSelect: () => void preview.end(id) },
    ],
  }
}
