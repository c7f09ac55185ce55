import { refineFields } from '@repo/estimator/form/refine-fields.ts'
import { describe, expect, test } from 'vitest'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { roiInput, someInputs } from '@repo/estimator/testing/calculator.ts'
import { firstA, goldenA, goldenB } from '@repo/estimator/testing/golden.ts'
import { createRun, postAsSales } from '#tests/support/calculator.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA, exampleB } from '@repo/estimator/model/examples.ts'
import { firstPriceList } from '@repo/estimator/model/first-price-list.ts'
import { shippedNote, shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { readPriceList, writePriceList } from '@repo/estimator/stored/read-price-list.ts'
import {
  boundsOf,
  inputKeys,
  isNumberKey,
  type NumberKey,
} from '@repo/estimator/model/measures/inputs.ts'
import { seedPriceList } from '@repo/estimator/server/price-list.ts'

const site = useProduct()

const send = (path: string, body: unknown, headers?: Record<string, string>) =>
  postAsSales(site, path, body, headers)
const compute = (body: unknown) => send('/api/calculator/run', body)

/** `field rule` of each error of a 422. */
async function errorsOf(body: unknown): Promise<string[]> {
  const response = await compute(body)
  expect(response.status).toBe(422)
  const { fields = [] } = (await response.json()) as Problem
  return fields.map(({ field, rule }) => `${field} ${rule}`)
}

const list = (query: object = {}) => site.as('sales').list(calculatorApi.list, { query })
const get = (id: string) => site.as('sales').call(calculatorApi.get, { params: { id } })

describe('POST /api/calculator/run', () => {
  test('answers the worked examples and stores nothing', async () => {
    for (const [input, results, warnings] of [
      [exampleA, goldenA, []],
      [exampleB, goldenB, ['COUNT_EXTRAPOLATED']],
    ] as const) {
      const response = await compute(input)
      expect(response.status).toBe(200)
      const answer = (await response.json()) as object
      expect(answer).toMatchObject({ input, results, defaultsUsed: [], warnings })
      expect(Object.keys(answer)).toEqual(Object.keys(estimate(input, shippedPriceList)))
    }
    expect((await list()).total).toBe(0)
  })

  test('answers what the module answers, for 300 sites', { timeout: 60_000 }, async () => {
    const inputs = someInputs(3_402, 300)
    while (inputs.length) {
      const some = inputs.splice(-20)
      const answers = await Promise.all(
        some.map(async (input): Promise<unknown> => (await compute(input)).json()),
      )
      expect(answers).toEqual(some.map((input) => estimate(input, shippedPriceList)))
    }
  })

  test('takes the mandatory seven alone; empty and null mean the default', async () => {
    const empty = { margin: '', industry: null, repairCost: ' ' }
    const answer = await site.as('viewer').call(calculatorApi.compute, { body: roiInput(empty) })
    expect(answer).toEqual(estimate(roiInput(), shippedPriceList))
    expect(answer.defaultsUsed).toHaveLength(refineFields.length)
  })

  test('a country in small letters, and one that has no prices', async () => {
    const answers = ['gb', 'JP'].map(async (country) => {
      const body = roiInput({ country })
      const { input, currency, warnings } = await site
        .as('sales')
        .call(calculatorApi.compute, { body })
      return [input.country, currency, ...warnings]
    })
    expect(await Promise.all(answers)).toEqual([
      ['GB', 'GBP'],
      ['JP', 'EUR', 'COUNTRY_NOT_PRICED'],
    ])
  })

  test('aisles beyond the area are a warning, never an error', async () => {
    const response = await compute({ ...exampleA, area: 6_000 })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ warnings: ['AISLES_EXCEED_AREA'] })
  })

  test('names every mandatory field that is missing', async () => {
    expect(await errorsOf({})).toEqual([
      'country required',
      'companyName required',
      'forklifts required',
      'area required',
      'shifts required',
      'shiftHours required',
      'pallets required',
    ])
  })

  test.each(inputKeys.filter(isNumberKey))('%s outside its bounds: one entry', async (key) => {
    const { min, max, integer } = boundsOf(key)
    // Aisles and shifts have rules between two fields: these values of the other field satisfy them.
    const partners: Partial<Record<NumberKey, object>> = {
      aisles: { aisleLength: 1 },
      aisleLength: { aisles: 1 },
    }
    const partner = partners[key]
    const change = (value: unknown) =>
      roiInput({ shifts: 1, shiftHours: 1, ...partner, [key]: value })
    expect(await errorsOf(change(min - 1))).toEqual([`${key} min`])
    expect(await errorsOf(change(max + 1))).toEqual([`${key} max`])
    expect(await errorsOf(change(String(min + 1)))).toEqual([`${key} type`])
    if (integer) expect(await errorsOf(change(min + 0.5))).toEqual([`${key} type`])
    expect((await compute(change(max))).status).toBe(200)
  })

  test('texts, choices and fields that are unknown', async () => {
    const wrong = {
      country: 'Germany',
      companyName: ' ',
      industry: 'farming',
      contractType: 'annual',
      forkliftType: 'steam',
      tracking: 'both',
      useCase: 'retail',
      discount: 5,
    }
    expect(await errorsOf(roiInput(wrong))).toEqual([
      'country format',
      'companyName min',
      'industry choice',
      'contractType choice',
      'forkliftType choice',
      'tracking choice',
      'useCase choice',
      'discount unknown',
    ])
    expect(await errorsOf(roiInput({ companyName: 'x'.repeat(121) }))).toEqual(['companyName max'])
  })

  test.each([null, [], 'text', 5, true])('a body that is no object: %j', async (body) => {
    expect(await errorsOf(body)).toEqual([' type'])
  })

  test('errors of rules between fields come together with other errors', async () => {
    expect(await errorsOf(roiInput({ shifts: 4, shiftHours: 8 }))).toEqual(['shiftHours format'])
    expect(await errorsOf(roiInput({ aisles: 4 }))).toEqual(['aisleLength format'])
    expect(await errorsOf(roiInput({ aisles: 4, aisleLength: 'x' }))).toEqual(['aisleLength type'])
    expect(await errorsOf(roiInput({ aisleLength: 4, aisles: 0, margin: 101 }))).toEqual([
      'margin max',
      'aisles format',
    ])
    expect(await errorsOf(roiInput({ forklifts: 1.5, shifts: 4, shiftHours: 8 }))).toEqual([
      'forklifts type',
      'shiftHours format',
    ])
    expect(await errorsOf(roiInput({ shifts: 1.5, shiftHours: 24 }))).toEqual(['shifts type'])
  })
})

