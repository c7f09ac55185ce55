import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '../support/axe.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, requestDemo, storeRun } from './staff-steps.ts'

const site = siteInChromium()

const field = (page: Page, label: string) => page.getByRole('textbox', { name: label })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const note = (page: Page, text: string) => page.getByText(text).first().waitFor()
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function fromMenu(page: Page, name: string): Promise<void> {
  await button(page, 'More actions').click()
  await page.getByRole('menuitem', { name }).click()
}

interface Print {
  text: string
  title: string
}

/** Keeps what each print would put on paper, and the title that would name the file. */
async function keepPrints(page: Page): Promise<readonly Print[]> {
  const prints: Print[] = []
  await page.exposeFunction('print', async () => {
    const print = await page.evaluate(() => ({
      text: document.querySelector('[data-sheet]')?.textContent ?? '',
      title: document.title,
    }))
    prints.push(print)
  })
  return prints
}

test('a site is calculated, saved once however often that is pressed, found, renamed and deleted', async () => {
  const page = await site.open()
  await openBackoffice(page, '/calculator/new')
  await field(page, 'Company name').fill('Lagerhaus Lindau')
  await page.getByLabel('Country').selectOption('DE')
  await field(page, 'Number of forklifts').fill('25')
  await field(page, 'Total warehouse area').fill('15,000')
  await field(page, 'Number of shifts').fill('2')
  await field(page, 'Shift hours').fill('8')
  await field(page, 'Total pallets moved per year').fill('300,000')
  await button(page, 'Calculate').click()
  await page.getByText('Payback over time').waitFor()
  expect(await violations(page)).toEqual([])

  await field(page, 'Number of forklifts').fill('30')
  await note(page, 'The inputs have changed.')
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Control+s')
  await page.waitForURL(/\/backoffice\/calculator\/(?!new)[^/]+$/)
  await title(page, 'Lagerhaus Lindau')
  await page.getByText('30 forklifts').waitFor()

  await fromMenu(page, 'Rename…')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Hall one')
  await dialog.getByRole('button', { name: 'Rename' }).click()
  await title(page, 'Hall one')

  await page.getByRole('link', { name: 'Estimates' }).first().click()
  const rows = page.getByRole('table', { name: 'Estimates' }).getByRole('row')
  await page.getByRole('searchbox').fill('lindau')
  await page.waitForURL('**/calculator?search=lindau')
  await expect.poll(() => rows.count()).toBe(2)
  await expect
    .poll(() => rows.nth(1).textContent())
    .toMatch(/Hall one.*Lagerhaus Lindau, Germany.*Version 2/)

  await page.getByRole('button', { name: 'Actions for Hall one' }).click()
  await page.getByRole('menuitem', { name: 'Delete…' }).click()
  const question = page.getByRole('alertdialog')
  await expect.poll(() => question.textContent()).toContain('21 inputs')
  await question.getByRole('button', { name: 'Delete' }).click()
  await note(page, '“Hall one” deleted.')
  await page.getByText('No results for these filters').waitFor()
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Estimates')
  await button(page, 'Undo').click()
  await note(page, '“Hall one” restored.')
  await expect.poll(() => rows.count()).toBe(2)
})

test('errors of the form are shown at the field, those of the server beside the form, which keeps its entries', async () => {
  const page = await site.open()
  site.expectTrace(/^500 \/api\/calculator\/run$/)
  const run = await storeRun(await site.staff(), 'Cobalt Stores')
  await openBackoffice(page, `/calculator/new?from=${run.id}`)
  let calls = 0
  await page.route('**/api/calculator/run', (route) => {
    calls += 1
    return route.fulfill({
      status: 500,
      contentType: 'application/problem+json',
      body: JSON.stringify({ status: 500, errorCode: 'INTERNAL', message: 'Something broke.' }),
    })
  })
  const forklifts = field(page, 'Number of forklifts')
  const company = field(page, 'Company name')
  await company.fill('')
  await forklifts.fill('many')
  await button(page, 'Calculate').click()
  await expect.poll(() => forklifts.getAttribute('aria-invalid')).toBe('true')
  await company.and(page.locator(':focus')).waitFor()
  expect(calls).toBe(0)
  expect(await violations(page)).toEqual([])

  await company.fill('Cobalt Stores')
  await forklifts.fill('30')
  await button(page, 'Calculate').click()
  const alert = page.getByRole('alert').filter({ hasText: /^An error occurred on the server\.$/ })
  await alert.waitFor()
  // The banner is above a long form; the notification is visible at any scroll position.
  await page.getByRole('alert').filter({ hasText: 'Sorry, we were unable' }).waitFor()
  expect(await company.inputValue()).toBe('Cobalt Stores')
  await page.unroute('**/api/calculator/run')
  await button(page, 'Calculate').click()
  await page.getByText('Payback over time').waitFor()
  await expect.poll(() => alert.count()).toBe(0)
})

