import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '@repo/platform/admin/client.ts'
import { useNotifications } from '@repo/platform/admin/notifications/notification-store.ts'
import { useList } from '@repo/platform/admin/table/use-list.ts'
import { calculatorApi, type StoredRun } from '../contract.ts'

interface RunsQuery {
  search?: string
  leadId?: string
}

export function useRuns(query: RunsQuery, limit?: number) {
  const client = useClient()
  return useList(
    ['calculator', 'list', query],
    (page) => client.list(calculatorApi.list, { query: { ...query, ...page } }),
    limit,
  )
}

export function useRun(id: string | undefined) {
  const client = useClient()
  return useQuery<StoredRun>({
    queryKey: ['calculator', 'item', id],
    queryFn: () => client.call(calculatorApi.get, { params: { id: id ?? '' } }),
    enabled: Boolean(id),
  })
}

/** Invalidates the queries of stored runs, after a write. */
export function useInvalidateRuns(): () => void {
  const queries = useQueryClient()
  return () => {
    for (const view of ['list', 'item'])
      void queries.invalidateQueries({ queryKey: ['calculator', view] })
  }
}

/** The calls on a stored run; each throws a `CallError`. */
export function useRunCalls() {
  const client = useClient()
  const notifications = useNotifications()
  const invalidateRuns = useInvalidateRuns()

  async function withNotification<Result>(call: Promise<Result>, message: string): Promise<Result> {
    const answer = await call
    invalidateRuns()
    notifications.succeed(message)
    return answer
  }

  async function restore({ id, name }: Pick<StoredRun, 'id' | 'name'>): Promise<void> {
    try {
      await withNotification(
        client.call(calculatorApi.restore, { body: { id } }),
        `“${name}” restored.`,
      )
    } catch (error) {
      notifications.fail(error)
    }
  }

  return {
    rename: (id: string, name: string): Promise<StoredRun> =>
      withNotification(
        client.call(calculatorApi.rename, { body: { id, name } }),
        'Estimate renamed.',
      ),

    link: (id: string, leadId: string | null): Promise<StoredRun> =>
      withNotification(
        client.call(calculatorApi.link, { body: { id, leadId } }),
        leadId ? 'Estimate linked to the demo request.' : 'Link to the demo request removed.',
      ),

    async remove(run: Pick<StoredRun, 'id' | 'name'>): Promise<{ id: string }> {
      const answer = await client.call(calculatorApi.remove, { params: { id: run.id } })
      invalidateRuns()
      notifications.succeed(`“${run.name}” deleted.`, {
        label: 'Undo',
        run: () => void restore(run),
      })
      return answer
    },
  }
}
