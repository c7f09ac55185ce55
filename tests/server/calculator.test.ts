import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leadsApi } from '#src/features/leads/contract.ts'
import { personalDataApi } from '#src/features/personal-data/contract.ts'
import { calculatorApi } from '#src/features/roi/contract.ts'
import { estimate } from '#src/features/roi/model/estimate.ts'
import { exampleA, exampleB } from '#src/features/roi/model/examples.ts'
import { bounds } from '#src/features/roi/model/input.ts'
import { firstTable } from '#src/features/roi/model/first-table.ts'
import { seedConstants } from '#src/features/roi/server/constants.ts'
import type { Problem } from '#src/rest/problem.ts'
import { createRun, goldenA, goldenB, roiInput, someInputs } from '#tests/support/calculator.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { startProduct, type TestProduct } from '#tests/support/product.ts'

let site: TestProduct
beforeAll(async () => {
  site = await startProduct()
})
afterAll(() => site.close())

const json = { 'content-type': 'application/json' }
const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  site.request(path, {
    as: 'sales',
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...json, ...headers },
  })
const compute = (body: unknown) => send('/api/calculator/run', body)

/** `field rule` of each fault, after a 422. */
async function faultsOf(body: unknown): Promise<string[]> {
  const response = await compute(body)
  expect(response.status).toBe(422)
  const { fields = [] } = (await response.json()) as Problem
  return fields.map(({ field, rule }) => `${field} ${rule}`)
}

const requestDemo = (email: string) =>
  site.as('visitor').call(leadsApi.requestDemo, { body: demoRequest({ email }) })
const list = (query: object = {}) => site.as('sales').list(calculatorApi.list, { query })
const get = (id: string) => site.as('sales').call(calculatorApi.get, { params: { id } })

describe('POST /api/calculator/run', () => {
  test('answers the worked examples and stores nothing', async () => {
    for (const [input, results] of [
      [exampleA, goldenA],
      [exampleB, goldenB],
    ] as const) {
      const response = await compute(input)
      expect(response.status).toBe(200)
      const answer = (await response.json()) as object
      expect(answer).toMatchObject({ input, results, defaultsUsed: [], warnings: [] })
      expect(Object.keys(answer)).toEqual(Object.keys(estimate(input, firstTable)))
    }
    expect((await list()).total).toBe(0)
  })

  test('answers what the module answers, for 1,000 sites', { timeout: 60_000 }, async () => {
    const inputs = someInputs(3_402, 1_000)
    while (inputs.length) {
      const some = inputs.splice(-20)
      const answers = await Promise.all(
        some.map(async (input): Promise<unknown> => (await compute(input)).json()),
      )
      expect(answers).toEqual(some.map((input) => estimate(input, firstTable)))
    }
  })

  test('takes the mandatory seven alone; empty and null mean the default', async () => {
    const empty = { margin: '', industry: null, repairCost: ' ' }
    const answer = await site.as('viewer').call(calculatorApi.compute, { body: roiInput(empty) })
    expect(answer).toEqual(estimate(roiInput(), firstTable))
    expect(answer.defaultsUsed).toHaveLength(14)
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

  test('aisles beyond the area are a warning, never a refusal', async () => {
    const response = await compute({ ...exampleA, area: 6_000 })
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ warnings: ['AISLES_EXCEED_AREA'] })
  })

  test('names every mandatory field that is missing', async () => {
    expect(await faultsOf({})).toEqual([
      'country required',
      'companyName required',
      'forklifts required',
      'area required',
      'shifts required',
      'shiftHours required',
      'pallets required',
    ])
  })

  test.each(Object.entries(bounds))('%s outside its bounds: one entry', async (key, limits) => {
    const { min, max, integer } = { integer: false, ...limits }
    // Aisles and shifts are judged in pairs: their partners stay out of the way.
    const partner = { aisles: { aisleLength: 1 }, aisleLength: { aisles: 1 } }[key] ?? {}
    const change = (value: unknown) =>
      roiInput({ shifts: 1, shiftHours: 1, ...partner, [key]: value })
    expect(await faultsOf(change(min - 1))).toEqual([`${key} min`])
    expect(await faultsOf(change(max + 1))).toEqual([`${key} max`])
    expect(await faultsOf(change(String(min + 1)))).toEqual([`${key} type`])
    if (integer) expect(await faultsOf(change(min + 0.5))).toEqual([`${key} type`])
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
    expect(await faultsOf(roiInput(wrong))).toEqual([
      'country format',
      'companyName min',
      'industry choice',
      'contractType choice',
      'forkliftType choice',
      'tracking choice',
      'useCase choice',
      'discount unknown',
    ])
    expect(await faultsOf(roiInput({ companyName: 'x'.repeat(121) }))).toEqual(['companyName max'])
  })

  test.each([null, [], 'text', 5, true])('a body that is no object: %j', async (body) => {
    expect(await faultsOf(body)).toEqual([' type'])
  })

  test('rules between fields are told together with other faults', async () => {
    expect(await faultsOf(roiInput({ shifts: 4, shiftHours: 8 }))).toEqual(['shiftHours format'])
    expect(await faultsOf(roiInput({ aisles: 4 }))).toEqual(['aisleLength format'])
    expect(await faultsOf(roiInput({ aisles: 4, aisleLength: 'x' }))).toEqual(['aisleLength type'])
    expect(await faultsOf(roiInput({ aisleLength: 4, aisles: 0, margin: 101 }))).toEqual([
      'margin max',
      'aisles format',
    ])
  })
})

