import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

test('an address with a number or an unknown filter shows its list', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news?search=270&sort=5')
  await heading(page, 'News').waitFor()
  await expect.poll(() => page.getByRole('searchbox').inputValue()).toBe('270')
  await page.getByText('No results for these filters').waitFor()
  await page.goto('/backoffice/leads?state=xyz')
  await heading(page, 'Demo requests').waitFor()
  await page.getByText('No demo requests yet').waitFor()
  await page.goto('/backoffice/nowhere/at/all')
  await heading(page, 'Not found').waitFor()
  await navigation(page).getByRole('link', { name: 'Users' }).click()
  await heading(page, 'Users').waitFor()
})

test('a page that fails says so inside the frame, and a reload draws it again', async () => {
  site.expectTrace(/^(console|uncaught) /)
  const page = await site.open()
  await openBackoffice(page)
  await page.route('**/api/leads?*', (route) => route.fulfill({ json: { broken: null } }))
  await navigation(page)
    .getByRole('link', { name: /^Demo requests/ })
    .click()
  await heading(page, 'This page could not be shown').waitFor()
  await navigation(page).waitFor()
  await page.unroute('**/api/leads?*')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await heading(page, 'Demo requests').waitFor()
  await page.getByText('No demo requests yet').waitFor()
})

test('a page that a newer version has taken away says so and offers to reload', async () => {
  site.expectTrace(/^404 \/assets\/users-page/)
  site.expectTrace(/^(console|uncaught) /)
  const page = await site.open()
  await openBackoffice(page)
  await page.route('**/assets/users-page*', (route) => route.fulfill({ status: 404 }))
  await navigation(page).getByRole('link', { name: 'Users' }).click()
  await heading(page, 'This page could not be loaded').waitFor()
  await navigation(page).waitFor()
  await page.unroute('**/assets/users-page*')
  await page.getByRole('button', { name: 'Reload page' }).click()
  await heading(page, 'Users').waitFor()
})

/** Notes in the page from when to when the drawing of a section stands there. */
function recordDrawing(): void {
  const times: { from: number; to?: number }[] = []
  Reflect.set(window, 'drawings', times)
  new MutationObserver(() => {
    const stands = document.querySelector('main output') !== null
    const last = times.at(-1)
    const isOpen = last !== undefined && last.to === undefined
    if (stands && !isOpen) times.push({ from: performance.now() })
    if (!stands && isOpen) last.to = performance.now()
  }).observe(document, { childList: true, subtree: true })
}

test('the drawing of a section stands there for as long as the section is on its way', async () => {
  const page = await site.open()
  await page.addInitScript(recordDrawing)
  await openBackoffice(page)
  await page.route('**/assets/users-page*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 350))
    await route.continue()
  })
  await navigation(page).getByRole('link', { name: 'Users' }).press('Enter')
  await heading(page, 'Users').waitFor()
  const [drawing] = await page.evaluate(
    () => Reflect.get(window, 'drawings') as { from: number; to: number }[],
  )
  expect(drawing?.to).toBeGreaterThan(drawing!.from)
})
