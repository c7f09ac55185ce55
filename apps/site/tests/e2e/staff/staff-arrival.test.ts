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

test.each([
  ['/news', 'New article'],
  ['/documents', 'New document'],
  ['/media', 'New media item'],
  ['/news', 'Estimates'],
])('from %s, the page of “%s” takes no focus from what was opened meanwhile', async (from, to) => {
  const page = await site.open()
  await openBackoffice(page, from)
  const link = page.getByRole('link', { name: to }).first()
  await link.waitFor()
  const release = await holdCode(page)
  await link.click()
  await page.getByRole('button', { name: /^Messages/ }).click()
  const messages = page.getByRole('dialog', { name: 'Messages' })
  await messages.and(page.locator(':focus')).waitFor()
  release()
  await page.getByRole('heading', { level: 1, name: to }).waitFor()
  await settled(page)
  await expect.poll(() => messages.and(page.locator(':focus')).count()).toBe(1)
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
  await page.getByRole('heading', { level: 1, name: 'New document' }).waitFor()
  await expect.poll(() => image.count()).toBe(0)
})
