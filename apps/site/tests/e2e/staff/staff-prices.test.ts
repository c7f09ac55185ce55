import { beforeEach, expect, test } from 'vitest'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'
import { priceListData } from '#tests/support/price-lists.ts'
import { brokenTexts, violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import {
  anchorPrice,
  button,
  cell,
  expectFit,
  investmentOf,
  openDraft,
  preview,
  publish,
  resultsOf,
  spring,
} from './staff-prices-steps.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

/** Of the published prices, which before each test are those of the first table; no draft waits. */
let version: number
beforeEach(async () => {
  const staff = await site.staff()
  await staff.call(priceListApi.discardDraft, { query: {} })
  const [newest] = await staff.call(priceListApi.list, {})
  version = newest!.version
  if (version > 1) version = await publishAsStaff('As at first')
})

/** Publishes the first table with other values of some constants; answers its version. */
async function publishAsStaff(note: string, ...values: Parameters<typeof priceListData>) {
  const staff = await site.staff()
  await staff.call(priceListApi.saveDraft, { body: { table: priceListData(...values) } })
  return (await staff.call(priceListApi.publish, { body: { note, acceptWarnings: true } })).version
}

test('a price is changed, its effect seen, and published: the public sees it, a stored run keeps its own', async () => {
  const staff = await site.staff()
  const run = await staff.call(calculatorApi.create, { body: exampleA })
  const page = await site.open()
  await openDraft(page)
  const investment = preview(page).getByRole('row', {
    name: new RegExp(`^Investment ${investmentOf()}`),
  })
  await investment.waitFor()
  await cell(page, 'Price of an anchor').fill('255')
  await cell(page, 'Software fee, partner, per forklift per month').fill('45')
  await page.getByText(`was ${anchorPrice}`).waitFor()
  await preview(page)
    .getByRole('row', { name: `Investment ${investmentOf()} ${investmentOf(spring)}` })
    .waitFor()
  await publish(page, 'Prices of spring')
  await page.waitForURL('**/backoffice/prices')
  const changes = page.getByRole('table', {
    name: `From version ${version} to version ${version + 1}`,
  })
  await changes.getByRole('row', { name: `Price of an anchor ${anchorPrice} 255` }).waitFor()
  await page
    .getByRole('row', { name: new RegExp(`^${version + 1} in use .*Prices of spring`) })
    .waitFor()
  const reader = await site.open({ javaScriptEnabled: false })
  await reader.goto('/en/pricing?country=DE')
  await reader.getByRole('main').getByText('€45').first().waitFor()
  const stored = await staff.call(calculatorApi.get, { params: { id: run.id } })
  expect(stored).toEqual(run)
  await page.goto(`/backoffice/calculator/${run.id}`)
  await page.getByText(/^Newer prices are available. This estimate uses version/).waitFor()
  expect(stored).toMatchObject({
    constantsVersion: version,
    results: { investment: resultsOf().investment },
  })
})

test('invalid values are marked at their cell, a failed preview is retried, and what makes the claim of the site untrue is published only with an explicit tick', async () => {
  const page = await site.open()
  site.expectTrace(/^500 \/api\/calculator\/constants\/preview$/)
  await openDraft(page)
  await page.setViewportSize({ width: 820, height: 900 })
  expect(await brokenTexts(preview(page).locator('td'))).toEqual([])
  const tag = cell(page, 'Price of a tag')
  await tag.fill('many')
  await page.getByText('Enter a number, such as 1200.5.').waitFor()
  await preview(page).getByText('Correct the marked values to see the effect on payback.').waitFor()
  await expect.poll(() => button(page, /^Save draft/).isDisabled()).toBe(true)
  await expect.poll(() => button(page, 'Publish…').isDisabled()).toBe(true)
  await expectFit(page, [1440])
  await page.route('**/constants/preview', (route) => route.fulfill({ status: 500 }))
  await tag.fill('260')
  await preview(page).getByText('The effect could not be calculated.').waitFor()
  await expect.poll(() => button(page, 'Publish…').isDisabled()).toBe(true)
  await page.unroute('**/constants/preview')
  await preview(page).getByRole('button', { name: 'Try again' }).click()
  await preview(page).getByText('This comparison is up to date.').waitFor()
  await tag.press('ArrowDown')
  await cell(page, 'Price of a gateway').and(page.locator(':focus')).waitFor()

  await cell(page, 'Share of freed hours that saves money').fill('0.3')
  await cell(page, 'Cell diagonal as a share of the range').fill('0.35')
  await preview(page)
    .getByText(/The website says under 11 months\./)
    .waitFor()
  await publish(page, 'Cautious')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Tick this box to publish.').waitFor()
  expect(await violations(page, { overlay: true })).toEqual([])
  await dialog.getByLabel('Publish anyway').check()
  await dialog.getByRole('button', { name: 'Publish price list', exact: true }).click()
  await page.waitForURL('**/backoffice/prices')
  await page.getByRole('row', { name: /in use .*Cautious/ }).waitFor()
})

test('every part fits and passes axe; a country is found by name, added as the rest of the world, priced and taken away again', async () => {
  const page = await site.open()
  await openDraft(page)
  await cell(page, 'Price of a tag').fill('260')
  for (const part of [/^Weights/, /^Changes/]) {
    await button(page, part).click()
    await expectFit(page, [1440])
  }
  await button(page, /^Countries/).click()
  const countries = page.getByRole('region', { name: 'Countries' })
  const more = page.getByText('Scroll right for more columns.')
  await more.waitFor()
  const search = page.getByRole('searchbox', { name: 'Find a country' })
  await search.fill('port')
  await expect.poll(() => countries.getByRole('row').count()).toBe(2)
  await countries.getByRole('row', { name: /Portugal/ }).waitFor()
  // What is in the row of one country is in all of them.
  await expectFit(page, [1440])
  await countries.evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  await more.waitFor({ state: 'detached' })
  await search.fill('')
  await page.getByLabel('Country to add').selectOption('JP')
  await button(page, 'Add country').click()
  await cell(page, 'Japan, Currency').fill('JPY')
  await cell(page, 'Japan, Exchange rate (per EUR)').fill('165')
  await page.getByLabel('Name of new basis').fill('o4')
  await button(page, 'Add basis').click()
  await cell(page, 'Basis O4').fill('a survey of our own')
  await cell(page, 'Japan, Basis').fill('O4 (2026)')
  await preview(page).getByText('This comparison is up to date.').waitFor()
  await button(page, /^Save draft/).click()
  await page.getByRole('status').filter({ hasText: 'Draft price list saved.' }).waitFor()
  const { table } = await (await site.staff()).call(priceListApi.draft, {})
  expect(table.countries.at(-1)).toMatchObject({
    code: 'JP',
    currency: 'JPY',
    fx: 165,
    operatorBasis: 'O4 (2026)',
  })
  await button(page, 'Remove Japan').click()
  await button(page, 'Remove basis O4').click()
  await button(page, 'Discard…').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
  await page.waitForURL('**/backoffice/prices')
  await page.getByText('No draft price list.').waitFor()
})

test('unsaved values are not lost, nor saved over somebody else’s without asking', async () => {
  const staff = await site.staff()
  const page = await site.open()
  page.on('dialog', (dialog) => void dialog.accept())
  site.expectTrace(/^409 \/api\/calculator\/constants\/draft$/)
  await openDraft(page)
  const gateway = cell(page, 'Price of a gateway')
  await gateway.fill('950')
  await page.getByText('Changes kept on this device only', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await page.reload()
  await expect.poll(() => gateway.inputValue()).toBe('950')
  const { table } = await staff.call(priceListApi.draft, {})
  const theirs = structuredClone(table)
  Object.assign(theirs.constants.gatewayPrice, { value: 990 })
  await staff.call(priceListApi.saveDraft, { body: { table: theirs } })
  await button(page, /^Save draft/).click()
  const place = question.getByRole('group', { name: 'Price of a gateway changed by both' })
  await place.getByRole('radio', { name: /990/ }).waitFor()
  await place.getByRole('radio', { name: /^Yours.*950/ }).waitFor()
  await question
    .getByRole('button', { name: 'Use theirs and keep an unsaved copy of mine' })
    .click()
  await expect.poll(() => gateway.inputValue()).toBe('990')
  // Taking up the kept one again does not undo theirs unseen.
  await page.getByRole('button', { name: /^Continue/ }).click()
  await place.waitFor()
  await question.getByRole('button', { name: 'Keep editing' }).click()
  await expect.poll(() => gateway.inputValue()).toBe('990')
})

test('a draft that somebody else has changed is neither discarded nor published unseen; discarding is undone', async () => {
  const staff = await site.staff()
  const page = await site.open()
  site.expectTrace(/^409 \/api\/calculator\/constants\/(draft\?version=\d+|publish)$/)
  await openDraft(page)
  const anchor = cell(page, 'Price of an anchor')
  await anchor.fill('251')
  await button(page, /^Save draft/).click()
  await page.getByRole('status').filter({ hasText: 'Draft price list saved.' }).waitFor()
  const save = async (price: number) => {
    const { table } = structuredClone(await staff.call(priceListApi.draft, {}))
    Object.assign(table.constants.anchorPrice, { value: price })
    return staff.call(priceListApi.saveDraft, { body: { table } })
  }
  const question = page.getByRole('alertdialog')
  const place = (name: RegExp) => question.getByRole('group', { name })
  const discard = async () => {
    await button(page, 'Discard…').click()
    await question.getByText('This discards 1 change.').waitFor()
    await question.getByRole('button', { name: 'Discard' }).click()
  }

  await save(252)
  await discard()
  await place(/^Price of an anchor/)
    .getByRole('radio', { name: /252/ })
    .waitFor()
  await question
    .getByRole('button', { name: 'Use theirs and keep an unsaved copy of mine' })
    .click()
  await expect.poll(() => anchor.inputValue()).toBe('252')
  await preview(page).getByText('This comparison is up to date.').waitFor()

  await save(253)
  await publish(page, 'Prices of autumn')
  await place(/^Price of an anchor/)
    .getByRole('radio', { name: /^Yours/ })
    .check()
  await question.getByRole('button', { name: 'Save selected versions' }).click()
  await discard()
  await page.waitForURL('**/backoffice/prices')
  await page.getByText('No draft price list.').waitFor()
  await button(page, 'Undo').click()
  await page.getByText(/^The draft of version \d+ is not published yet/).waitFor()
  const { table } = await staff.call(priceListApi.draft, {})
  expect(table.constants.anchorPrice.value).toBe(252)
})

test('where somebody else has published, a draft is compared with what is published now', async () => {
  const page = await site.open()
  site.expectTrace(/^409 \/api\/calculator\/constants\/draft$/)
  await openDraft(page)
  await publishAsStaff('Meanwhile', { gatewayPrice: 905 })

  await cell(page, 'Price of a tag').fill('255')
  await button(page, /^Save draft/).click()
  const question = page.getByRole('alertdialog')
  await question
    .getByRole('group', { name: /^Price of a gateway/ })
    .getByText('905')
    .waitFor()
  await question.getByRole('button', { name: 'Save selected versions' }).click()
  await page.getByRole('heading', { name: `Draft of version ${version + 2}` }).waitFor()
  // Of the field that was not touched, theirs is kept.
  await page.getByText(`1 change since version ${version + 1}.`).waitFor()
  await expect.poll(() => cell(page, 'Price of a gateway').inputValue()).toBe('905')
  await expect.poll(() => cell(page, 'Price of a tag').inputValue()).toBe('255')
})

test('an older version is brought back as a draft, over one that waits only when asked', async () => {
  const staff = await site.staff()
  const page = await site.open()
  const draft = async () => (await staff.call(priceListApi.draft, {})).table
  const older = (await staff.call(priceListApi.get, { params: { version: String(version) } })).table
  await publishAsStaff('Newer', { gatewayPrice: 905 })
  const { table } = structuredClone(await staff.call(priceListApi.draft, {}))
  Object.assign(table.constants.tagPrice, { value: 260 })
  await staff.call(priceListApi.saveDraft, { body: { table } })

  await openBackoffice(page, '/prices')
  await button(page, `Create draft from version ${version}`).click()
  const question = page.getByRole('alertdialog')
  await question.getByText('The current draft was saved by Administrator.').waitFor()
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await draft()).toEqual(table)
  await button(page, `Create draft from version ${version}`).click()
  await question.getByRole('button', { name: 'Replace' }).click()
  await page.waitForURL('**/prices/draft')
  expect(await draft()).toEqual(older)
  await button(page, 'Undo').click()
  await page.getByText('Previous draft price list restored.').first().waitFor()
  expect(await draft()).toEqual(table)
})
