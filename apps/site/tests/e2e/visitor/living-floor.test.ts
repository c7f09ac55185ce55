import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { floorWords } from '@repo/pictures/words/index.ts'
import { violations } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()
const words = floorWords.en

const truck = (page: Page, name: string) =>
  page.getByRole('button', { name: words.follow.replace('{name}', name) })
const status = (page: Page) => page.locator('[data-floor-status]')
/** The read-out of the followed truck comes last in the picture. */
const followed = (page: Page) =>
  page.locator('[data-animated-floor] > g:last-of-type > g:last-child').evaluate((callout) => ({
    isShown: callout.getAttribute('visibility') === 'visible',
    title: callout.querySelector('text')?.textContent,
  }))
const nobody = expect.objectContaining({ isShown: false }) as unknown
const shows = (name: string) => ({
  isShown: true,
  title: expect.stringContaining(name) as string,
})

async function openHome(options: Parameters<typeof site.open>[0]) {
  const page = await site.open(options)
  await page.goto('/en')
  await page.locator('[data-animated-floor]').waitFor()
  // The script listens as soon as the browser is idle; it loads what follows a truck when it hears something.
  await expect
    .poll(async () => {
      await page.locator('#home-title').dispatchEvent('pointerover')
      return page.locator('[data-truck]:visible').count()
    })
    .toBeGreaterThan(1)
  return page
}

test('pointing at a truck follows it until the pointer leaves the picture', async () => {
  const page = await openHome({ reducedMotion: 'reduce' })
  await truck(page, 'F-12').hover()
  await expect.poll(() => followed(page)).toEqual(shows('F-12'))
  await page.mouse.move(700, 20)
  await page.getByRole('contentinfo').hover()
  await expect.poll(() => followed(page)).toEqual(nobody)
})

test('a click holds a truck, the second one lets go, and so does Escape', async () => {
  const page = await openHome({ reducedMotion: 'reduce' })
  const button = truck(page, 'F-12')
  await button.click()
  await expect.poll(() => status(page).textContent()).toMatch(/^Following F-12.* \d+\scm$/)
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  expect(await followed(page)).toEqual(shows('F-12'))
  expect(await violations(page)).toEqual([])
  await truck(page, 'F-05').hover()
  expect(await followed(page)).toEqual(shows('F-12'))
  await button.click()
  await expect.poll(() => followed(page)).toEqual(nobody)
  expect((await status(page).textContent())?.trim()).toBe(words.hint)
  await button.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => followed(page)).toEqual(nobody)
  expect(await button.getAttribute('aria-pressed')).toBe('false')
})

test('a truck that drives is followed by keyboard, its read-out stays with it, and pause keeps it', async () => {
  const page = await openHome({ reducedMotion: 'no-preference' })
  await page.locator('[data-animated-floor][data-alive]').waitFor()
  const button = truck(page, 'F-12')
  const place = () => button.evaluate((element) => element.style.translate)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => followed(page)).toEqual(shows('F-12'))
  const before = await place()
  await expect.poll(place).not.toBe(before)
  expect(await followed(page)).toEqual(shows('F-12'))
  await page.getByRole('button', { name: words.pause }).click()
  const [stood, held] = [await place(), await followed(page)]
  await page.waitForTimeout(600)
  expect([await place(), await followed(page)]).toEqual([stood, held])
  await truck(page, 'F-07').click()
  await expect.poll(() => followed(page)).toEqual(shows('F-07'))
})

test('a tap on a telephone follows a truck, the second tap lets go', async () => {
  const page = await openHome({
    reducedMotion: 'reduce',
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })
  const button = page.locator('[data-truck]:visible').first()
  await button.scrollIntoViewIfNeeded()
  const size = await button.boundingBox()
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  const name = (await button.getAttribute('data-truck')) ?? ''
  await button.tap()
  await expect.poll(() => followed(page)).toEqual(shows(name))
  expect(await violations(page)).toEqual([])
  await page.locator(`[data-truck="${name}"]`).tap()
  await expect.poll(() => followed(page)).toEqual(nobody)
})

test('without JavaScript the picture stands as it is', async () => {
  const page = await site.open({ javaScriptEnabled: false })
  await page.goto('/en')
  expect(await page.locator('[data-truck]').first().isVisible()).toBe(false)
  expect(await status(page).isVisible()).toBe(false)
})