describe('published constants', () => {
  test('are readable for whoever may run the calculator', async () => {
    const { table, version, publishedAt } = await site.as('viewer').call(calculatorApi.current, {})
    expect({ version, ...table }).toEqual(shippedPriceList)
    expect(Date.parse(publishedAt)).not.toBeNaN()
  })

  test('an empty store begins with those of the code, once', async () => {
    const { store, clock } = site.product.platform
    await seedPriceList(store, clock)
    const rows = await store.db.selectFrom('roi_constants').selectAll().execute()
    const found = rows.toSorted((a, b) => a.version - b.version)
    const seeded = found.map(({ version, data }) => ({ version, ...readPriceList(data) }))
    expect(seeded).toEqual([firstPriceList, shippedPriceList])
    expect(found.map(({ note }) => note)).toEqual([null, shippedNote])
  })

  test('a new version changes the next estimate, never a stored run', async () => {
    const { store } = site.product.platform
    const stored = await createRun(site, exampleA)
    const { version: _, ...data } = structuredClone(shippedPriceList)
    Object.assign(data.constants.anchorPrice, { value: 500 })
    await store.write(['roi-constants'], (db) =>
      db
        .insertInto('roi_constants')
        .values({ version: 3, data: writePriceList(data), published_at: new Date().toISOString() })
        .execute(),
    )
    const next = await createRun(site, exampleA)
    expect(next).toMatchObject({ constantsVersion: 3, results: { hardwareCost: 57_250 } })
    expect(await get(stored.id)).toEqual(stored)
    expect(stored).toMatchObject({ constantsVersion: 2, results: goldenA })
    await site
      .as('sales')
      .call(calculatorApi.rename, { body: { id: stored.id, name: 'Offer of spring' } })
    expect(await get(stored.id)).toMatchObject({ constantsVersion: 2, results: goldenA })
  })

  test('a published list of model version 1 goes on giving the results of version 1', async () => {
    const own = await startProductForTest()
    const { version: _, ...data } = firstPriceList
    await own.product.platform.store.write(['roi-constants'], (db) =>
      db
        .insertInto('roi_constants')
        .values({ version: 3, data: writePriceList(data), published_at: '2026-11-27T03:00:00Z' })
        .execute(),
    )
    const answer = await own.as('viewer').call(calculatorApi.compute, { body: exampleA })
    expect(answer).toMatchObject({ constantsVersion: 3, results: firstA })
  })
})

describe('the counts of a plan', () => {
  const quantities = { anchors: 97, gateways: 5, switches: 5, cableMetres: 4_213 }

  test('are priced, answered and stored', async () => {
    const own = await startProductForTest()
    const run = await createRun(own, { ...exampleA, quantities })
    expect(run).toMatchObject({ quantities, results: { anchors: 97, hardwareCost: 35_500 } })
    const { id } = run
    expect(await own.as('sales').call(calculatorApi.get, { params: { id } })).toEqual(run)
    const without = await createRun(own, exampleA)
    expect('quantities' in without).toBe(false)
  })

  test.each([
    [{ ...quantities, anchors: -1 }, 'quantities.anchors'],
    [{ ...quantities, gateways: 1.5 }, 'quantities.gateways'],
    [{ anchors: 97 }, 'quantities.gateways'],
  ])('%j is refused', async (wrong, field) => {
    const errors = await errorsOf({ ...exampleA, quantities: wrong })
    expect(errors.map((error) => error.split(' ')[0])).toContain(field)
  })
})
