import { useDates } from '#src/admin/dates.ts'
import type { MenuEntry } from '#src/admin/form/row-menu.tsx'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { bodyOf, type Values } from '../fields/fields.ts'
import type { ItemForm } from './use-item-form.ts'

/** Links that show an item on its page, even before publication, to anybody with the link. */
export function usePreview<Row extends ContentRow, Item extends Row>(type: ContentType<Row, Item>) {
  const content = useContent(type)
  const notifications = useNotifications()
  const dates = useDates()
  const preview = {
    /**
     * Opens the tab at once, since a browser would not allow it after the call. `values` are the
     * unsaved values on the screen.
     */
    async open(id: string, values?: Values): Promise<void> {
      const name = `preview ${type.name}`
      const tab = window.open('', name)
      try {
        const { url } = await content.preview(id)
        if (values) return postTo(name, url, { ...bodyOf(type, values), id })
        // The preview replaces this page where the browser blocks new tabs.
        ;(tab ?? window).location.assign(url)
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
          `Preview link copied. Anyone with the link can see the page until ${until}.`,
        )
      } catch (error) {
        notifications.fail(error)
      }
    },

    async end(id: string): Promise<void> {
      try {
        await content.endPreviews(id)
        notifications.succeed('All preview links revoked.')
      } catch (error) {
        notifications.fail(error)
      }
    },
  }

  return {
    ...preview,

    /** Shows a stored item with the values on the screen. Returns whether they could be saved. */
    async show(
      id: string,
      { onScreen, valid }: Pick<ItemForm<Row, Item>, 'onScreen' | 'valid'>,
    ): Promise<boolean> {
      const values = valid()
      if (values) await preview.open(id, onScreen() ? values : undefined)
      return values !== undefined
    },

    /** Returns the entries for the menu of an item. */
    entriesFor: (id: string): MenuEntry[] => [
      { label: 'Copy preview link', onSelect: () => void preview.copy(id) },
      { label: 'Revoke preview links', onSelect: () => void preview.end(id) },
    ],
  }
}

/** Shows the page with the values on the screen: the server renders it and stores nothing. */
function postTo(tab: string, url: string, screen: object): void {
  const { origin, pathname, search } = new URL(url)
  const form = document.createElement('form')
  const field = document.createElement('input')
  Object.assign(form, {
    method: 'post',
    action: `${origin}/preview${pathname}${search}`,
    target: tab,
  })
  Object.assign(field, { type: 'hidden', name: 'screen', value: JSON.stringify(screen) })
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}
