import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FailureView } from '#src/admin/failure-view.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import type { Failure } from '#src/rest/failure.ts'
import type { NewsItem, NewsSummary } from '../contract.ts'
import { NewsEditor } from './editor.tsx'
import { useNews } from './news-area.ts'

export function NewNewsPage() {
  const area = useNews()
  useEffect(() => area.reset(), [area])
  return <NewsEditor opened={null} removed={[]} />
}

export function EditNewsPage() {
  const { id } = useParams({ from: '/news/$id' })
  const area = useNews()
  // Always asked anew, never behind the back of somebody who is typing.
  const { data, error, refetch } = useQuery<NewsItem, Failure>({
    queryKey: [area.name, 'item', id],
    queryFn: () => area.get(id),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  useEffect(() => area.reset, [area])

  if (error) return <FailureView failure={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingImage label="Loading" />
  return <NewsEditor key={id} opened={data} removed={removedFrom(area.state().list.data[id])} />
}

/** A created item arrives here with what was taken out of it. */
function removedFrom(item: NewsSummary | NewsItem | undefined): readonly string[] {
  return item && 'warnings' in item ? (item.warnings ?? []) : []
}
