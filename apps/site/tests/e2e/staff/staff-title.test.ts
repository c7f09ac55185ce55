import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium({ SEED: 'none' })

const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const permalink = (page: Page) => page.getByRole('textbox', { name: 'Permalink' })

/** How often Ctrl Z is pressed until the title says so. */
async function undoTo(page: Page, expected: string): Promise<number> {
  for (let times = 1; times <= 20; times += 1) {
    await page.keyboard.press('Control+z')
    if ((await title(page).inputValue()) === expected) return times
  }
  return Infinity
}

test('Ctrl Z takes back what was typed into the title at a time, not letter by letter', async () => {
  const page = await site.open()
  await openBackoffice(page, '/news/new')
  await title(page).click()
  await page.keyboard.type('Racks in view of all')
  await expect.poll(() => permalink(page).inputValue()).toBe('racks-in-view-of-all')
  expect(await undoTo(page, '')).toBeLessThanOrEqual(4)
  await expect.poll(() => permalink(page).inputValue()).toBe('')

  // The permalink may be changed at once, and then follows no more.
  await page.keyboard.type('Anchors')
  await permalink(page).click()
  expect(await permalink(page).inputValue()).toBe('anchors')
  await page.keyboard.press('End')
  await page.keyboard.type('-2')
  await title(page).click()
  await page.keyboard.type(' and tags')
  expect(await permalink(page).inputValue()).toBe('anchors-2')
})

test('the title of a stored article, which changes nothing beside it, likewise', async () => {
  const page = await site.open()
  const { id } = await publishArticle(await site.staff(), { title: 'Stored' })
  await openBackoffice(page, `/news/${id}`)
  await title(page).click()
  await page.keyboard.press('End')
  await page.keyboard.type(' with many more words')
  expect(await undoTo(page, 'Stored')).toBeLessThanOrEqual(4)
})
