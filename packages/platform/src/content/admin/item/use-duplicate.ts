import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useClient } from '#src/admin/client.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { asEdited } from '../changes/edited-item.ts'
import { cacheKeys } from '../store/content-state.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { duplicateItem } from './copy-of-item.ts'

/** Makes a copy of an item as it is stored, and opens it. */
export function useDuplicate<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
): (id: string) => Promise<void> {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const navigate = useNavigate()
  return async (id) => {
    try {
      const item = asEdited(await client.call(type.api.get, { params: { id } }))
      const copy = await duplicateItem(type, client, item)
      void queries.invalidateQueries({ queryKey: cacheKeys(type.name).lists })
      await navigate({ to: `/${type.name}/$id`, params: { id: copy }, search: {} })
      notifications.succeed(`“${item.title}” duplicated. You are editing the copy.`)
    } catch (error) {
      notifications.fail(error)
    }
  }
}
