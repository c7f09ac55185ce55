import { useQuery } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { ErrorView } from '#src/admin/error-view.tsx'
import type { Client } from '#src/rest/client.ts'
import { LoadingImage } from '#src/ui/loading-image.tsx'
import { priceListApi } from '../../price-list-contract.ts'
import { DraftEditor } from './draft-editor.tsx'
import { begunOn, type Opened } from './use-draft-editor.ts'

export function DraftPage() {
  const client = useClient()
  // Always asked anew, never behind the back of somebody who is typing.
  const { data, error, refetch } = useQuery<Opened>({
    queryKey: ['prices', 'opened'],
    queryFn: () => openDraft(client),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  })
  if (error) return <ErrorView error={error} onRetry={() => void refetch()} />
  return data ? <DraftEditor opened={data} /> : <LoadingImage label="Loading" />
}

async function openDraft(client: Client): Promise<Opened> {
  const draft = await client.call(priceListApi.draft, {})
  return { draft, published: await begunOn(client, draft) }
}
