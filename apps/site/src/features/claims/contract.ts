import { z } from 'zod'
import { ledgerGroups, ledgerKeys } from '@repo/platform/facts/ledger.ts'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { itemId, seenVersion } from '@repo/platform/rest/item.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { keyedById } from '@repo/platform/rest/page.ts'
import { calendarDay, clearable, lang, multiLine, singleLine } from '@repo/platform/rest/text.ts'
import { exampleValues, withExample } from '@repo/platform/rest/example.ts'
import { storedDay, storedPerson, storedTime } from '@repo/platform/rest/stored.ts'

/** What the ledger asks of every figure, for staff. */
export const documentedFields = ['condition', 'method', 'date', 'owner'] as const
/** And of every answer. */
export const answerFields = ['date', 'owner'] as const
/** Millimetres: no device is longer than two metres. */
const side = z.number().int().min(1).max(2_000)
const sides = <T extends z.ZodType>(of: T) => ({ width: of, height: of, depth: of })
const missing = z.enum([...documentedFields, 'note'])

const examples = {
  condition: 'Line of sight to four anchors',
  method: 'Total station, 400 points',
  note: 'Measured with line of sight to four anchors.',
  size: { width: 120, height: 120, depth: 45 },
}

const claim = z.strictObject({
  /** The key of the figure, or of the question with its group or device before the dot. */
  id: withExample(z.enum(ledgerKeys), 'accuracy'),
  /** Stated figures, or the part of a tender that asks the question. */
  group: z.enum(ledgerGroups),
  /** What the figure measures, or the question. */
  name: withExample(z.string(), 'Positioning accuracy'),
  /** As the specification states it; absent: a question. */
  figure: withExample(z.string(), '30 cm').optional(),
  /** Under which conditions it holds. */
  condition: withExample(z.string(), examples.condition).nullable(),
  /** How it was measured. */
  method: withExample(z.string(), examples.method).nullable(),
  date: storedDay.nullable(),
  /** Who answers for it. */
  owner: storedPerson.nullable(),
  /** The file of the library that proves it; visitors can open that of an answer. */
  fileId: withExample(z.string(), exampleValues.id).nullable(),
  /** What stands behind the figure, or the answer, by language. Pages show nothing in a language without it. */
  note: z.record(withExample(z.string(), 'en'), withExample(z.string(), examples.note)),
  /** Of the dimensions of a device: its housing in millimetres, seen from the side with its light or screen. */
  size: withExample(z.strictObject(sides(z.number().int())), examples.size).nullable(),
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
  id: withExample(z.enum(ledgerKeys), 'accuracy'),
  condition: withExample(text, examples.condition),
  method: withExample(text, examples.method),
  date: calendarDay.nullable().optional(),
  owner: withExample(line, exampleValues.person),
  fileId: clearable(itemId),
  note: z.partialRecord(lang, withExample(multiLine(maxText), examples.note).nullable()).optional(),
  size: withExample(z.strictObject(sides(side)), examples.size)
    .nullable()
    .optional(),
  version: seenVersion,
})

export const claimsApi = {
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/claims',
    summary: 'The claims on the site and the tender questions, with their documentation',
    permission: 'claims:read',
    response: keyedById(claim),
  }),
  update: endpoint({
    server: 'site',
    method: 'PUT',
    path: '/api/claims',
    summary:
      'Document a claim or answer a question: set its condition, method, date, owner, source file and the text for visitors',
    permission: 'claims:write',
    body: claimChange,
    response: claim,
    errors: ['STALE_VERSION'],
  }),
}

export type Claim = z.output<typeof claim>
export type ClaimChange = z.output<typeof claimChange>
