import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium({ SEED: 'none' })

const text = (page: Page) => page.getByRole('textbox', { name: 'Text', exact: true })
const words = (page: Page, expected: string) =>
  expect.poll(() => text(page).textContent()).toBe(expected)

async function openArticle(page: Page, change: object): Promise<void> {
  const { id } = await publishArticle(await site.staff(), change)
  await openBackoffice(page, `/news/${id}`)
  await text(page).locator('p').last().click()
  await page.keyboard.press('Control+End')
}

test('quotation marks are those of the language, one key gives back what was typed, and code stays as it is typed', async () => {
  const page = await site.open()
  await openArticle(page, { language: 'de', content: '<pre><code>a</code></pre><p>Text</p>' })
  await page.keyboard.type(' "so" -- 12 x 8 (c) ja')
  await words(page, 'aText „so“ – 12 × 8 © ja')
  await page.keyboard.type(' "')
  await words(page, 'aText „so“ – 12 × 8 © ja „')
  await page.keyboard.press('Backspace')
  await words(page, 'aText „so“ – 12 × 8 © ja "')
  await page.keyboard.type('a"')
  await page.keyboard.press('Control+z')
  await words(page, 'aText „so“ – 12 × 8 © ja "a"')

  await text(page).locator('pre').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' = "b"')
  await words(page, 'a = "b"Text „so“ – 12 × 8 © ja "a"')
})

test('Enter acts on the selection that is seen, though the browser has not told of it yet, and chooses nothing as a key of an input method', async () => {
  const page = await site.open()
  await openArticle(page, { content: '<p>About pricing</p>' })
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('pricing')
  await text(page).evaluate((field) => {
    getSelection()?.collapse(field.querySelector('p')!.firstChild, 5)
    field.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
    )
  })
  await expect.poll(() => text(page).locator('p').allTextContents()).toEqual(['About', ' pricing'])

  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/divider')
  await page.getByRole('option', { name: 'Divider' }).waitFor()
  await text(page).evaluate((root) => {
    const key = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
    root.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  await words(page, 'About pricing/divider')
  expect(await text(page).locator('hr').count()).toBe(0)
})

test('at the end of a long text the facts are in view, the toolbar has two lines, and the slash menu turns upwards', async () => {
  const page = await site.open()
  await openArticle(page, { content: `${'<p>Line</p>'.repeat(80)}<p>End</p>` })
  await text(page).getByText('End').scrollIntoViewIfNeeded()
  const facts = (await page.getByRole('complementary', { name: 'Details' }).boundingBox())!
  expect(facts.y).toBeGreaterThanOrEqual(0)
  expect(facts.y + facts.height).toBeLessThanOrEqual(901)
  const bar = (await page.getByRole('toolbar', { name: 'Text', exact: true }).boundingBox())!
  expect(bar.height).toBeLessThan(90)

  // All of the menu is in view.
  await page.setViewportSize({ width: 1280, height: 640 })
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: 'Insert' })
  await menu.waitFor()
  const [box, line] = [await menu.boundingBox(), await text(page).getByText('/').boundingBox()]
  expect(box!.y).toBeGreaterThanOrEqual(0)
  expect(box!.y + box!.height).toBeLessThanOrEqual(Math.max(640, line!.y))
  expect(box!.height).toBeGreaterThan(250)
})

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

test('Ctrl Z takes back what was typed into the title at a time, not letter by letter, in a new article and in a stored one', async () => {
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

  // Typing into the title of a stored one changes nothing beside it.
  await page.keyboard.press('Control+s')
  await page.waitForURL(/\/backoffice\/news\/(?!new)[^/]+$/)
  await page.keyboard.press('End')
  await page.keyboard.type(' with many more words')
  expect(await undoTo(page, 'Anchors and tags')).toBeLessThanOrEqual(4)
})
