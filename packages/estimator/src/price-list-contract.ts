import { z } from 'zod'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { seenVersion } from '@repo/platform/rest/item.ts'
import { singleLine } from '@repo/platform/rest/text.ts'
import { results } from './contract.ts'
import { storedPriceList, priceListData } from './price-list-schema.ts'
import { withExample } from '@repo/platform/rest/example.ts'
import { storedId, storedPerson, storedTime } from '@repo/platform/rest/stored.ts'

const exampleNote = 'Hardware prices of 2026'

/** Null: the account is gone. */
const person = z.strictObject({ id: storedId, name: storedPerson.nullable() })

const priceListVersion = z.strictObject({
  version: z.int(),
  publishedAt: storedTime,
  /** Null: the version that came with the software. */
  publishedBy: person.nullable(),
  note: withExample(z.string(), exampleNote).nullable(),
})

const wholeVersion = priceListVersion.extend({ table: storedPriceList })

/** The draft of the next version. */
const draft = z.strictObject({
  table: storedPriceList,
  /** Rises with every change, also when the draft is published or discarded. */
  version: z.int(),
  /** The published version that it changes. */
  base: z.int(),
  /** Null: there is no draft, and the price list is the published one. */
  updatedAt: storedTime.nullable(),
  updatedBy: person.nullable(),
})

/** Payback of the model's portfolio of sites, in months; null where it is never reached. */
const portfolio = z.strictObject({
  mean: z.number().nullable(),
  median: z.number().nullable(),
  /** Share of the sites whose payback is under 11 months. */
  underClaim: z.number(),
})

const effect = z.strictObject({ exampleA: results, exampleB: results, portfolio })

const preview = z.strictObject({
  published: effect,
  draft: effect,
  warnings: z.array(z.enum(['MEAN_ABOVE_CLAIM'])),
})

const read = { server: 'site', method: 'GET', permission: 'calculator:read' } as const
const write = { server: 'site', permission: 'prices:write', bodyLimit: 262_144 } as const

export const priceListApi = {
  list: endpoint({
    ...read,
    path: '/api/calculator/constants',
    summary: 'Published versions of the price list, newest first',
    response: z.array(priceListVersion),
  }),
  get: endpoint({
    ...read,
    path: '/api/calculator/constants/version/:version',
    summary: 'One published version of the price list with all its values',
    params: z.strictObject({ version: withExample(z.string().regex(/^[1-9]\d{0,8}$/), '3') }),
    response: wholeVersion,
    errors: ['WRONG_STATE'],
  }),
  draft: endpoint({
    ...write,
    method: 'GET',
    path: '/api/calculator/constants/draft',
    summary: 'The draft price list; without a draft, the published price list',
    response: draft,
    errors: ['WRONG_STATE'],
  }),
  saveDraft: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/calculator/constants/draft',
    summary: 'Save the draft price list',
    body: z.strictObject({ table: priceListData, version: seenVersion }),
    response: draft,
    errors: ['STALE_VERSION'],
  }),
  discardDraft: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/calculator/constants/draft',
    summary: 'Discard the draft price list',
    query: z.strictObject({ version: z.coerce.number().int().optional() }),
    status: 204,
    errors: ['STALE_VERSION'],
  }),
  preview: endpoint({
    ...write,
    method: 'POST',
    path: '/api/calculator/constants/preview',
    summary: 'Preview the effect of a price list, by default the draft; nothing is saved',
    body: z.strictObject({ table: priceListData.optional() }),
    response: preview,
    errors: ['WRONG_STATE'],
  }),
  publish: endpoint({
    ...write,
    method: 'POST',
    path: '/api/calculator/constants/publish',
    summary:
      'Publish the draft as the next version of the price list, which the site uses immediately',
    body: z.strictObject({
      /** The reason, which staff see beside the version. */
      note: withExample(singleLine(1, 500), exampleNote),
      version: seenVersion,
      /** Without it a draft that would make the site’s claim untrue is rejected. */
      acceptWarnings: z.literal(true).optional(),
    }),
    response: wholeVersion,
    errors: ['STALE_VERSION', 'WRONG_STATE'],
  }),
}

export type PriceListVersion = z.output<typeof priceListVersion>
export type WholeVersion = z.output<typeof wholeVersion>
export type Draft = z.output<typeof draft>
export type Effect = z.output<typeof effect>
export type Preview = z.output<typeof preview>
