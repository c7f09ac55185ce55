import { afterEach, describe, expect, test } from 'vitest'
import { goldenA, goldenB } from '@repo/estimator/testing/golden.ts'
import { createRun } from '#tests/support/calculator.ts'
import { saveDraft, priceListData } from '#tests/support/price-lists.ts'
import { useProduct } from '#tests/support/product.ts'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { shippedNote, shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'
import type { PriceListData } from '@repo/estimator/price-list-schema.ts'

const site = useProduct()
afterEach(() => admin().call(priceListApi.discardDraft, { query: {} }))

const admin = () => site.as('admin')
const address = '/api/calculator/constants'
const send = (method: string, path: string, body: unknown) =>
  site.request(address + path, {
    method,
    as: 'admin',
    json: body,
  })
const versions = async () =>
  (await admin().call(priceListApi.list, {})).map(({ version }) => version)
const publish = (more: { version?: number; acceptWarnings?: true } = {}) =>
  admin().call(priceListApi.publish, { body: { note: 'Prices of spring', ...more } })
/** A price list whose mean payback is more than 0.1 month above the site's claim. */
const dear = () => priceListData({ moneyShare: 0.3, usableRange: 0.35 })

describe('published versions', () => {
  test('begin with that of the software, and are read whole', async () => {
    const list = await site.as('sales').call(priceListApi.list, {})
    expect(list.at(-1)).toMatchObject({ version: 1, publishedBy: null, note: null })
    expect(list.at(-2)).toMatchObject({ version: 2, publishedBy: null, note: shippedNote })
    const { table } = await site.as('sales').call(priceListApi.get, { params: { version: '2' } })
    expect(table).toEqual(priceListData())
    expect(Object.keys(table.constants)).toEqual(Object.keys(shippedPriceList.constants))
  })

  test.each(['99', '0', '-1', '1.5', 'x', '99999999999'])('%s is none', async (version) => {
    const { status } = await site.request(`${address}/version/${version}`, { as: 'admin' })
    expect(status).toBe(version === '99' ? 404 : 422)
  })
})

describe('the draft', () => {
  test('begins as what is published, and is that again once discarded', async () => {
    const { version } = await admin().call(priceListApi.draft, {})
    const table = priceListData({ anchorPrice: 500 })
    const saved = await admin().call(priceListApi.saveDraft, { body: { table, version } })
    expect(saved).toMatchObject({
      table,
      version: version + 1,
      updatedBy: { name: 'Administrator' },
    })
    expect(await admin().call(priceListApi.draft, {})).toEqual(saved)
    await admin().call(priceListApi.discardDraft, { query: {} })
    const { version: _, ...start } = await admin().call(priceListApi.draft, {})
    expect(start).toEqual({
      table: priceListData(),
      base: Math.max(...(await versions())),
      updatedAt: null,
      updatedBy: null,
    })
  })

  test('changes no price', async () => {
    const prices = async () => (await site.request('/api/service/ipinfo?country=DE')).text()
    const before = await prices()
    await saveDraft(site, priceListData({ feePartner: 45 }))
    expect(await prices()).toEqual(before)
  })

  test('is not overwritten by who has not seen it', async () => {
    const { version } = await saveDraft(site)
    const mine = await admin().call(priceListApi.saveDraft, { body: { table: dear(), version } })
    const late = await send('PUT', '/draft', { table: priceListData(), version })
    expect(late.status).toBe(409)
    expect(await late.json()).toMatchObject({ errorCode: 'STALE_VERSION', current: mine })
    expect(await admin().call(priceListApi.draft, {})).toEqual(mine)
  })

  test('is not discarded by who has not seen it', async () => {
    const { version } = await saveDraft(site)
    const theirs = await saveDraft(site, priceListData({ anchorPrice: 500 }))
    const late = await site.request(`${address}/draft?version=${version}`, {
      method: 'DELETE',
      as: 'admin',
    })
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { errorCode: 'STALE_VERSION', current: theirs },
    ])
    expect(await admin().call(priceListApi.draft, {})).toEqual(theirs)
    await admin().call(priceListApi.discardDraft, { query: { version: theirs.version } })
    expect((await admin().call(priceListApi.draft, {})).updatedAt).toBeNull()
  })

  test('that was published or discarded is not taken for the next one', async () => {
    const { version } = await saveDraft(site)
    await admin().call(priceListApi.discardDraft, { query: {} })
    expect((await send('PUT', '/draft', { table: priceListData(), version })).status).toBe(409)
  })
})

