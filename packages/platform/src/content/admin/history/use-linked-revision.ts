import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { listOptions } from '#src/admin/table/use-list.ts'
import type { Revision } from '#src/content/version-calls.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'

/** All that an item has. */
const most = 50

/** Opens the revision of the version that the address names, once: it leaves the address then. */
export function useLinkedRevision<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
  { id }: Item,
  onOpen: (revision: Revision) => void,
): void {
  const { version } = useSearch({ from: `/${type.name}/$id` })
  const content = useContent(type)
  const queries = useQueryClient()
  const notifications = useNotifications()
  const navigate = useNavigate()

  const open = useEffectEvent(async (wanted: string) => {
    await navigate({
      to: '.',
      search: (now) => ({ ...now, version: undefined }),
      replace: true,
      ignoreBlocker: true,
    })
    try {
      const list = await queries.infiniteQuery(listOptions(...content.revisions(id), most))
      const rows = list.pages.flatMap(({ items }) => Object.values(items))
      const revision = rows.find((row) => row.version === Number(wanted))
      if (revision) onOpen(revision)
      else
        notifications.succeed(
          'That version is no longer kept separately. Choose the version that follows it.',
        )
    } catch (error) {
      notifications.fail(error)
    }
  })
  useEffect(() => {
    if (version) void open(version)
  }, [version])
}
