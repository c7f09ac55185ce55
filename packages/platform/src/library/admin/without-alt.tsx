import { useQuery } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { counted, QueueEntry } from '#src/admin/queue.tsx'
import { libraryApi } from '../contract.ts'

/** On the dashboard: pictures that somebody who does not see them is told nothing of. */
export function FilesWithoutAlt() {
  const client = useClient()
  const { data: total = 0 } = useQuery({
    queryKey: ['library', 'waiting', 'alt'],
    queryFn: () =>
      client.list(libraryApi.list, { query: { withoutAlt: 'any', used: 'yes', limit: 1 } }),
    select: (list) => list.total,
  })
  if (total === 0) return null
  return (
    <QueueEntry
      title={`Library: ${counted(total, 'image in use has', 'images in use have')} no alternative text in at least one language`}
      link={{ to: '/library', search: { withoutAlt: 'any', used: 'yes' } }}
      action="Add text"
    />
  )
}
