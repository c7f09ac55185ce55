import { expect, test } from 'vitest'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { contactWords } from '#words/index.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'

const { maps } = contactWords.en

const tiles = 'https://tiles.example.com/**'
const site = siteInChromium({ MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' })

test('a visitor hides and shows the maps by keys, without a script as well', async () => {
  const page = await site.open({ javaScriptEnabled: false })
  await page.goto('/en/contact')
  const london = page.getByRole('region', {
    name: fillIn(maps.caption, { city: 'London' }),
  })
  await london.waitFor()
  await page.locator('main summary').first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => london.isVisible()).toBe(false)
  await page.keyboard.press('Enter')
  await london.waitFor()
  await expect.poll(() => london.getByText('Southwark').isVisible()).toBe(true)
  await expect
    .poll(() => page.getByRole('button', { name: `${maps.larger}: London` }).count())
    .toBe(0)
  await expect.poll(() => page.getByText('Local time').first().isVisible()).toBe(false)
})

test('with a script a map grows, and the offices tell their time; a street map is fetched from its host when it is asked for, not before', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } })
  const fetched: string[] = []
  await page.route(tiles, (route) => {
    fetched.push(route.request().url())
    return route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    })
  })
  await page.goto('/en/contact')
  // An office’s script is loaded when the office is seen.
  await page.locator('#locations').scrollIntoViewIfNeeded()
  await page
    .getByText(/Local time \d\d:\d\d/)
    .first()
    .waitFor()
  const drawing = page.locator('[data-frame] svg').first()
  // The buttons come with its script, which is loaded when the map is seen.
  await drawing.scrollIntoViewIfNeeded()
  const before = await drawing.boundingBox()
  await page.getByRole('button', { name: `${maps.larger}: London` }).press('Enter')
  const after = await drawing.boundingBox()
  expect(after?.width).toBeGreaterThan(before?.width ?? Infinity)

  const button = page
    .getByRole('button', { name: 'Load the street map from tiles.example.com' })
    .first()
  await button.waitFor()
  expect(fetched).toEqual([])
  site.expectTrace(/^foreign https:\/\/tiles\.example\.com\//)
  await button.click()
  await page.getByText('© OpenStreetMap contributors', { exact: true }).first().waitFor()
  await expect.poll(() => fetched.length).toBe(25)
  expect(fetched).toContain('https://tiles.example.com/13/4093/2723.png')
})
