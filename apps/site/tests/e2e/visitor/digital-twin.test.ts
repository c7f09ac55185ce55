import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { modulesWords } from '@repo/pictures/words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

const clock = (page: Page) => page.locator('[data-twin-clock]').textContent()
const alerts = (page: Page) => page.locator('[data-twin-alert]').allTextContents()
const pictures = (page: Page) =>
  page.locator('[data-floor-twin] [data-live="movers"]').evaluate((group) => group.outerHTML)

async function openAtTwin(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const page = await site.open({ reducedMotion })
  await page.goto('/en')
  await page.locator('[data-animated-floor]').waitFor()
  await page.locator('[data-floor-twin]').evaluate((twin) => twin.scrollIntoView())
  await page.locator('[data-twin-controls]').waitFor()
  return page
}

test('in sight, the digital twin and its clock run, and the one button stops them', async () => {
  const page = await openAtTwin('no-preference')
  const before = await clock(page)
  await expect.poll(() => clock(page)).not.toBe(before)
  const button = page.getByRole('button', { name: 'Pause animation' })
  await button.evaluate((element) => (element as HTMLElement).click())
  const [stopped, picture] = [await clock(page), await pictures(page)]
  await page.waitForTimeout(1500)
  expect([await clock(page), await pictures(page)]).toEqual([stopped, picture])
})

test('its slider replays the conflict by keyboard, also under reduced motion', async () => {
  const page = await openAtTwin('reduce')
  const [stood, picture, list] = [await clock(page), await pictures(page), await alerts(page)]
  await page.waitForTimeout(1200)
  expect([await clock(page), await pictures(page)]).toEqual([stood, picture])
  const slider = page.getByRole('slider', { name: modulesWords.en.twin.labels.replay })
  await slider.focus()
  for (let press = 0; press < 16; press += 1) await page.keyboard.press('ArrowRight')
  await expect.poll(() => clock(page)).not.toBe(stood)
  expect(await pictures(page)).not.toBe(picture)
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toMatch(/^22:41:\d\d, F-07 .* P-21/)
  expect(await alerts(page)).not.toEqual(list)
  await page.getByRole('button', { name: 'Back to live' }).click()
  await expect.poll(() => clock(page)).toBe(stood)
  expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('until it is near it is not laid out, and takes the place that it has then', async () => {
  const page = await site.open({ reducedMotion: 'reduce' })
  await page.goto('/en')
  const isLaidOut = () =>
    page
      .locator('[data-floor-twin]')
      .evaluate((twin) => twin.checkVisibility({ contentVisibilityAuto: true }))
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  expect(await isLaidOut()).toBe(false)
  await page.locator('[data-floor-twin]').evaluate((twin) => twin.scrollIntoView())
  await expect.poll(isLaidOut).toBe(true)
  expect(await height()).toBe(before)
})
