import { z } from 'zod'
import { emailAddress } from '#src/content/text.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'

export const subscription = z.strictObject({
  id: z.string(),
  email: z.string(),
  language: z.string().nullable(),
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export const newsletterApi = {
  subscribe: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary:
      'Subscribe to the newsletter; the answer is the same whatever the state of the address',
    permission: 'public',
    body: z.strictObject({ email: emailAddress }),
    response: z.strictObject({ state: z.literal('pending') }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/newsletter/subscriptions',
    summary: 'Newsletter subscriptions, newest first',
    permission: 'subscriptions:read',
    query: listQuery,
    response: keyedById(subscription),
    list: 'keyed',
  }),
}

export type Subscription = z.output<typeof subscription>
