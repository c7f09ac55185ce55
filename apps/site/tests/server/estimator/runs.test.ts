import { expect, test } from 'vitest'
import { day } from '@repo/platform/server/clock.ts'
import { roiInput } from '@repo/estimator/testing/calculator.ts'
import { createRun, postAsSales } from '#tests/support/calculator.ts'
import { erasePersonalData, requestDemo } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { eraseDeletedRuns } from '@repo/estimator/server/runs.ts'

const site = useProduct()

const send = (path: string, body: unknown, headers?: Record<string, string>) =>
  postAsSales(site, path, body, headers)
const list = (query: object = {}) => site.as('sales').list(calculatorApi.list, { query })
const get = (id: string) => site.as('sales').call(calculatorApi.get, { params: { id } })

test('runs are created with what was answered, by whom and in which locale', async () => {
  const response = await send('/api/calculator', { ...exampleA, locale: 'de-DE' })
  expect(response.status).toBe(201)
  const run = (await response.json()) as { id: string; createdAt: string; band: unknown }
  const sales = await site.product.platform.store.db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('role', '=', 'sales')
    .executeTakeFirstOrThrow()
  expect(run).toEqual({
    ...estimate(exampleA, shippedPriceList),
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
  const { band: _, ...summary } = run
  expect(items[run.id]).toEqual(summary)
})

test('runs without a locale have that of the page that calls, or none', async () => {
  const fromPage = await send('/api/calculator', roiInput(), {
    referer: `${site.url}/pt/pricing`,
  })
  const { locale } = (await fromPage.json()) as { locale: string }
  expect([locale, (await createRun(site)).locale]).toEqual(['pt-PT', null])
  expect((await send('/api/calculator', roiInput({ locale: 'xx' }))).status).toBe(422)
})

test('runs are listed by their last change, found by name and company, paged', async () => {
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
  expect([page.total, Object.keys(page.items)]).toEqual([3, [berg, cima]])
  expect(await found({ search: 'nord', limit: 2, after: page.next })).toEqual([alba])
  expect(await found({ search: 'nord', limit: 2, after: cima })).toEqual([alba])
})

test('runs are linked to a demo request, found by it, and let go of it', async () => {
  const sales = site.as('sales')
  const { id: leadId } = await requestDemo(site, { email: 'ada@example.com' })
  const { id } = await createRun(site)
  await createRun(site)
  site.advance(1_000)
  const linked = await sales.call(calculatorApi.link, { body: { id, leadId } })
  expect(linked).toMatchObject({ id, leadId })
  expect(linked.updatedAt > linked.createdAt).toBe(true)
  expect(await get(id)).toEqual(linked)
  expect(Object.keys((await list({ leadId })).items)).toEqual([id])
  const unlinked = await sales.call(calculatorApi.link, { body: { id, leadId: null } })
  expect(unlinked.leadId).toBeNull()
  expect((await list({ leadId })).total).toBe(0)
})

test('a run is stored for a demo request at once; for none that is unknown', async () => {
  const { id: leadId } = await requestDemo(site)
  const response = await send('/api/calculator', { ...exampleA, leadId })
  expect(await response.json()).toMatchObject({ leadId })
  expect((await list({ leadId })).total).toBe(1)
  const before = (await list()).total
  const rejected = await send('/api/calculator', { ...exampleA, leadId: 'unknown' })
  expect(rejected.status).toBe(422)
  expect((await list()).total).toBe(before)
})

test('runs are not linked to what is no demo request', async () => {
  const { id } = await createRun(site)
  const link = (body: object) =>
    site.request('/api/calculator/link', {
      as: 'sales',
      method: 'PUT',
      json: body,
    })
  const rejected = await link({ id, leadId: 'unknown' })
  expect(rejected.status).toBe(422)
  expect(await rejected.json()).toMatchObject({
    fields: [{ field: 'leadId', rule: 'unknown' }],
  })
  expect((await link({ id })).status).toBe(422)
  expect((await link({ id: 'unknown', leadId: null })).status).toBe(404)
  expect((await get(id)).leadId).toBeNull()
})

test('runs outlive the demo request, whose erasure takes the link away', async () => {
  const { id: leadId } = await requestDemo(site, { email: 'eve@example.com' })
  const { id } = await createRun(site)
  await site.as('sales').call(calculatorApi.link, { body: { id, leadId } })
  await erasePersonalData(site, 'eve@example.com')
  expect(await get(id)).toMatchObject({ id, leadId: null })
})

test('runs are renamed and deleted once', async () => {
  const { id } = await createRun(site)
  const sales = site.as('sales')
  await expect(sales.call(calculatorApi.rename, { body: { id, name: ' ' } })).rejects.toMatchObject(
    { code: 422 },
  )
  expect(await sales.call(calculatorApi.remove, { params: { id } })).toEqual({ id })
  const gone = { code: 404 }
  await expect(sales.call(calculatorApi.remove, { params: { id } })).rejects.toMatchObject(gone)
  await expect(get(id)).rejects.toMatchObject(gone)
  const rename = sales.call(calculatorApi.rename, { body: { id, name: 'Hall' } })
  await expect(rename).rejects.toMatchObject(gone)
})

test('a deleted run comes back as it was, for a month', async () => {
  const sales = site.as('sales')
  const { id: leadId } = await requestDemo(site, { email: 'bob@example.com' })
  const { id } = await createRun(site, { companyName: 'Delta Deposit' })
  const whole = await sales.call(calculatorApi.link, { body: { id, leadId } })
  const remove = (one: string) => sales.call(calculatorApi.remove, { params: { id: one } })
  const restore = (one: string) => sales.call(calculatorApi.restore, { body: { id: one } })
  const found = async () => Object.keys((await list({ search: 'delta' })).items)

  await remove(id)
  expect([await found(), (await list({ leadId })).total]).toEqual([[], 0])
  const unlink = sales.call(calculatorApi.link, { body: { id, leadId: null } })
  await expect(unlink).rejects.toMatchObject({ code: 404 })
  expect(await restore(id)).toEqual(whole)
  expect(await restore(id)).toEqual(whole)
  expect(await found()).toEqual([id])

  await remove(id)
  const { store, clock } = site.product.platform
  const later = (days: number) => ({ now: () => new Date(clock.now().getTime() + days * day) })
  const isStored = () =>
    store.db.selectFrom('calculator_run').select('id').where('id', '=', id).executeTakeFirst()
  await eraseDeletedRuns({ store, clock: later(29) })
  expect(await isStored()).toEqual({ id })
  // Nobody deletes another.
  await eraseDeletedRuns({ store, clock: later(31) })
  expect(await isStored()).toBeUndefined()
  await expect(restore(id)).rejects.toMatchObject({ code: 404 })
  await expect(restore('unknown')).rejects.toMatchObject({ code: 404 })
})

test('runs leave an audit entry; a computed estimate leaves none', async () => {
  const entries = () =>
    site.product.platform.store.db
      .selectFrom('audit_entry')
      .select(['call', 'subject'])
      .orderBy('id', 'desc')
      .execute()
  const before = await entries()
  await send('/api/calculator/run', exampleA)
  const { id } = await createRun(site)
  expect((await entries()).length).toBe(before.length + 1)
  expect(await entries()).toContainEqual({ call: 'POST /api/calculator', subject: id })
})
