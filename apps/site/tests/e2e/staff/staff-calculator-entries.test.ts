import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { priceListApi } from '@repo/estimator/price-list-contract.ts'
import { priceListData } from '#tests/support/price-lists.ts'
import { overflow, violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, storeRun } from './staff-steps.ts'

const site = siteInChromium()

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function enterSite(page: Page, company: string): Promise<void> {
  await field(page, 'Company name').fill(company)
  await page.getByLabel('Country').selectOption('FR')
  await field(page, 'Number of forklifts').fill('12')
  await page.getByRole('radio', { name: 'sq ft' }).check()
  await field(page, 'Total warehouse area').fill('90,000')
  await field(page, 'Number of shifts').fill('1')
  await field(page, 'Shift hours').fill('8')
  await field(page, 'Total pallets moved per year').fill('80,000')
}

async function restore(page: Page, company: string): Promise<void> {
  await page.getByText(/^Unsaved inputs on this device/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: /^Continue/ }).click()
  await expectSite(page, company)
}

async function expectSite(page: Page, company: string): Promise<void> {
  await expect.poll(() => field(page, 'Company name').inputValue()).toBe(company)
  await expect.poll(() => field(page, 'Total warehouse area').inputValue()).toBe('90,000')
  await expect.poll(() => page.getByRole('radio', { name: 'sq ft' }).isChecked()).toBe(true)
  await expect.poll(() => page.getByLabel('Country').inputValue()).toBe('FR')
}

test('entries that were not saved are offered again, until they are saved', async () => {
  const page = await site.open()
  await openBackoffice(page, '/calculator/new')
  await enterSite(page, 'Entrepôt Lyon')
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.waitForURL(/\/backoffice\/?$/)
  await page.goBack()
  await restore(page, 'Entrepôt Lyon')
  await page.reload()
  await expectSite(page, 'Entrepôt Lyon')
  await page.getByRole('button', { name: /^Save estimate/ }).click()
  await page.waitForURL(/\/backoffice\/calculator\/(?!new)[^/]+$/)
  await page.goto('/backoffice/calculator/new')
  await field(page, 'Company name').waitFor()
  await expect.poll(() => page.getByRole('button', { name: /^Continue/ }).count()).toBe(0)
})

test('where a change of an estimate is rejected, its dialog keeps the name, and one that a colleague has deleted says so', async () => {
  const staff = await site.staff()
  const { id } = await storeRun(staff, 'Entrepôt Brest')
  const page = await site.open()
  site.expectTrace(/^500 \/api\/calculator$/)
  site.expectTrace(/^404 \/api\/calculator\/delete\/id\//)
  await openBackoffice(page, '/calculator')
  await page.route('**/api/calculator', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Actions for Entrepôt Brest' }).click()
  await page.getByRole('menuitem', { name: /^Rename/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Hall one')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await dialog.getByText('An error occurred on the server.').waitFor()
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe('Hall one')
  await page.unroute('**/api/calculator')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Hall one' }).click()
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await staff.call(calculatorApi.remove, { params: { id } })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('A colleague has deleted this estimate.').waitFor()
})

test('after “Calculate” the result is in view: beside the form the focus stays, on a phone it follows, where the buttons at the bottom cover no focused field', async () => {
  const { id } = await storeRun(await site.staff(), 'Entrepôt Dijon')
  const page = await site.open()
  await openBackoffice(page, `/calculator/new?from=${id}`)
  const calculate = page
    .getByRole('main')
    .locator('form')
    .getByRole('button', { name: 'Calculate' })
  const result = page.getByRole('region', { name: 'Result', exact: true })
  for (const [width, focused] of [
    [1440, calculate],
    [390, result],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    if (width === 390) await page.reload()
    await calculate.click()
    await result.getByText('Payback over time').waitFor()
    await focused.and(page.locator(':focus')).waitFor()
    const top = async () => (await result.boundingBox())!.y
    await expect.poll(top).toBeGreaterThanOrEqual(0)
    await expect.poll(top).toBeLessThan(450)
  }
  await field(page, 'Number of forklifts').fill('13')
  await page.getByText('The inputs have changed').waitFor()
  await field(page, 'Company name').focus()
  const lost: string[] = []
  for (let step = 0; step < 18; step += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const control = document.activeElement as HTMLInputElement
      const { bottom } = control.getBoundingClientRect()
      const bar = document.querySelector('[type=submit]')!.parentElement!.getBoundingClientRect()
      return bottom > bar.top ? control.name : ''
    })
    if (covered) lost.push(covered)
  }
  expect(lost).toEqual([])
})

/** What no version of the software that this one knows could have stored. */
const ofAnotherVersion = '{"stored":99}'

function storeByHand(sql: string, ...values: string[]): void {
  const file = join(site.server().dataDir, 'trilane.sqlite')
  const database = new DatabaseSync(file, { timeout: 5_000 })
  const { changes } = database.prepare(sql).run(...values)
  database.close()
  expect(changes).toBe(1)
}

async function unreadableRun(companyName: string): Promise<{ id: string }> {
  const { id } = await storeRun(await site.staff(), companyName)
  storeByHand('update calculator_run set estimate = ? where id = ?', ofAnotherVersion, id)
  return { id }
}

const isGone = async (id: string) => {
  const staff = await site.staff()
  return !(id in (await staff.call(calculatorApi.list, { query: {} })))
}

test('an estimate that cannot be read is shown as such in list and page, and is deleted from either', async () => {
  const staff = await site.staff()
  const [gone, later] = [await unreadableRun('Gone Ltd'), await unreadableRun('Later Ltd')]
  await storeRun(staff, 'Readable Ltd')
  const page = await site.open()
  await openBackoffice(page, '/calculator')
  await page.getByRole('row', { name: /Later Ltd .*Cannot be read/ }).waitFor()
  await page.getByRole('row', { name: /Readable Ltd .*€/ }).waitFor()
  await page.getByRole('button', { name: 'Actions for Gone Ltd' }).click()
  expect(await page.getByRole('menuitem', { name: 'Duplicate' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Gone Ltd' }).waitFor({ state: 'detached' })
  await expect.poll(() => isGone(gone.id)).toBe(true)

  await page.getByRole('link', { name: 'Later Ltd' }).click()
  await page.getByText(/^Another version of the software saved this estimate/).waitFor()
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
  expect(await page.getByRole('heading', { name: 'Inputs', exact: true }).count()).toBe(0)
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL(/\/backoffice\/calculator$/)
  await page.getByRole('row', { name: /Readable Ltd/ }).waitFor()
  await expect.poll(() => isGone(later.id)).toBe(true)
})

test('a draft price list that cannot be read is shown as such in overview and editor, and is discarded', async () => {
  const staff = await site.staff()
  await staff.call(priceListApi.saveDraft, { body: { table: priceListData({ anchorPrice: 500 }) } })
  storeByHand('update roi_draft set data = ?', ofAnotherVersion)
  const page = await site.open()
  site.expectTrace(/^409 \/api\/calculator\/constants\/draft$/)
  await openBackoffice(page, '/prices')
  await page.getByText(/cannot be read by this version of the software/).waitFor()
  await page.getByRole('row', { name: /in use/ }).waitFor()
  await page.getByRole('link', { name: 'Edit price list' }).click()
  await page.getByRole('heading', { name: 'The draft price list cannot be read' }).waitFor()
  await page.getByText(/Version 2 stays published\.$/).waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByLabel('Price of an anchor', { exact: true }).waitFor()
  expect(await staff.call(priceListApi.draft, {})).toMatchObject({ updatedAt: null, base: 2 })
})
