import { send } from '#src/rest/send.ts'

/** Asks for the newsletter; the address stays pending until its owner confirms. Throws a `Failure`. */
export async function subscribe(email: string): Promise<void> {
  await send({ method: 'POST', path: '/api/newsletter/subscribe', body: { email } })
}
