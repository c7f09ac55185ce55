import { z } from 'zod'
import { emailAddress } from '@repo/platform/rest/text.ts'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { byId } from '@repo/platform/rest/item.ts'
import { exportQuery, keyedById, listQuery } from '@repo/platform/rest/page.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { storedOption } from '@repo/platform/rest/stored-option.ts'
import { exportHeads } from './names.ts'
import { withExample } from '@repo/platform/rest/example.ts'
import { storedEmail, storedId, storedTime } from '@repo/platform/rest/stored.ts'

/** `doubtful`: a program may have asked for it; no link has been mailed, and it is deleted after 30 days. */
export const subscriptionStates = ['pending', 'confirmed', 'unsubscribed', 'doubtful'] as const
const state = storedOption(subscriptionStates)

export const subscription = z.strictObject({
  id: storedId,
  email: storedEmail,
  language: withExample(z.string(), 'en').nullable(),
  state,
  createdAt: storedTime,
  updatedAt: storedTime,
  confirmedAt: storedTime.nullable(),
})

/** One step of the record of consent. */
const consentEvent = z.strictObject({
  at: storedTime,
  state,
  language: withExample(z.string(), 'en').nullable(),
  /** Version of the wording that stood beside the form; null where nothing was consented to. */
  wording: withExample(z.string(), '2026-01').nullable(),
  /** Path of the page with the form, or of the back office; null where a link or a program called. */
  page: withExample(z.string(), '/en/news').nullable(),
})

/** A subscription with its record of consent, oldest first. */
const recordedSubscription = subscription.extend({ consent: z.array(consentEvent) })

const filters = { state: z.enum(subscriptionStates).optional() }
const subscriptionQuery = listQuery.extend(filters)

const csvExample = [
  exportHeads.join(','),
  `ada@example.com,English,Confirmed${',2026-01-15 09:30:00'.repeat(3)}`,
  '',
].join('\r\n')

export const newsletterApi = {
  subscribe: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/newsletter/subscribe',
    summary:
      'Subscribe to the newsletter; the response does not reveal whether the address is known',
    permission: 'public',
    body: z.strictObject({ email: emailAddress }),
    response: z.strictObject({ state: z.literal('pending') }),
    errors: ['TOO_MANY_REQUESTS'],
  }),
  unsubscribe: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/newsletter/unsubscribe',
    summary:
      'Unsubscribe with one click from an email (RFC 8058); the response is the same for every token',
    permission: 'public',
    query: z.strictObject({ token: withExample(z.string().max(maxLength.token), 'Zm9ya2xpZnRz') }),
    response: z.strictObject({ state: z.literal('unsubscribed') }),
    errors: ['TOO_LARGE'],
    fromAnywhere: true,
  }),
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/newsletter/subscriptions',
    summary: 'Newsletter subscriptions, latest change first',
    permission: 'subscriptions:read',
    query: subscriptionQuery,
    response: keyedById(subscription),
    list: 'keyed',
  }),
  get: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/newsletter/subscriptions/id/:id',
    summary: 'One subscription with its record of consent',
    permission: 'subscriptions:read',
    params: byId,
    response: recordedSubscription,
  }),
  counts: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/newsletter/subscriptions/counts',
    summary: 'The number of subscriptions in each status, and of blocked addresses',
    permission: 'subscriptions:read',
    response: z.strictObject({
      states: z.record(z.enum(subscriptionStates), z.number().int()),
      /** Erased addresses, known by a keyed hash alone. */
      suppressed: z.number().int(),
    }),
  }),
  accept: endpoint({
    server: 'site',
    method: 'PUT',
    path: '/api/newsletter/subscriptions/accept',
    summary: 'Accept a subscription marked as possible spam and email the confirmation link',
    permission: 'subscriptions:write',
    body: byId,
    response: recordedSubscription,
    errors: ['NOT_FOUND', 'WRONG_STATE'],
  }),
  endByStaff: endpoint({
    server: 'site',
    method: 'PUT',
    path: '/api/newsletter/subscriptions/unsubscribe',
    summary: 'Unsubscribe an address on request',
    permission: 'subscriptions:write',
    body: byId,
    response: recordedSubscription,
    errors: ['NOT_FOUND'],
  }),
  export: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/newsletter/subscriptions/export',
    summary: 'Newsletter subscriptions as CSV',
    permission: 'subscriptions:read',
    query: exportQuery.extend(filters),
    response: withExample(z.string(), csvExample),
    type: 'text/csv',
  }),
}

export type Subscription = z.output<typeof subscription>
export type RecordedSubscription = z.output<typeof recordedSubscription>
export type ConsentEvent = z.output<typeof consentEvent>
export type SubscriptionState = (typeof subscriptionStates)[number]
export type SubscriptionQuery = z.output<typeof subscriptionQuery>