describe('stored runs', () => {
  test('are created with what was answered, by whom and in which locale', async () => {
    const response = await send('/api/calculator', { ...exampleA, locale: 'de-DE' })
    expect(response.status).toBe(201)
    const run = (await response.json()) as { id: string; createdAt: string }
    const sales = await site.product.platform.store.db
      .selectFrom('account')
      .select(['id', 'name'])
      .where('role', '=', 'sales')
      .executeTakeFirstOrThrow()
    expect(run).toEqual({
      ...estimate(exampleA, firstTable),
      id: run.id,
      name: 'Example A',
      locale: 'de-DE',
      createdBy: sales.id,
      createdByName: sales.name,
      leadId: null,
      createdAt: run.createdAt,
      updatedAt: run.createdAt,
    })
    expect(await get(run.id)).toEqual(run)
    const { items } = await list()
    const { band: _, ...summary } = await get(run.id)
    expect(items[run.id]).toEqual(summary)
  })

  test('without a locale have that of the page that calls, or none', async () => {
    const fromPage = await send('/api/calculator', roiInput(), {
      referer: `${site.url}/pt/pricing`,
    })
    const { locale } = (await fromPage.json()) as { locale: string }
    expect([locale, (await createRun(site)).locale]).toEqual(['pt-PT', null])
    expect((await send('/api/calculator', roiInput({ locale: 'xx' }))).status).toBe(422)
  })

  test('are listed by their last change, found by name and company, paged', async () => {
    const ids: string[] = []
    for (const companyName of ['Alba Nord', 'Berg Nord', 'Cima Nord']) {
      ids.push((await createRun(site, { companyName })).id)
      site.advance(1_000)
    }
    const [alba, berg, cima] = ids
    const name = 'Hall 2 NORD'
    const renamed = await site
      .as('sales')
      .call(calculatorApi.rename, { body: { id: berg!, name: ` ${name} ` } })
    expect(renamed).toMatchObject({ name, input: { companyName: 'Berg Nord' } })
    expect(renamed.updatedAt > renamed.createdAt).toBe(true)
    const found = async (query: object) => Object.keys((await list(query)).items)
    expect(await found({ search: 'nord' })).toEqual([berg, cima, alba])
    expect(await found({ search: 'hall 2' })).toEqual([berg])
    expect(await found({ search: 'berg' })).toEqual([berg])
    const page = await list({ search: 'nord', limit: 2 })
    expect([page.total, page.next]).toEqual([3, cima])
    expect(await found({ search: 'nord', limit: 2, after: cima })).toEqual([alba])
  })

  test('are linked to a demo request, found by it, and let go of it', async () => {
    const sales = site.as('sales')
    const { id: leadId } = await requestDemo('ada@example.com')
    const { id } = await createRun(site)
    await createRun(site)
    site.advance(1_000)
    const linked = await sales.call(calculatorApi.link, { body: { id, leadId } })
    expect(linked).toMatchObject({ id, leadId })
    expect(linked.updatedAt > linked.createdAt).toBe(true)
    expect(await get(id)).toEqual(linked)
    expect(Object.keys((await list({ leadId })).items)).toEqual([id])
    const released = await sales.call(calculatorApi.link, { body: { id, leadId: null } })
    expect(released.leadId).toBeNull()
    expect((await list({ leadId })).total).toBe(0)
  })

  test('are not linked to what is no demo request', async () => {
    const { id } = await createRun(site)
    const link = (body: object) =>
      site.request('/api/calculator/link', {
        as: 'sales',
        method: 'PUT',
        body: JSON.stringify(body),
        headers: json,
      })
    const refused = await link({ id, leadId: 'unknown' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      fields: [{ field: 'leadId', rule: 'unknown' }],
    })
    expect((await link({ id })).status).toBe(422)
    expect((await link({ id: 'unknown', leadId: null })).status).toBe(404)
    expect((await get(id)).leadId).toBeNull()
  })

  test('outlive the demo request, whose erasure takes the link away', async () => {
    const { id: leadId } = await requestDemo('eve@example.com')
    const { id } = await createRun(site)
    await site.as('sales').call(calculatorApi.link, { body: { id, leadId } })
    await site.as('admin').call(personalDataApi.erase, { body: { email: 'eve@example.com' } })
    expect(await get(id)).toMatchObject({ id, leadId: null })
  })

  test('are renamed and deleted once', async () => {
    const { id } = await createRun(site)
    const sales = site.as('sales')
    await expect(
      sales.call(calculatorApi.rename, { body: { id, name: ' ' } }),
    ).rejects.toMatchObject({ code: 422 })
    expect(await sales.call(calculatorApi.remove, { params: { id } })).toEqual({ id })
    const gone = { code: 404 }
    await expect(sales.call(calculatorApi.remove, { params: { id } })).rejects.toMatchObject(gone)
    await expect(get(id)).rejects.toMatchObject(gone)
    const rename = sales.call(calculatorApi.rename, { body: { id, name: 'Hall' } })
    await expect(rename).rejects.toMatchObject(gone)
  })

  test('leave an audit entry; a computed estimate leaves none', async () => {
    const entries = () =>
      site.product.platform.store.db
        .selectFrom('audit_entry')
        .select(['call', 'subject'])
        .orderBy('id', 'desc')
        .execute()
    const before = await entries()
    await compute(exampleA)
    const { id } = await createRun(site)
    expect((await entries()).length).toBe(before.length + 1)
    expect(await entries()).toContainEqual({ call: 'POST /api/calculator', subject: id })
  })
})

