import { send } from '#src/rest/send.ts'

/**
 * Subscribes to the newsletter; the subscription is pending until the owner of the address
 * confirms. Throws a `CallError`.
 */
export async function subscribe(email: string): Promise<void> {
  await send({ method: 'POST', path: '/api/newsletter/subscribe', body: { email } })
}