describe('what no version may hold', () => {
  type Change = (table: PriceListData & Record<string, never>) => unknown
  const set =
    (path: string, value: unknown): Change =>
    (table) => {
      const keys = path.split('.')
      const last = keys.pop()!
      const parent = keys.reduce((at, key) => at[key]!, table as Record<string, never>)
      if (value === undefined) delete (parent as Record<string, unknown>)[last]
      else Object.assign(parent, { [last]: value })
    }
  const anchor = 'constants.anchorPrice'

  test.each<[string, string, Change]>([
    ['a text for a number', `${anchor}.value`, set(`${anchor}.value`, '400')],
    ['no number', `${anchor}.value`, set(`${anchor}.value`, null)],
    ['a value below its range', `${anchor}.value`, set(`${anchor}.value`, 149)],
    ['a value above its range', `${anchor}.value`, set(`${anchor}.value`, 801)],
    ['a price below nothing', `${anchor}.range.0`, set(`${anchor}.range`, [-1, 800])],
    ['a number beyond all measure', `${anchor}.range.1`, set(`${anchor}.range`, [150, 1e300])],
    ['a range that falls', `${anchor}.range.1`, set(`${anchor}.range`, [800, 150])],
    ['a band outside the range', `${anchor}.band.cautious`, set(`${anchor}.band.cautious`, 900)],
    ['half a band', `${anchor}.band.optimistic`, set(`${anchor}.band.optimistic`, undefined)],
    ['an unknown mark', `${anchor}.mark`, set(`${anchor}.mark`, 'X')],
    ['no source', `${anchor}.source`, set(`${anchor}.source`, ' ')],
    ['a share above 1', 'constants.idleShare.range.1', set('constants.idleShare.range', [0.1, 2])],
    ['half a month', 'constants.termPilot.value', set('constants.termPilot.value', 2.5)],
    ['a missing constant', anchor, set(anchor, undefined)],
    ['an unknown constant', 'constants.discount', set('constants.discount', {})],
    ['an unknown part', 'discounts', set('discounts', {})],
    ['a missing part', 'weights', set('weights', undefined)],
    ['a weight above 1', 'weights.fleet-safety.idling', set('weights.fleet-safety.idling', 1.1)],
    ['a missing industry', 'industryFactors.retail', set('industryFactors.retail', undefined)],
    ['no rest of the world', 'countries', set('countries', priceListData().countries.slice(0, 20))],
    ['a country twice', 'countries.1.code', set('countries.1.code', 'GB')],
    ['no country', 'countries.0.code', set('countries.0.code', 'QQ')],
    ['no currency', 'countries.0.currency', set('countries.0.currency', 'ABC')],
    ['an exchange rate of nothing', 'countries.0.fx', set('countries.0.fx', 0)],
    ['a euro that is not one', 'countries.1.fx', set('countries.1.fx', 1.1)],
    ['work for nothing', 'countries.0.manDay', set('countries.0.manDay', 0)],
    ['a tax above 100 %', 'countries.0.vatRate', set('countries.0.vatRate', 101)],
    ['an unknown basis', 'countries.0.operatorBasis', set('countries.0.operatorBasis', 'Z')],
    ['an unnamed basis', 'operatorBases.a b', set('operatorBases.a b', 'hearsay')],
  ])('%s', async (_, field, change) => {
    const table = priceListData()
    change(table as PriceListData & Record<string, never>)
    for (const [method, path] of [
      ['PUT', '/draft'],
      ['POST', '/preview'],
    ] as const) {
      const answer = await send(method, path, { table })
      const { fields } = (await answer.json()) as { fields: { field: string }[] }
      expect([answer.status, ...fields.map((one) => one.field)]).toEqual([422, `table.${field}`])
    }
    expect((await admin().call(priceListApi.draft, {})).updatedAt).toBeNull()
  })

  test.each([undefined, null, [], 'text', {}, { table: null }])('a draft of %j', async (body) => {
    expect((await send('PUT', '/draft', body ?? null)).status).toBe(422)
  })
})

describe('the preview', () => {
  test('sets both examples and the portfolio against what is published', async () => {
    const table = priceListData({ anchorPrice: 300 })
    const preview = await admin().call(priceListApi.preview, { body: { table } })
    expect(preview.published).toMatchObject({ exampleA: goldenA, exampleB: goldenB })
    expect(preview.published.portfolio.mean).toBeCloseTo(9.15, 1)
    expect(preview.published.portfolio.median).toBeCloseTo(8.75, 1)
    expect(preview.published.portfolio.underClaim).toBeCloseTo(0.783, 2)
    expect(preview.draft.exampleA).toMatchObject({ hardwareCost: 38_850, investment: 65_040 })
    expect(preview.draft.portfolio.mean).toBeGreaterThan(preview.published.portfolio.mean!)
    expect(preview.warnings).toEqual([])
  })

  test('is of the stored draft where no table is sent', async () => {
    await saveDraft(site, dear())
    const preview = await admin().call(priceListApi.preview, { body: {} })
    expect(preview).toEqual(await admin().call(priceListApi.preview, { body: { table: dear() } }))
    expect(preview.draft.portfolio.mean).toBeGreaterThan(11)
    expect(preview.warnings).toEqual(['MEAN_ABOVE_CLAIM'])
  })

  test('tells of payback that is never reached', async () => {
    const table = priceListData()
    for (const key of Object.keys(table.industryFactors))
      Object.assign(table.industryFactors, { [key]: 0 })
    for (const levers of Object.values(table.weights))
      for (const lever of Object.keys(levers)) Object.assign(levers, { [lever]: 0 })
    const { draft, warnings } = await admin().call(priceListApi.preview, { body: { table } })
    expect(draft.portfolio).toEqual({ mean: null, median: null, underClaim: 0 })
    expect(warnings).toEqual(['MEAN_ABOVE_CLAIM'])
  })
})

