import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { useNotifications } from '#src/admin/notifications/notification-store.ts'
import { viewsApi, type NewView, type SavedView } from '../views-contract.ts'
import { useAccount } from './account-store.ts'
import { loadViews, withoutView, withView } from './saved-views.ts'

/** The views of a list that one has saved under a name. */
export function useViews(list: string) {
  const client = useClient()
  const queries = useQueryClient()
  const notifications = useNotifications()
  const { id } = useAccount()
  const queryKey = ['views', id]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () => loadViews(client, id, localStorage),
    staleTime: 60_000,
  })
  const put = (change: (views: readonly SavedView[]) => SavedView[]) =>
    queries.setQueryData<SavedView[]>(queryKey, (views) => views && change(views))

  /** Returns whether it succeeded. */
  async function attempt(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (failure) {
      notifications.fail(failure)
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
