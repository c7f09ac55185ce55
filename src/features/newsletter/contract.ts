import { z } from 'zod'
import { emailAddress } from '#src/rest/text.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { maxLength } from '#src/rest/lengths.ts'

export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed'] as const
const state = z.enum(subscriptionStates)

export const subscription = z.strictObject({
  id: z.string(),
  email: z.string(),
  language: z.string().nullable(),
  state,
  createdAt: z.string(),
  updatedAt: z.string(),
  confirmedAt: z.string().nullable(),
})

const filters = { state: state.optional() }
const subscriptionQuery = listQuery.extend(filters)

const csvExample = [
  'Email,Language,State,Asked (UTC),Changed (UTC),Confirmed (UTC)',
  `ada@example.com,English,Confirmed${',2026-01-15 09:30:00'.repeat(3)}`,
  '',
].join('\r\n')

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
  unsubscribe: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary: 'One-click unsubscribe of a mail (RFC 8058); the answer is the same for every token',
    permission: 'public',
    query: z.strictObject({ token: z.string().max(maxLength.token) }),
    response: z.strictObject({ state: z.literal('unsubscribed') }),
    errors: ['TOO_LARGE'],
    fromAnywhere: true,
  }),
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/newsletter/subscriptions',
    summary: 'Newsletter subscriptions, last change first',
    permission: 'subscriptions:read',
    query: subscriptionQuery,
    response: keyedById(subscription),
    list: 'keyed',
  }),
  export: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/newsletter/subscriptions/export',
    summary: 'The same list as CSV',
    permission: 'subscriptions:read',
    query: listQuery.pick({ search: true }).extend(filters),
    response: z.string().meta({ examples: [csvExample] }),
    type: 'text/csv',
  }),
}

export type Subscription = z.output<typeof subscription>
export type SubscriptionState = Subscription['state']
export type SubscriptionQuery = z.output<typeof subscriptionQuery>
