import { z } from 'zod'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { keyedById, listQuery } from '@repo/platform/rest/page.ts'
import { byId, itemId } from '@repo/platform/rest/item.ts'
import { storedOption } from '@repo/platform/rest/stored-option.ts'
import { withExample } from '@repo/platform/rest/example.ts'
import { storedEmail, storedTime } from '@repo/platform/rest/stored.ts'

const entryKinds = ['mail', 'webhook', 'purge'] as const
export const entryStates = ['waiting', 'sent', 'failed', 'dropped'] as const

const exampleSubject = 'Confirm your subscription'

/** An email, a webhook or a CDN purge without its content. */
export const outboxEntry = z.strictObject({
  id: itemId,
  kind: storedOption(entryKinds),
  state: storedOption(entryStates),
  /** An address or a host; null once the content has been dropped. */
  recipient: storedEmail.nullable(),
  /** The subject of an email, or the type of a webhook event. */
  subject: withExample(z.string(), exampleSubject).nullable(),
  attempts: z.number().int(),
  /** The earliest time of the next attempt. */
  runAt: storedTime,
  /** The sending server holds the lease until this time. */
  sendingUntil: storedTime.nullable(),
  lastError: withExample(z.string(), 'connection refused').nullable(),
  createdAt: storedTime,
  updatedAt: storedTime,
  sentAt: storedTime.nullable(),
})

const attempt = z.strictObject({
  at: storedTime,
  /** HTTP or SMTP status of the receiver; null where it did not respond. */
  status: withExample(z.number().int(), 451).nullable(),
  /** Null after a success. */
  error: withExample(z.string(), 'connection refused').nullable(),
})

const mail = z.object({
  to: storedEmail,
  subject: withExample(z.string(), exampleSubject),
  text: withExample(z.string(), 'Please confirm your email address.'),
  replyTo: storedEmail.optional(),
  headers: z
    .record(withExample(z.string(), 'Auto-Submitted'), withExample(z.string(), 'auto-generated'))
    .optional(),
})

const event = z.object({
  type: withExample(z.string(), 'lead.created'),
  createdAt: storedTime,
  data: z.record(z.string(), z.unknown()),
})

/** Content that another version of the software has stored. */
const unreadable = z.strictObject({ unreadable: z.literal(true) })

export const outboxItem = outboxEntry.extend({
  /** The content without the secrets of its links; null 30 days after sending. */
  content: z.union([mail, event, unreadable]).nullable(),
  /** Oldest first. */
  log: z.array(attempt),
})

const outboxStatus = z.strictObject({
  /** Whether a mail server is set up (`SMTP_URL`); without one, emails wait. */
  mailServer: z.boolean(),
  waitingMails: z.number().int(),
  /** The time when the oldest waiting email was added. */
  oldestWaitingMail: storedTime.nullable(),
  /** Emails and webhooks that have no further automatic retry. */
  failed: z.number().int(),
})

const again = {
  server: 'site',
  method: 'PUT',
  permission: 'outbox:write',
  body: byId,
  response: outboxEntry,
  errors: ['NOT_FOUND', 'WRONG_STATE'],
} as const

export const outboxApi = {
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/outbox',
    summary: 'Emails and webhook events without their content, latest change first',
    permission: 'outbox:read',
    query: listQuery.extend({
      state: z.enum(entryStates).optional(),
      kind: z.enum(entryKinds).optional(),
    }),
    response: keyedById(outboxEntry),
    list: 'keyed',
  }),
  status: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/outbox/status',
    summary: 'Whether a mail server is configured, and which entries have not been sent',
    permission: 'outbox:read',
    response: outboxStatus,
  }),
  get: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/outbox/id/:id',
    summary: 'One email or webhook event with its content and attempts',
    permission: 'outbox:read',
    params: byId,
    response: outboxItem,
  }),
  retry: endpoint({
    ...again,
    path: '/api/outbox/retry',
    summary: 'Send a failed or queued entry now; its retries start over',
  }),
  retryFailed: endpoint({
    server: 'site',
    method: 'PUT',
    path: '/api/outbox/retry-failed',
    summary: 'Send all failed entries again; their retries start over',
    permission: 'outbox:write',
    response: z.strictObject({ count: z.number().int() }),
  }),
  replay: endpoint({
    ...again,
    path: '/api/outbox/replay',
    summary: 'Send a sent entry again, with the same id',
  }),
}

export type OutboxStatus = z.output<typeof outboxStatus>
export type OutboxEntry = z.output<typeof outboxEntry>
export type OutboxItem = z.output<typeof outboxItem>
