import { z } from 'zod'
import { localeOf } from '@repo/platform/i18n/locales.ts'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { keyedById, listQuery } from '@repo/platform/rest/page.ts'
import { singleLine, optional } from '@repo/platform/rest/text.ts'
import { byId, itemId } from '@repo/platform/rest/item.ts'
import { storedOption } from '@repo/platform/rest/stored-option.ts'
import { warnings } from './model/with-defaults.ts'
import { isMoneyResult, resultMeasures } from './model/measures/results.ts'
import { quantityLimits } from './model/quantities.ts'
import { mapValues } from '@repo/platform/values/records.ts'
import { storedPriceList } from './price-list-schema.ts'
import { exampleValues, withExample } from '@repo/platform/rest/example.ts'
import { storedId, storedPerson, storedTime } from '@repo/platform/rest/stored.ts'
import { roiInput, effectiveInput } from './input-schemas.ts'

const locale = z.enum(Object.values(localeOf))

const runInput = roiInput.safeExtend({
  /** In which the offer is shown; absent: that of the page that makes the call. */
  locale: optional(locale),
  /** The demo request that the run answers. */
  leadId: optional(itemId),
})

export const results = z.strictObject({
  ...mapValues(resultMeasures, ({ decimals }, key) =>
    decimals === 0 && !isMoneyResult(key) ? z.int() : z.number(),
  ),
  paybackMonths: z.number().nullable(),
})

const estimate = z.strictObject({
  input: effectiveInput,
  /** Of a plan; absent: the estimate has counted. */
  quantities: z.strictObject(mapValues(quantityLimits, () => z.int())).optional(),
  defaultsUsed: z.array(effectiveInput.keyof()),
  warnings: z.array(z.enum(warnings)),
  results,
  /** Nine constants at their cautious and at their optimistic ends. */
  band: z.strictObject({ low: results, high: results }),
  currency: withExample(z.string(), 'EUR'),
  constantsVersion: z.int(),
})

const exampleName = 'Munich, two shifts'

const runFacts = {
  id: itemId,
  name: withExample(z.string(), exampleName),
  locale: storedOption(Object.values(localeOf)).nullable(),
  /** Id of the account. */
  createdBy: storedId,
  /** Null once the account is gone. */
  createdByName: storedPerson.nullable(),
  /** The demo request that the run answers. */
  leadId: storedId.nullable(),
  createdAt: storedTime,
  updatedAt: storedTime,
}

const run = estimate.extend(runFacts)
const runSummary = run.omit({ band: true })

/** A stored run whose estimate this version of the software cannot read. */
const unreadableRun = z.strictObject({
  ...runFacts,
  unreadable: z.literal(true),
  companyName: withExample(z.string(), exampleValues.company),
  constantsVersion: z.int(),
})
const storedRun = z.union([run, unreadableRun])

const runName = z.strictObject({ id: itemId, name: withExample(singleLine(1, 120), exampleName) })
const runLink = z.strictObject({ id: itemId, leadId: itemId.nullable() })
const read = { server: 'site', method: 'GET', permission: 'calculator:read' } as const
const write = { server: 'site', permission: 'calculator:write' } as const

export const calculatorApi = {
  compute: endpoint({
    server: 'site',
    method: 'POST',
    path: '/api/calculator/run',
    summary: 'Calculate costs, savings and payback; the estimate is not saved',
    permission: 'calculator:run',
    body: roiInput,
    response: estimate,
  }),
  current: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/calculator/constants/current',
    summary: 'The published price list, which new estimates use',
    permission: 'calculator:run',
    response: z.strictObject({
      version: z.int(),
      publishedAt: storedTime,
      table: storedPriceList,
    }),
  }),
  create: endpoint({
    ...write,
    method: 'POST',
    path: '/api/calculator',
    summary: 'Calculate and save an estimate with the published price list',
    body: runInput,
    response: run,
    status: 201,
  }),
  list: endpoint({
    ...read,
    path: '/api/calculator',
    summary: 'Saved estimates without their optimistic and cautious results, latest change first',
    query: listQuery.extend({ leadId: itemId.optional() }),
    response: keyedById(z.union([runSummary, unreadableRun])),
    list: 'keyed',
  }),
  get: endpoint({
    ...read,
    path: '/api/calculator/id/:id',
    summary: 'One saved estimate',
    params: byId,
    response: storedRun,
  }),
  rename: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/calculator',
    summary: 'Rename a saved estimate',
    body: runName,
    response: storedRun,
    errors: ['NOT_FOUND'],
  }),
  link: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/calculator/link',
    summary: 'Link a saved estimate to a demo request; null removes the link',
    body: runLink,
    response: storedRun,
    errors: ['NOT_FOUND'],
  }),
  remove: endpoint({
    ...write,
    method: 'DELETE',
    path: '/api/calculator/delete/id/:id',
    summary: 'Delete a saved estimate, which can be restored for a month',
    params: byId,
    response: byId,
  }),
  restore: endpoint({
    ...write,
    method: 'PUT',
    path: '/api/calculator/restore',
    summary: 'Restore a deleted estimate',
    body: byId,
    response: storedRun,
    errors: ['NOT_FOUND'],
  }),
}

export type Run = z.output<typeof run>
export type RunSummary = z.output<typeof runSummary>
export type UnreadableRun = z.output<typeof unreadableRun>
export type StoredRun = Run | UnreadableRun
export type StoredRunSummary = RunSummary | UnreadableRun

export const isReadable = <Readable extends RunSummary>(
  stored: Readable | UnreadableRun,
): stored is Readable => 'results' in stored
