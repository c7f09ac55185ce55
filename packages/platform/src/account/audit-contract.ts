import { z } from 'zod'
import { keysOf } from '#src/values/records.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { exportQuery, keyedById, listQuery } from '#src/rest/page.ts'
import { calendarDay } from '#src/rest/text.ts'
import { exportHeads } from './audit-names.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'
import { storedEmail, storedId, storedPerson, storedTime, storedTitle } from '#src/rest/stored.ts'

const value = withExample(
  z.union([z.string(), z.number(), z.boolean(), z.null()]),
  exampleValues.title,
)

const auditEntry = z.strictObject({
  id: storedId,
  at: storedTime,
  /** Null: a visitor. Address and name are null once the account is deleted. */
  account: z
    .strictObject({ id: storedId, email: storedEmail.nullable(), name: storedPerson.nullable() })
    .nullable(),
  /** Method and path of the endpoint. */
  call: withExample(z.string(), 'PUT /api/news'),
  /** Id of what was written; null where it has none. */
  subject: storedId.nullable(),
  /** What that is and how it is called now; null where it is gone or has no name. */
  about: z.strictObject({ kind: withExample(z.string(), 'news'), name: storedTitle }).nullable(),
  /** Of failed calls: how many within an hour; null for what was written. */
  failures: withExample(z.number().int(), 3).nullable(),
  /** Where the write says so; a field whose values are not stored has none. */
  changes: z
    .array(
      z.strictObject({
        field: withExample(z.string(), 'title'),
        from: value.optional(),
        to: value.optional(),
      }),
    )
    .nullable(),
})

/** What entries are about, with the beginnings of the paths of its calls. */
export const auditTypes = {
  news: ['/api/news'],
  documents: ['/api/documents'],
  media: ['/api/media'],
  library: ['/api/library'],
  leads: ['/api/leads', '/api/service/requestdemo', 'form request-demo'],
  subscriptions: [
    '/api/newsletter',
    'form newsletter',
    'form newsletter-confirm',
    'form newsletter-unsubscribe',
  ],
  calculator: ['/api/calculator'],
  'personal-data': ['/api/personal-data'],
  claims: ['/api/claims'],
  settings: ['/api/settings'],
  outbox: ['/api/outbox'],
  users: ['/users', '/audit'],
  account: [
    '/account',
    '/sessions',
    'form sign-in',
    'form sign-in-code',
    'form forgot-password',
    'form set-password',
  ],
} as const
export type AuditType = keyof typeof auditTypes

export const auditTypeNames = keysOf(auditTypes)

const filters = {
  account: z.string().max(64).optional(),
  call: z.string().max(200).optional(),
  type: z.enum(auditTypeNames).optional(),
  by: z.enum(['staff', 'visitors']).optional(),
  /** The first and the last day, in UTC. */
  from: calendarDay.optional(),
  to: calendarDay.optional(),
}

const auditQuery = listQuery.extend(filters)

const csvExample = [
  exportHeads.join(','),
  '2026-01-15 09:30:00,ada@example.com,Published the article,PUT /api/news/publish,Forklifts,01a2,published: no → yes',
  '',
].join('\r\n')

export const auditApi = {
  list: endpoint({
    server: 'account',
    method: 'GET',
    path: '/audit',
    summary: 'Audit entries with the call and the account of each change, newest first',
    permission: 'audit:read',
    query: auditQuery,
    response: keyedById(auditEntry),
    list: 'keyed',
  }),
  exportAll: endpoint({
    server: 'account',
    method: 'GET',
    path: '/audit/export',
    summary: 'The audit log as CSV',
    permission: 'audit:read',
    query: exportQuery.extend(filters),
    response: withExample(z.string(), csvExample),
    type: 'text/csv',
  }),
}

export type AuditEntry = z.output<typeof auditEntry>
export type AuditChange = NonNullable<AuditEntry['changes']>[number]
export type AuditQuery = z.output<typeof auditQuery>
