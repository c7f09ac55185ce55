import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

/** What the frame does once a page has arrived is done a frame later, all the more after several. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 10; frames++) await new Promise(requestAnimationFrame)
  })

/** Holds back the code of pages that are opened from now on; returns what lets it through. */
async function holdCode(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

test('a page takes no focus from what was opened meanwhile, be it a list or a form', async () => {
  const page = await site.open()
  await openBackoffice(page)
  const messages = page.getByRole('dialog', { name: 'Notifications' })
  for (const title of ['Estimates', 'New article']) {
    await navigation(page).getByRole('link', { name: 'News' }).click()
    const link = page.getByRole('link', { name: title }).first()
    await heading(page, 'News').waitFor()
    const release = await holdCode(page)
    await link.click()
    await page.getByRole('button', { name: /^Notifications/ }).click()
    await messages.and(page.locator(':focus')).waitFor()
    release()
    await heading(page, title).waitFor()
    await settled(page)
    await expect.poll(() => messages.and(page.locator(':focus')).count()).toBe(1)
    await page.unrouteAll()
    await page.keyboard.press('Escape')
    await messages.waitFor({ state: 'detached' })
  }
})

test('while an on-demand section loads, a local loading image is shown', async () => {
  const page = await site.open()
  await openBackoffice(page, '/documents')
  const link = page.getByRole('link', { name: 'New document' }).first()
  await link.waitFor()
  const release = await holdCode(page)
  await link.click()
  const image = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })
  await image.waitFor()
  release()
  await heading(page, 'New document').waitFor()
  await expect.poll(() => image.count()).toBe(0)
})

test('a page that fails, or that a newer version has taken away, says so inside the frame, and a reload draws it', async () => {
  site.expectTrace(/^404 \/assets\/users-page/)
  site.expectTrace(/^(console|uncaught) /)
  const page = await site.open()
  await openBackoffice(page)
  await page.route('**/api/leads?*', (route) => route.fulfill({ json: { broken: null } }))
  await page.route('**/assets/users-page*', (route) => route.fulfill({ status: 404 }))
  const reload = page.getByRole('button', { name: 'Reload page' })
  await navigation(page)
    .getByRole('link', { name: /^Demo requests/ })
    .click()
  await heading(page, 'This page could not be shown').waitFor()
  await page.unroute('**/api/leads?*')
  await reload.click()
  await heading(page, 'Demo requests').waitFor()
  await page.getByText('No demo requests yet').waitFor()

  await navigation(page).getByRole('link', { name: 'Users' }).click()
  await heading(page, 'This page could not be loaded').waitFor()
  await navigation(page).waitFor()
  await page.unroute('**/assets/users-page*')
  await reload.click()
  await heading(page, 'Users').waitFor()
})