describe('publishing', () => {
  test('asks for a draft and for a note', async () => {
    const none = await send('POST', '/publish', { note: 'Prices of spring' })
    expect([none.status, await none.json()]).toMatchObject([409, { errorCode: 'WRONG_STATE' }])
    await saveDraft(site)
    for (const note of [undefined, ' ', 'x'.repeat(501)])
      expect((await send('POST', '/publish', { note })).status).toBe(422)
  })

  test('makes the draft the next version, which prices and estimates follow', async () => {
    const old = await createRun(site, exampleA)
    const [newest = 0] = await versions()
    const table = priceListData({ anchorPrice: 300, feePartner: 45 })
    const { version } = await saveDraft(site, table)
    const published = await publish({ version })
    expect(published).toMatchObject({
      version: newest + 1,
      publishedBy: { name: 'Administrator' },
      note: 'Prices of spring',
      table,
    })
    expect((await versions())[0]).toBe(newest + 1)
    expect((await admin().call(priceListApi.draft, {})).updatedAt).toBeNull()
    const prices = await site.request('/api/service/ipinfo?country=DE')
    expect(await prices.json()).toMatchObject({ partner: { feePerVehicleMonth: 45 } })
    const next = await createRun(site, exampleA)
    expect(next).toMatchObject({
      constantsVersion: newest + 1,
      results: { hardwareCost: 38_850, softwareCost: 13_500 },
    })
    const get = (id: string) => site.as('sales').call(calculatorApi.get, { params: { id } })
    expect(await get(old.id)).toEqual(old)
    expect(old).toMatchObject({ constantsVersion: newest, results: goldenA })
    const first = await admin().call(priceListApi.get, { params: { version: '2' } })
    expect(first.table).toEqual(priceListData())
  })

  test('refuses what would make the claim untrue, unless that is accepted', async () => {
    await saveDraft(site, dear())
    const before = await versions()
    const rejected = await send('POST', '/publish', { note: 'Dearer' })
    expect([rejected.status, await rejected.json()]).toMatchObject([
      422,
      { fields: [{ field: 'acceptWarnings', rule: 'MEAN_ABOVE_CLAIM' }] },
    ])
    expect(await versions()).toEqual(before)
    expect((await publish({ acceptWarnings: true })).version).toBe(before[0]! + 1)
  })

  test('never publishes a draft that has changed since it was seen', async () => {
    const { version } = await saveDraft(site)
    await saveDraft(site, dear())
    await expect(publish({ version, acceptWarnings: true })).rejects.toMatchObject({ code: 409 })
  })

  test('refuses a draft that was begun on an older version', async () => {
    const { store, clock } = site.product.platform
    await saveDraft(site)
    const [newest = 0] = await versions()
    const data = JSON.stringify(priceListData())
    const published_at = clock.now().toISOString()
    await store.write(['roi-constants'], (db) =>
      db
        .insertInto('roi_constants')
        .values({ version: newest + 1, data, published_at })
        .execute(),
    )
    const late = await send('POST', '/publish', { note: 'Late' })
    expect([late.status, await late.json()]).toMatchObject([409, { errorCode: 'STALE_VERSION' }])
  })

  test('of two at once one succeeds, and no number is left out or used twice', async () => {
    const before = await versions()
    const { version } = await saveDraft(site)
    const tries = await Promise.allSettled([publish({ version }), publish({ version }), publish()])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of tries)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 409 })
    expect(await versions()).toEqual([before[0]! + 1, ...before])
  })

  test('is in the audit log with the version', async () => {
    await saveDraft(site)
    const { version } = await publish()
    const entries = await site.product.platform.store.db
      .selectFrom('audit_entry')
      .select('subject')
      .where('call', '=', `POST ${address}/publish`)
      .orderBy('id')
      .execute()
    expect(entries.at(-1)).toEqual({ subject: String(version) })
  })
})
