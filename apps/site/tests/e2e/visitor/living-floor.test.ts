import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { floorWords, modulesWords } from '@repo/pictures/words/index.ts'
import { emptyDrawings, violations } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()
const words = floorWords.en

const truck = (page: Page, name: string) =>
  page.getByRole('button', { name: words.follow.replace('{name}', name) })
const status = (page: Page) => page.locator('[data-floor-status]')
const pause = (page: Page) => page.getByRole('button', { name: words.pause, exact: true })
const movers = (page: Page) => page.locator('[data-live=movers]').first().innerHTML()
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

const twin = (page: Page) => page.locator('[data-floor-twin]')
const clock = (page: Page) => page.locator('[data-twin-clock]').textContent()
const alerts = (page: Page) => page.locator('[data-twin-alert]').allTextContents()
const twinPicture = (page: Page) =>
  twin(page)
    .locator('[data-live="movers"]')
    .evaluate((group) => group.outerHTML)

async function goToTwin(page: Page): Promise<void> {
  await twin(page).evaluate((one) => one.scrollIntoView())
  await page.locator('[data-twin-controls]').waitFor()
}

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

test('under reduced motion floor and digital twin stand still; a truck is followed by pointer and click; the slider of the twin, which is laid out once it is near, replays the conflict by keyboard', async () => {
  const page = await openHome({ reducedMotion: 'reduce' })
  const isLaidOut = () =>
    twin(page).evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }))
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const before = await height()
  expect(await isLaidOut()).toBe(false)
  await goToTwin(page)
  await expect.poll(isLaidOut).toBe(true)
  // It takes the place that it has then.
  expect(await height()).toBe(before)
  const still = [await movers(page), await clock(page), await twinPicture(page)]
  const list = await alerts(page)

  const button = truck(page, 'F-12')
  await button.hover()
  await expect.poll(() => followed(page)).toEqual(shows('F-12'))
  await page.mouse.move(700, 20)
  await page.getByRole('contentinfo').hover()
  await expect.poll(() => followed(page)).toEqual(nobody)
  // A click holds the truck, the second one lets go, and so does Escape.
  await button.click()
  await expect.poll(() => status(page).textContent()).toMatch(/^Following F-12.* \d+\scm$/)
  expect(await button.getAttribute('aria-pressed')).toBe('true')
  expect(await followed(page)).toEqual(shows('F-12'))
  await truck(page, 'F-05').hover()
  expect(await followed(page)).toEqual(shows('F-12'))
  await button.click()
  await expect.poll(() => followed(page)).toEqual(nobody)
  expect((await status(page).textContent())?.trim()).toBe(words.hint)
  await button.click()
  await page.keyboard.press('Escape')
  await expect.poll(() => followed(page)).toEqual(nobody)
  expect(await button.getAttribute('aria-pressed')).toBe('false')
  expect(await pause(page).isVisible()).toBe(false)

  expect([await movers(page), await clock(page), await twinPicture(page)]).toEqual(still)
  const slider = page.getByRole('slider', { name: modulesWords.en.twin.labels.replay })
  await slider.focus()
  for (let press = 0; press < 16; press += 1) await page.keyboard.press('ArrowRight')
  const [, stood, picture] = still
  await expect.poll(() => clock(page)).not.toBe(stood)
  expect(await twinPicture(page)).not.toBe(picture)
  await expect
    .poll(() => slider.getAttribute('aria-valuetext'))
    .toMatch(/^22:41:\d\d, F-07 .* P-21/)
  expect(await alerts(page)).not.toEqual(list)
  await page.getByRole('button', { name: 'Back to live' }).click()
  await expect.poll(() => clock(page)).toBe(stood)
  expect(await slider.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a truck that drives is followed by keyboard, its read-out stays with it, and pause keeps it; in sight the digital twin and its clock run, and the one button stops them', async () => {
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
  await pause(page).click()
  const held = [await place(), await followed(page), await movers(page)]
  await page.waitForTimeout(600)
  expect([await place(), await followed(page), await movers(page)]).toEqual(held)
  await truck(page, 'F-07').click()
  await expect.poll(() => followed(page)).toEqual(shows('F-07'))
  await page.getByRole('button', { name: words.play, exact: true }).click()
  await expect.poll(() => movers(page)).not.toBe(held[2])

  await goToTwin(page)
  const second = await clock(page)
  await expect.poll(() => clock(page)).not.toBe(second)
  await pause(page).evaluate((element: HTMLElement) => element.click())
  const stopped = [await clock(page), await twinPicture(page)]
  await page.waitForTimeout(1_200)
  expect([await clock(page), await twinPicture(page)]).toEqual(stopped)
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
  const tapped = page.locator(`[data-truck="${name}"]`)
  await button.tap()
  await expect.poll(() => followed(page)).toEqual(shows(name))
  await tapped.tap()
  await expect.poll(() => followed(page)).toEqual(nobody)
  await tapped.tap()
  await expect.poll(() => followed(page)).toEqual(shows(name))
  await emptyDrawings(page)
  expect(await violations(page)).toEqual([])
})

test('without JavaScript the picture stands as it is, and no loading image covers it', async () => {
  const page = await site.open({ javaScriptEnabled: false })
  await page.goto('/en')
  expect(await page.locator('[data-truck]').first().isVisible()).toBe(false)
  expect(await status(page).isVisible()).toBe(false)
  expect(await pause(page).isVisible()).toBe(false)
  expect(await page.locator('[data-loading]').isVisible()).toBe(false)
})
