import { z } from 'zod'
import { claimKeys } from '@repo/platform/facts/claim-list.ts'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { seenVersion } from '@repo/platform/rest/item.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { keyedById } from '@repo/platform/rest/page.ts'
import { calendarDay, lang, multiLine, singleLine } from '@repo/platform/rest/text.ts'
import { exampleValues, withExample } from '@repo/platform/rest/example.ts'
import { storedDay, storedPerson, storedTime } from '@repo/platform/rest/stored.ts'

/** What the ledger asks of every figure, for staff. */
export const documentedFields = ['condition', 'method', 'date', 'owner'] as const
const missing = z.enum([...documentedFields, 'note'])

const examples = {
  condition: 'Line of sight to four anchors',
  method: 'Total station, 400 points',
  note: 'Measured with line of sight to four anchors.',
}

const claim = z.strictObject({
  /** The name of the figure. */
  id: z.enum(claimKeys),
  /** What it measures, and the figure itself, as the specification states it. */
  name: withExample(z.string(), 'Positioning accuracy'),
  figure: withExample(z.string(), '30 cm'),
  /** Under which conditions it holds. */
  condition: withExample(z.string(), examples.condition).nullable(),
  /** How it was measured. */
  method: withExample(z.string(), examples.method).nullable(),
  date: storedDay.nullable(),
  /** Who answers for it. */
  owner: storedPerson.nullable(),
  /** For readers, by language; where there is none the pages of the language show nothing. */
  note: z.record(withExample(z.string(), 'en'), withExample(z.string(), examples.note)),
  /** What is not yet documented. */
  missing: z.array(missing),
  version: z.number().int(),
  /** Null while nothing is documented. */
  updatedAt: storedTime.nullable(),
})

const maxText = 1_000

const line = singleLine(0, maxLength.name).nullable().optional()
const text = multiLine(maxText).nullable().optional()

/** What is absent stays, null and empty clear. */
const claimChange = z.strictObject({
  id: z.enum(claimKeys),
  condition: withExample(text, examples.condition),
  method: withExample(text, examples.method),
  date: calendarDay.nullable().optional(),
  owner: withExample(line, exampleValues.person),
  note: z.partialRecord(lang, withExample(multiLine(maxText), examples.note).nullable()).optional(),
  version: seenVersion,
})

export const claimsApi = {
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/claims',
    summary: 'The figures that the site states, with what is documented of them',
    permission: 'claims:read',
    response: keyedById(claim),
  }),
  update: endpoint({
    server: 'site',
    method: 'PUT',
    path: '/api/claims',
    summary: 'Document a figure: condition, method, date, owner, and notes for readers',
    permission: 'claims:write',
    body: claimChange,
    response: claim,
    errors: ['STALE_VERSION'],
  }),
}

export type Claim = z.output<typeof claim>
export type ClaimChange = z.output<typeof claimChange>