test('two runs stand side by side with what differs', async () => {
  await storeRun(await site.staff(), 'Alder Works')
  await storeRun(await site.staff(), 'Birch Works', { forklifts: 30 })
  const page = await site.open()
  await openBackoffice(page, '/calculator?search=works')
  await page.getByRole('checkbox', { name: 'Select Birch Works' }).check()
  await page.getByText('Select two estimates to compare them.', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: 'Select Alder Works' }).check()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  await page.getByRole('columnheader', { name: 'Alder Works' }).waitFor()
  const row = (name: string) => page.getByRole('row', { name })
  await expect
    .poll(() => row('Number of forklifts').textContent())
    .toMatch(/25\sforklifts30\sforklifts.*\+5$/)
  await row('Number of anchors').waitFor()
  await page.getByRole('checkbox', { name: 'Show only differences' }).check()
  await expect.poll(() => row('Number of anchors').count()).toBe(0)
  await expect.poll(() => row('Investment').count()).toBe(1)
})

test('the sheet of a run is printed in German, alone, under a name of its own; the run and a demo request link to each other', async () => {
  const staff = await site.staff()
  await requestDemo(staff, 'Porto Frio')
  const run = await storeRun(staff, 'Halle Süd GmbH', { locale: 'de-DE' })
  const page = await site.open()
  const prints = await keepPrints(page)
  await openBackoffice(page, `/calculator/${run.id}`)
  await title(page, 'Halle Süd GmbH')
  await expect.poll(() => page.locator('[data-sheet]').count()).toBe(0)
  await button(page, 'Print or save as PDF').click()
  await expect.poll(() => prints.length).toBe(1)
  const [print] = prints
  expect(print?.title).toMatch(/Schätzung – Halle Süd GmbH – \d{4}-\d\d-\d\d$/)
  expect(print?.text).toContain('Schätzung von Kosten und Amortisation')
  expect(print?.text).toContain('Amortisationszeit (Monate)')
  expect(print?.text).toContain(formatNumber('de', run.results.investment))

  await page.emulateMedia({ media: 'print' })
  await expect
    .poll(() => page.getByText('Schätzung von Kosten und Amortisation').isVisible())
    .toBe(true)
  await expect.poll(() => page.getByRole('navigation').first().isVisible()).toBe(false)
  await expect.poll(() => button(page, 'More actions').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await expect.poll(() => page.locator('[data-sheet]').count()).toBe(0)
  await expect.poll(() => page.title()).toContain('Halle Süd GmbH – ')
  await expect.poll(() => button(page, 'More actions').isVisible()).toBe(true)

  await button(page, 'Link demo request').click()
  // The search that takes the place of the button has its focus.
  await page.getByRole('searchbox', { name: 'Search demo requests' }).waitFor()
  await page.keyboard.type('porto')
  await page.getByRole('button', { name: /^Porto Frio/ }).click()
  await note(page, 'Estimate linked to the demo request.')
  await expect.poll(() => page.locator(':focus').textContent()).toBe('Demo request')
  await page.getByRole('link', { name: 'Porto Frio, Ada Example' }).click()
  await page.getByRole('listitem').filter({ hasText: 'Saved estimate' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'Halle Süd GmbH', exact: true }).click()
  await button(page, 'Unlink').click()
  await page.getByText('Not linked to a demo request.').waitFor()
})
