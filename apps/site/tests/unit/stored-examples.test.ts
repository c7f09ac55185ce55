import { expect, test } from 'vitest'
import { basisOf } from '@repo/estimator/form/basis.ts'
import { parseFields } from '@repo/estimator/form/parse-fields.ts'
import { readLink } from '@repo/estimator/form/read-link.ts'
import { calculate, estimate, type Estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { firstPriceList, shippedListOf } from '@repo/estimator/model/first-price-list.ts'
import { isShippedSource } from '@repo/estimator/model/shipped-constants.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { readEstimate, writeEstimate } from '@repo/estimator/stored/read-estimate.ts'
import { readPriceList, writePriceList } from '@repo/estimator/stored/read-price-list.ts'
import { readFragment } from '@repo/hall/model/plan-link.ts'
import { readPlan } from '@repo/hall/model/read-plan.ts'
import { createDraftStore } from '@repo/platform/content/admin/drafts/draft-store.ts'
import { readEvent, readMail } from '@repo/platform/server/outbox/read-payload.ts'
import { noSettings, settingsIn } from '@repo/platform/server/company/read-settings.ts'
import { memoryStorage } from '@repo/platform/testing/memory-storage.ts'
import { examplesOf, storedExamples } from '#tests/support/stored-examples.ts'

/** The formats, each with the newest version that has an example. */
const formats = {
  'device-draft': 2,
  documents: 4,
  estimate: 2,
  'estimate-link': 4,
  mail: 2,
  media: 5,
  news: 6,
  'news-draft': 2,
  plan: 3,
  'plan-link': 3,
  'price-list': 2,
  purge: 1,
  'saved-view': 1,
  settings: 2,
  'shared-draft': 1,
  webhook: 1,
}

test('every version of every format has its example', () => {
  const expected = Object.entries(formats).flatMap(([format, newest]) =>
    Array.from({ length: newest }, (_, at) => `${format}-${at + 1}.json`),
  )
  expect(storedExamples.map(({ file }) => file).toSorted()).toEqual(expected.toSorted())
})

const { version: _, ...shipped } = shippedPriceList

const listOf = (version: number) => (version === 1 ? firstPriceList : shippedPriceList)

test.each(examplesOf('estimate'))('%s is read, its figures to the digit', (_name, stored) => {
  const { stored: _, defaultsUsed, ...rest } = stored as Estimate & { stored?: number }
  const read = readEstimate(stored)!
  expect(read).toMatchObject(rest)
  expect(read.defaultsUsed).toEqual(expect.arrayContaining(defaultsUsed))
  const figures = {
    1: { investment: 55_680, paybackMonths: 9.1, roi: 31.7 },
    2: { investment: 62_380, paybackMonths: 10.2, roi: 17.6 },
  }[read.constantsVersion]
  expect(read.results).toMatchObject(figures!)
  const { quantities } = read
  const { results } = calculate(read.input, listOf(read.constantsVersion), { quantities })
  expect(results).toMatchObject({ ...read.results })
})

test('what is written is read', () => {
  const quantities = { anchors: 97, gateways: 5, switches: 5, cableMetres: 4_213 }
  for (const made of [
    estimate(exampleA, firstPriceList),
    estimate(exampleA, shippedPriceList),
    estimate(exampleA, shippedPriceList, quantities),
  ])
    expect(readEstimate(JSON.parse(writeEstimate(made)))).toEqual(made)
  for (const { version: _version, ...list } of [firstPriceList, shippedPriceList])
    expect(readPriceList(JSON.parse(writePriceList(list)))).toEqual(list)
})

const unreadable = [null, 'x', [], {}, { stored: 99, input: {} }, { input: { country: 'DE' } }]
test.each(unreadable.map((stored) => [stored]))(
  '%j cannot be read, which is said and not thrown',
  (stored) => {
    expect(readEstimate(stored)).toBeUndefined()
    expect(readPriceList(stored)).toBeUndefined()
  },
)

test.each(examplesOf('price-list'))('%s gives the estimates of its time', (_name, storedList) => {
  const read = readPriceList(storedList)!
  const source = (key: 'anchorPrice' | 'idleShare') => read.constants[key].source
  const { constants } = shippedListOf(read)
  expect(isShippedSource(source('idleShare'), constants.idleShare.source)).toBe(true)
  const [, stored] = examplesOf('estimate')[read.model - 1]!
  const { input, results, band, quantities } = readEstimate(stored)!
  const again = estimate(input, { version: read.model, ...read }, quantities)
  expect(again).toMatchObject({ results, band })
})

test('a list gets the first value of what it lacks, and loses what is gone', () => {
  const { tagPrice: _tag, anchorPrice, ...others } = shipped.constants
  const { logistics: _factor, ...industryFactors } = shipped.industryFactors
  const older = {
    stored: 2,
    ...shipped,
    constants: { ...others, anchorPrice: { ...anchorPrice, value: 401 }, gone: anchorPrice },
    industryFactors,
  }
  const read = readPriceList(older)!
  expect(Object.keys(read.constants)).toEqual(Object.keys(shipped.constants))
  expect(read.constants.tagPrice).toEqual(shipped.constants.tagPrice)
  expect(read.constants.anchorPrice.value).toBe(401)
  expect(read.industryFactors).toEqual(shipped.industryFactors)
})

test.each(examplesOf('estimate-link'))('%s opens with all that it holds', (name, storedLink) => {
  const { fragment } = storedLink as { fragment: string }
  const link = readLink('de', `#${fragment}`)!
  expect(link).toMatchObject({ damaged: [], values: { area: '15.000', forklifts: '25' } })
  const { quantities } = basisOf(link.values)
  if (name === 'estimate-link-3.json')
    return expect(quantities).toMatchObject({ anchors: 97, gateways: 5 })
  const { given } = parseFields('de', link.values)
  const isLater = name === 'estimate-link-4.json'
  const [, stored] = examplesOf('estimate')[Number(isLater)]!
  const made = estimate(given!, isLater ? shippedPriceList : firstPriceList, quantities)
  expect(made.results).toEqual(readEstimate(stored)!.results)
  if (isLater)
    expect(basisOf(link.values)).toMatchObject({ kept: ['pallets'], derived: ['aisleLength'] })
  if (name === 'estimate-link-2.json')
    expect(link).toMatchObject({ version: 3, date: '2026-11-22', isRented: true })
})

test.each(examplesOf('plan'))('%s is a plan without a problem, and keeps all', (_name, stored) => {
  const { plan, problems } = readPlan(JSON.stringify(stored))
  expect(problems).toEqual([])
  expect(plan).toEqual(stored)
})

test.each(examplesOf('plan-link'))('%s holds the plan of its version', async (name, stored) => {
  const [, plan] = examplesOf('plan').find(([file]) => file === name.replace('-link', ''))!
  const { fragment } = stored as { fragment: string }
  expect(await readFragment(`#${fragment}`)).toEqual({ plan, problems: [] })
})

test.each([...examplesOf('mail'), ...examplesOf('webhook'), ...examplesOf('purge')])(
  '%s can be sent as it was written',
  (name, stored) => {
    const [read, other] = name.startsWith('mail') ? [readMail, readEvent] : [readEvent, readMail]
    expect(read(stored)).toEqual(stored)
    expect(other(stored)).toBeUndefined()
  },
)

test.each(examplesOf('settings'))('%s keeps what was entered', (_name, stored) => {
  expect(settingsIn(stored)).toEqual({ ...noSettings, ...(stored as object) })
})

test('settings of another form lose that part alone', () => {
  const [, stored] = examplesOf('settings').at(-1)!
  const odd = { mediaHosts: 'one.example.com', timeZone: 'Mars/Base', later: 1 }
  expect(settingsIn({ ...(stored as object), ...odd })).toEqual({
    ...(stored as object),
    mediaHosts: null,
    timeZone: null,
  })
  expect(settingsIn('x')).toEqual(noSettings)
})

test.each(examplesOf('device-draft'))('%s is offered again', (_name, stored) => {
  const storage = memoryStorage()
  storage.setItem('draft:a1:news:n1:d1', JSON.stringify(stored))
  storage.setItem('draft:a1:news:n1:d2', '{"savedAt":1}')
  storage.setItem('draft:a1:news:n1:d3', '[')
  const store = createDraftStore({ accountId: 'a1', type: 'news', itemId: 'n1' }, storage)
  expect(store.list()).toEqual([{ ...(stored as object), id: 'd1', itemId: 'n1' }])
})
