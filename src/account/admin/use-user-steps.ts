import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { useNotices } from '#src/admin/notifications/notices.ts'
import { usersApi, type User } from '../users-contract.ts'

/** The actions on a user that need no form; each shows a notification and refetches the list. */
export function useUserSteps({ id, email }: User) {
  const client = useClient()
  const queries = useQueryClient()
  const notices = useNotices()
  const refresh = () => void queries.invalidateQueries({ queryKey: ['users'] })

  const step = (call: () => Promise<unknown>, done: string) => async () => {
    try {
      await call()
      notices.succeed(done)
    } catch (error) {
      notices.fail(error)
    }
    refresh()
  }

  const body = { id }
  return {
    refresh,
    steps: {
      invite: step(
        () => client.call(usersApi.invite, { body }),
        `Another invitation to ${email} is on its way.`,
      ),
      reset: step(
        () => client.call(usersApi.reset, { body }),
        `A link for ${email} is on its way.`,
      ),
      disable: step(() => client.call(usersApi.disable, { body }), `${email} is disabled.`),
      enable: step(() => client.call(usersApi.enable, { body }), `${email} can sign in again.`),
      remove: step(() => client.call(usersApi.remove, { params: body }), `${email} is deleted.`),
    },
  }
}
