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

async function expectFit(page: Page): Promise<void> {
  expect(await overflow(page)).toBe(0)
  expect(await violations(page)).toEqual([])
}

const isGone = async (id: string) => {
  const staff = await site.staff()
  return !(id in (await staff.call(calculatorApi.list, { query: {} })))
}

test('an estimate that cannot be read is shown as such in list and page, and is deleted from the page', async () => {
  const staff = await site.staff()
  const { id } = await unreadableRun('Later Ltd')
  await storeRun(staff, 'Readable Ltd')
  const page = await site.open()
  await openBackoffice(page, '/calculator')
  await page.getByRole('row', { name: /Later Ltd .*Can’t be read/ }).waitFor()
  await page.getByRole('row', { name: /Readable Ltd .*€/ }).waitFor()
  await expectFit(page)
  await page.getByRole('link', { name: 'Later Ltd' }).click()
  await page.getByText(/^Another version of the software saved this estimate/).waitFor()
  await expectFit(page)
  expect(await page.getByRole('heading', { name: 'Inputs', exact: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.waitForURL(/\/backoffice\/calculator$/)
  await page.getByRole('row', { name: /Readable Ltd/ }).waitFor()
  await expect.poll(() => isGone(id)).toBe(true)
})

test('an estimate that cannot be read is deleted from the list', async () => {
  const { id } = await unreadableRun('Gone Ltd')
  const page = await site.open()
  await openBackoffice(page, '/calculator')
  await page.getByRole('button', { name: 'Actions for Gone Ltd' }).click()
  expect(await page.getByRole('menuitem', { name: 'Duplicate' }).count()).toBe(0)
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('link', { name: 'Gone Ltd' }).waitFor({ state: 'detached' })
  await expect.poll(() => isGone(id)).toBe(true)
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
  await page.getByRole('heading', { name: 'The draft price list can’t be read' }).waitFor()
  await page.getByText(/Version 2 stays published\.$/).waitFor()
  await expectFit(page)
  await page.getByRole('button', { name: 'Discard draft' }).click()
  await page.getByLabel('Price of an anchor', { exact: true }).waitFor()
  expect(await staff.call(priceListApi.draft, {})).toMatchObject({ updatedAt: null, base: 2 })
})
