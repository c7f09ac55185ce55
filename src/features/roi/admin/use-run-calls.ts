import { useClient } from '#src/admin/client.ts'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { calculatorApi, type Run } from '../contract.ts'
import { useOutdateRuns } from './runs-query.ts'

/** What can be done with a stored run; each throws a `Failure` where it was refused. */
export function useRunCalls() {
  const client = useClient()
  const notices = useNotices()
  const outdate = useOutdateRuns()

  async function told<Answer>(call: Promise<Answer>, message: string): Promise<Answer> {
    const answer = await call
    outdate()
    notices.succeed(message)
    return answer
  }

  return {
    rename: (id: string, name: string): Promise<Run> =>
      told(client.call(calculatorApi.rename, { body: { id, name } }), 'The run is renamed.'),

    link: (id: string, leadId: string | null): Promise<Run> =>
      told(
        client.call(calculatorApi.link, { body: { id, leadId } }),
        leadId ? 'The run is linked to the demo request.' : 'The link is removed.',
      ),

    remove: ({ id, name }: Pick<Run, 'id' | 'name'>): Promise<{ id: string }> =>
      told(client.call(calculatorApi.remove, { params: { id } }), `“${name}” is deleted.`),
  }
}
