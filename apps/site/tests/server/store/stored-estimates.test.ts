import { expect, test } from 'vitest'
import { calculatorApi, type Run } from '@repo/estimator/contract.ts'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { roiInput } from '@repo/estimator/testing/calculator.ts'
import { createRun } from '#tests/support/calculator.ts'
import { requestDemo } from '#tests/support/factories.ts'
import { priceListData, saveDraft } from '#tests/support/price-lists.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'
import { examplesOf } from '#tests/support/stored-examples.ts'

const site = useProduct()
const sales = () => site.as('sales')
const admin = () => site.as('admin')

/** Stores a run whose estimate is then what the text says. */
async function storedRun(estimateText: string, companyName = 'Stored Ltd'): Promise<string> {
  const { id } = await createRun(site, { companyName })
  await site.product.platform.store.write([], (db) =>
    db.updateTable('calculator_run').set({ estimate: estimateText }).where('id', '=', id).execute(),
  )
  return id
}

const get = (id: string) => sales().call(calculatorApi.get, { params: { id } })
const list = async (query: object = {}) => (await sales().list(calculatorApi.list, { query })).items

const ofAnotherVersion = JSON.stringify({ stored: 99, input: { wheels: 4 } })

test.each(examplesOf('estimate'))(
  '%s opens and is listed as it was answered',
  async (_name, stored) => {
    const id = await storedRun(JSON.stringify(stored))
    const { stored: _, band, defaultsUsed, ...summary } = stored as Run & { stored?: number }
    const run = await get(id)
    expect(run).toMatchObject({ ...summary, band })
    expect(run).toHaveProperty('defaultsUsed', expect.arrayContaining(defaultsUsed))
    expect((await list())[id]).toMatchObject(summary)
  },
)

test('a run that cannot be read is said to be so, and takes no other with it', async () => {
  const good = await createRun(site)
  const id = await storedRun(ofAnotherVersion)
  const facts = {
    id,
    name: 'Stored Ltd',
    companyName: 'Stored Ltd',
    constantsVersion: 2,
    unreadable: true,
  }
  expect(await get(id)).toMatchObject(facts)
  expect(await get(id)).not.toHaveProperty('results')
  const all = await list()
  expect(all[id]).toMatchObject(facts)
  expect(all[good.id]).toMatchObject({ results: good.results })
  expect(Object.keys(await list({ search: 'stored ltd' }))).toContain(id)
})

test('a run that cannot be read is renamed, linked, deleted and restored as any other', async () => {
  const id = await storedRun(ofAnotherVersion)
  const { id: leadId } = await requestDemo(site, { email: 'grace@example.com' })
  const rename = { body: { id, name: 'Later' } }
  expect(await sales().call(calculatorApi.rename, rename)).toMatchObject({ name: 'Later' })
  const linked = await sales().call(calculatorApi.link, { body: { id, leadId } })
  expect(linked).toMatchObject({ leadId, unreadable: true })
  expect(Object.keys(await list({ leadId }))).toEqual([id])
  await sales().call(calculatorApi.remove, { params: { id } })
  expect(await sales().call(calculatorApi.restore, { body: { id } })).toMatchObject({
    name: 'Later',
  })
  const row = site.product.platform.store.db.selectFrom('calculator_run').select('estimate')
  const { estimate: kept } = await row.where('id', '=', id).executeTakeFirstOrThrow()
  expect(kept).toEqual(JSON.parse(ofAnotherVersion))
})

async function setVersion(data: string, version: number, product = site): Promise<void> {
  await product.product.platform.store.write(['roi-constants'], (db) =>
    db
      .insertInto('roi_constants')
      .values({ version, data, published_at: '2026-11-20T10:00:00.000Z' })
      .execute(),
  )
}

test.each(examplesOf('price-list'))('%s is listed, opened and compared', async (_, stored) => {
  const own = await startProductForTest()
  await setVersion(JSON.stringify(stored), 3, own)
  const { table } = await own.as('admin').call(priceListApi.get, { params: { version: '3' } })
  expect(Object.keys(table.constants)).toEqual(Object.keys(shippedPriceList.constants))
  expect(table.countries).toEqual((stored as typeof table).countries)
  const { version, table: current } = await own.as('sales').call(calculatorApi.current, {})
  expect([version, current]).toEqual([3, table])
})

test('a published list that cannot be read leaves the one before it in use', async () => {
  const own = await startProductForTest()
  await setVersion('{"stored":99}', 3, own)
  const input = roiInput()
  const { constantsVersion, results } = await own
    .as('sales')
    .call(calculatorApi.compute, { body: input })
  expect(constantsVersion).toBe(2)
  expect(results).toEqual(estimate(input, shippedPriceList).results)
  const versions = await own.as('admin').call(priceListApi.list, {})
  expect(versions.map(({ version }) => version)).toEqual([3, 2, 1])
  const opened = own.as('admin').call(priceListApi.get, { params: { version: '3' } })
  expect(await errorOf(opened)).toMatchObject({ code: 409, errorCode: 'WRONG_STATE' })
  expect((await own.request('/en/pricing')).status).toBe(200)
})

test('a draft that cannot be read says who saved it, and can be discarded', async () => {
  await saveDraft(site, priceListData({ anchorPrice: 500 }))
  await site.product.platform.store.write([], (db) =>
    db.updateTable('roi_draft').set({ data: '{"stored":99}' }).execute(),
  )
  const error = await errorOf(admin().call(priceListApi.draft, {}))
  expect(error).toMatchObject({
    errorCode: 'WRONG_STATE',
    error: { current: { base: 2, updatedBy: { name: 'Administrator' } } },
  })
  const { current } = error.error as { current: { version: number } }
  await admin().call(priceListApi.discardDraft, { query: { version: current.version } })
  expect(await admin().call(priceListApi.draft, {})).toMatchObject({ updatedAt: null, base: 2 })
})
