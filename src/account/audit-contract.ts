import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'

const value = z.union([z.string(), z.number(), z.boolean(), z.null()])

const auditEntry = z.strictObject({
  id: z.string(),
  at: z.string(),
  /** Null: a visitor. The address is null once the account is deleted. */
  account: z.strictObject({ id: z.string(), email: z.string().nullable() }).nullable(),
  /** Method and path of the endpoint. */
  call: z.string(),
  /** Id of what was written; null where it has none. */
  subject: z.string().nullable(),
  /** Of failed calls: how many within an hour; null for what was written. */
  failures: z.number().int().nullable(),
  /** Where the write says so; a field whose values are not stored has none. */
  changes: z
    .array(z.strictObject({ field: z.string(), from: value.optional(), to: value.optional() }))
    .nullable(),
})

const auditQuery = listQuery.extend({
  account: z.string().max(64).optional(),
  call: z.string().max(200).optional(),
})

export const auditApi = {
  list: endpoint({
    server: 'account',
    method: 'GET',
    path: '/audit',
    summary: 'What was written by which call and account, newest first',
    permission: 'audit:read',
    query: auditQuery,
    response: keyedById(auditEntry),
    list: 'keyed',
  }),
}

export type AuditEntry = z.output<typeof auditEntry>
export type AuditQuery = z.output<typeof auditQuery>
