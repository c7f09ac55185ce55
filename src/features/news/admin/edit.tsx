import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ErrorView } from '#src/admin/error-view.tsx'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import type { NewsItem, NewsSummary } from '../contract.ts'
import { NewsEditor } from './editor.tsx'
import { useNews } from './news-store.ts'

export function NewNewsPage() {
  const newsStore = useNews()
  useEffect(() => newsStore.reset(), [newsStore])
  return <NewsEditor opened={null} removed={[]} />
}

export function EditNewsPage() {
  const { id } = useParams({ from: '/news/$id' })
  const newsStore = useNews()
  // Always asked anew, never behind the back of somebody who is typing.
  const { data, error, refetch } = useQuery<NewsItem>({
    queryKey: [newsStore.name, 'item', id],
    queryFn: () => newsStore.get(id),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  useEffect(() => newsStore.reset, [newsStore])

  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  if (!data) return <LoadingImage label="Loading" />
  return (
    <NewsEditor key={id} opened={data} removed={removedFrom(newsStore.state().list.data[id])} />
  )
}

/** A created item arrives here with what was taken out of it. */
function removedFrom(item: NewsSummary | NewsItem | undefined): readonly string[] {
  return item && 'warnings' in item ? (item.warnings ?? []) : []
}
