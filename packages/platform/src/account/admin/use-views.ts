import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useClient } from '#src/admin/client.ts'
import { viewsApi, type NewView, type SavedView } from '../views-contract.ts'
import { useAccount } from './account-store.ts'
import { loadViews, withoutView, withView } from './saved-views.ts'

function useViewsQuery() {
  const client = useClient()
  const { id } = useAccount()
  return useMemo(
    () => ({
      queryKey: ['views', id],
      queryFn: () => loadViews(client, id, localStorage),
      staleTime: 60_000,
    }),
    [client, id],
  )
}

/** Reads the saved views of all lists, once a minute at most. */
export function useReadViews(): () => Promise<SavedView[]> {
  const queries = useQueryClient()
  const query = useViewsQuery()
  return useCallback(() => queries.query(query), [queries, query])
}

/** The views of a list that one has saved under a name; `refuse` shows why a change has failed. */
export function useViews(list: string, refuse: (error: unknown) => void) {
  const client = useClient()
  const queries = useQueryClient()
  const query = useViewsQuery()
  const { queryKey } = query
  const { data, error, refetch } = useQuery(query)
  const put = (change: (views: readonly SavedView[]) => SavedView[]) =>
    queries.setQueryData<SavedView[]>(queryKey, (views) => views && change(views))

  /** Returns whether it succeeded. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (failure) {
      refuse(failure)
      return false
    }
  }

  return {
    views: data?.filter((view) => view.list === list) ?? [],
    error: data ? null : error,
    retry: () => void refetch(),
    save: (view: Omit<NewView, 'list'>) =>
      attempt(async () => {
        const saved = await client.call(viewsApi.save, { body: { ...view, list } })
        put((views) => withView(views, saved))
      }),
    remove: (view: SavedView) =>
      attempt(async () => {
        await client.call(viewsApi.remove, { params: { id: view.id } })
        put((views) => withoutView(views, view.id))
      }),
  }
}