describe('published constants', () => {
  test('are told to whoever may run the calculator', async () => {
    const { table, version, publishedAt } = await site.as('viewer').call(calculatorApi.current, {})
    expect({ version, ...table }).toEqual(firstTable)
    expect(Date.parse(publishedAt)).not.toBeNaN()
  })

  test('an empty store begins with those of the code, once', async () => {
    const { store, clock } = site.product.platform
    await seedConstants(store, clock)
    const rows = await store.db.selectFrom('roi_constants').selectAll().execute()
    const { version, ...data } = firstTable
    expect(rows).toMatchObject([{ version, data }])
  })

  test('a new version changes the next estimate, never a stored run', async () => {
    const { store } = site.product.platform
    const stored = await createRun(site, exampleA)
    const { version: _, ...data } = structuredClone(firstTable)
    Object.assign(data.constants.anchorPrice, { value: 500 })
    await store.write(['roi-constants'], (db) =>
      db
        .insertInto('roi_constants')
        .values({ version: 2, data: JSON.stringify(data), published_at: new Date().toISOString() })
        .execute(),
    )
    const next = await createRun(site, exampleA)
    expect(next).toMatchObject({ constantsVersion: 2, results: { hardwareCost: 37_950 } })
    expect(await get(stored.id)).toEqual(stored)
    expect(stored).toMatchObject({ constantsVersion: 1, results: goldenA })
    await site
      .as('sales')
      .call(calculatorApi.rename, { body: { id: stored.id, name: 'Offer of spring' } })
    expect(await get(stored.id)).toMatchObject({ constantsVersion: 1, results: goldenA })
  })
})
