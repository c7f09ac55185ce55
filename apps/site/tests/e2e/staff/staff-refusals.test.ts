import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

/** The field says what is wrong, has the focus, and no notification says it again. */
async function expectRefusal(page: Page, field: Locator): Promise<void> {
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true)
  const message = await field.evaluate((one) =>
    (one.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id.endsWith('-error'))
      .map((id) => document.getElementById(id)?.textContent)
      .join(' '),
  )
  expect(message).toMatch(/^[A-Z].+\.$/)
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0)
}

test('a refused setting says so at its field until it is changed', async () => {
  const page = await site.open()
  site.expectTrace(/^422 \/api\/settings/)
  await openBackoffice(page, '/settings')
  await page.getByLabel('Latitude').first().fill('95')
  await page.getByLabel('Longitude').first().fill('0')
  await page.getByRole('button', { name: 'Save' }).click()
  const latitude = page.getByLabel('Latitude').first()
  await expectRefusal(page, latitude)
  expect(await violations(page)).toEqual([])
  await latitude.fill('51')
  await expect.poll(() => latitude.getAttribute('aria-invalid')).toBe(null)
})

test('a refused date of a claim says so at its field', async () => {
  const page = await site.open()
  site.expectTrace(/^422 \/api\/claims/)
  await openBackoffice(page, '/claims/impacts')
  await page.getByLabel('Date').fill('0005-01-01')
  await page.getByRole('button', { name: 'Save' }).click()
  await expectRefusal(page, page.getByLabel('Date'))
})

test('a category whose new name nobody would see is refused at its field', async () => {
  const staff = await site.staff()
  const name = `Refused ${Date.now()}`
  await staff.call(newsApi.create, {
    body: {
      language: 'en',
      title: name,
      permalink: `refused-${Date.now()}`,
      categories: [name],
    },
  })
  const page = await site.open()
  site.expectTrace(/^422 \/api\/news/)
  await openBackoffice(page, '/news/categories')
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: /^Rename/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('\u3164')
  await dialog.getByRole('button', { name: 'Rename category' }).click()
  await expectRefusal(page, dialog.getByRole('combobox'))
})
