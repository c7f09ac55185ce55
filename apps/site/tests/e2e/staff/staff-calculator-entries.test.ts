import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { sessionsApi } from '@repo/platform/account/sessions-contract.ts'
import { calculatorApi } from '@repo/estimator/contract.ts'
import { violations } from '../support/axe.ts'
import { administrator } from '#tests/support/demo-store-setup.ts'
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

test('a session that ends meanwhile loses no entries', async () => {
  const page = await site.open()
  site.expectTrace(/^401 \/api\/calculator\/run$/)
  await openBackoffice(page, '/calculator/new')
  await enterSite(page, 'Entrepôt Lille')
  await (await site.staff()).call(sessionsApi.endOthers, {})
  await button(page, 'Calculate').click()
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' })
  await dialog.getByLabel('Password', { exact: true }).fill(administrator.password)
  await dialog.getByRole('button', { name: 'Sign in' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => field(page, 'Company name').inputValue()).toBe('Entrepôt Lille')
  await button(page, 'Calculate').click()
  await page.getByText('Payback over time').waitFor()
})

test('a run is saved once, however often the button is clicked', async () => {
  const page = await site.open()
  await openBackoffice(page, '/calculator/new')
  await enterSite(page, 'Entrepôt Nantes')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+s')
  await page.waitForURL(/\/backoffice\/calculator\/(?!new)[^/]+$/)
  const staff = await site.staff()
  const { total } = await staff.list(calculatorApi.list, { query: { search: 'nantes' } })
  expect(total).toBe(1)
})

test('a name that was rejected stays in its dialog', async () => {
  const run = await storeRun(await site.staff(), 'Entrepôt Brest')
  const page = await site.open()
  site.expectTrace(/^500 \/api\/calculator$/)
  await openBackoffice(page, `/calculator/${run.id}`)
  for (const inList of [false, true]) {
    await page.route('**/api/calculator', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 500 }) : route.continue(),
    )
    const menu = inList ? 'Actions for Hall false' : 'More actions'
    await page.getByRole('button', { name: menu }).click()
    await page.getByRole('menuitem', { name: /^Rename/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name').fill(`Hall ${inList}`)
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await dialog.getByText('An error occurred on the server.').waitFor()
    await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe(`Hall ${inList}`)
    await page.unroute('**/api/calculator')
    await dialog.getByRole('button', { name: 'Rename' }).click()
    await dialog.waitFor({ state: 'detached' })
    if (!inList) await page.getByRole('link', { name: 'Estimates' }).first().click()
  }
  await page.getByRole('link', { name: 'Hall true' }).waitFor()
})

test('on a phone the buttons at the bottom do not cover the focused field', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } })
  await openBackoffice(page, '/calculator/new')
  await enterSite(page, 'Entrepôt Dijon')
  await button(page, 'Calculate').click()
  await page.getByText('Payback over time').waitFor()
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

test('the page of a run that a colleague has deleted says so', async () => {
  const staff = await site.staff()
  const { id } = await storeRun(staff, 'Entrepôt Metz')
  const page = await site.open()
  site.expectTrace(/^404 \/api\/calculator\/delete\/id\//)
  await openBackoffice(page, `/calculator/${id}`)
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  await staff.call(calculatorApi.remove, { params: { id } })
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('A colleague has deleted this estimate.').waitFor()
})
