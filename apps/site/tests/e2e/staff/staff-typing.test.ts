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

test('quotation marks are those of the language, and one key gives back what was typed', async () => {
  const page = await site.open()
  await openArticle(page, { language: 'de', content: '<p>Text</p>' })
  await page.keyboard.type(' "so" -- 12 x 8 (c) ja')
  await words(page, 'Text „so“ – 12 × 8 © ja')
  await page.keyboard.type(' "')
  await words(page, 'Text „so“ – 12 × 8 © ja „')
  await page.keyboard.press('Backspace')
  await words(page, 'Text „so“ – 12 × 8 © ja "')
  await page.keyboard.type('a"')
  await page.keyboard.press('Control+z')
  await words(page, 'Text „so“ – 12 × 8 © ja "a"')
})

test('Enter acts on the selection that is seen, though the browser has not told of it yet', async () => {
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
})

test('in code and links characters stay as they are typed', async () => {
  const page = await site.open()
  await openArticle(page, { content: '<pre><code>a</code></pre><p>b</p>' })
  await text(page).locator('pre').click()
  await page.keyboard.press('End')
  await page.keyboard.type(' = "b"')
  await words(page, 'a = "b"b')
})

test('the slash menu turns upwards where there is no room below, and all of it is in view', async () => {
  const page = await site.open({ viewport: { width: 1280, height: 640 } })
  await openArticle(page, { content: '<p>Line</p>'.repeat(40) })
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: 'Insert' })
  await menu.waitFor()
  const [box, line] = [await menu.boundingBox(), await text(page).getByText('/').boundingBox()]
  expect(box!.y).toBeGreaterThanOrEqual(0)
  expect(box!.y + box!.height).toBeLessThanOrEqual(Math.max(640, line!.y))
  expect(box!.height).toBeGreaterThan(250)
})

test('Enter of an input method chooses nothing from the slash menu', async () => {
  const page = await site.open()
  await openArticle(page, { content: '<p>Line</p>' })
  await page.keyboard.press('Enter')
  await page.keyboard.type('/divider')
  await page.getByRole('option', { name: 'Divider' }).waitFor()
  await text(page).evaluate((root) => {
    const key = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
    root.dispatchEvent(new KeyboardEvent('keydown', key))
  })
  await words(page, 'Line/divider')
  expect(await text(page).locator('hr').count()).toBe(0)
})

test('the facts stay in view at the end of a long text, and the toolbar has two lines', async () => {
  const page = await site.open()
  await openArticle(page, { content: `${'<p>Line</p>'.repeat(80)}<p>End</p>` })
  await text(page).getByText('End').scrollIntoViewIfNeeded()
  const facts = (await page.getByRole('complementary', { name: 'Details' }).boundingBox())!
  expect(facts.y).toBeGreaterThanOrEqual(0)
  expect(facts.y + facts.height).toBeLessThanOrEqual(901)
  const bar = (await page.getByRole('toolbar', { name: 'Text', exact: true }).boundingBox())!
  expect(bar.height).toBeLessThan(90)
})
