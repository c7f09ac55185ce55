import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boundsOf } from '@repo/hall/model/plan.ts'
import { readFragment } from '@repo/hall/model/plan-link.ts'
import { violations } from '../support/axe.ts'
import {
  button,
  canvas,
  countOf,
  kind,
  onScreen,
  openSections,
  withClipboard,
} from './simulator-steps.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

declare global {
  interface Window {
    shifted: number
  }
}

/** Sums what moves without a visitor's doing. */
const watchShifts = (page: Page) =>
  page.evaluate(() => {
    window.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.shifted += (entry as LayoutShift).value
    }).observe({ type: 'layout-shift', buffered: true })
  })

interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

/** Upper and lower edge of the first element of a selector, in the window. */
const edges = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return { top, bottom }
    })

/** `public-pages.test.ts` looks at the page as it is before anybody has drawn there. */
const screens = [
  [1440, 900],
  [390, 844],
] as const

test.each(screens)(
  'at %i px the tool is there before its script, with its buttons on the screen, and nothing moves',
  async (width, height) => {
    const page = await site.open({ viewport: { width, height }, reducedMotion: 'no-preference' })
    const sheets = new Set<string>()
    await page.goto('/de/simulator', { waitUntil: 'networkidle' })
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') sheets.add(request.url())
    })
    await watchShifts(page)
    const frame = await edges(page, '[data-planner]')
    const picture = await edges(page, '[data-planner] figure')
    for (const start of ['planner', 'own', 'file', 'runs']) {
      const { top, bottom } = await edges(page, `[data-start=${start}]`)
      expect([start, top >= 0 && bottom <= height]).toEqual([start, true])
    }
    if (width > 390) expect(frame.bottom).toBeLessThanOrEqual(height)
    await page.locator('[data-start=planner]').click()
    await expect.poll(() => page.locator('[data-figure=share]').textContent()).toBe('99\u00a0%')
    const drawn = await edges(page, '[data-planner] canvas')
    expect(drawn.bottom - drawn.top).toBeCloseTo(picture.bottom - picture.top, 0)
    for (const part of ['[data-figure=share]', '[data-part=place]']) {
      const { top, bottom } = await edges(page, part)
      expect([part, top >= 0 && bottom <= height]).toEqual([part, true])
    }
    if (width > 390) {
      // Beside the plan, and not below it.
      const place = await page.locator('[data-part=place]').boundingBox()
      const plan = await canvas(page).boundingBox()
      expect(place!.x).toBeGreaterThanOrEqual(plan!.x + plan!.width)
      expect(drawn).toEqual(picture)
    } else expect(drawn.bottom - drawn.top).toBeGreaterThan(height / 2)
    expect(await page.evaluate(() => window.shifted)).toBe(0)
    expect([...sheets]).toEqual([])
    expect(await violations(page)).toEqual([])
  },
)

test('rows of racks are drawn in one gesture in a building that numbers have enlarged, and a wall is copied', async () => {
  const page = await site.open(withClipboard)
  await page.goto('/en/simulator')
  await page.locator('[data-start=own]').click()
  await expect.poll(() => countOf(page, 'racks')).toBe('0')
  await page.locator('[data-hall] summary').click()
  for (const [name, metres] of [
    ['width', '66'],
    ['depth', '60'],
  ] as const) {
    await page.locator(`[data-hall] [name=${name}]`).fill(metres)
    await page.keyboard.press('Tab')
  }
  const at = await onScreen(page, { left: 0, right: 66, bottom: 0, top: 60 })
  const draw = async (
    tool: string,
    from: readonly [number, number],
    to: readonly [number, number],
  ) => {
    await page.locator('label', { hasText: new RegExp(`^${tool}$`) }).click()
    const [start, end] = [at(from), at(to)]
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    await page.mouse.move(end.x, end.y, { steps: 4 })
    await page.mouse.up()
  }
  await draw('Rack rows', [2, 20], [60, 55])
  expect(await countOf(page, 'racks')).toBe('11')
  await draw('Wall', [40, 2], [40, 16])
  await page.locator('[data-fields] [name=material]').selectOption('panel')
  await page.locator('[data-action=duplicate]').click()
  expect(await page.locator('[data-spoken]').textContent()).toBe('Wall 2 added as a copy')
  await canvas(page).focus()
  await page.keyboard.press('Control+d')
  expect(await countOf(page, 'walls')).toBe('3')
  await page.keyboard.press('Control+z')
  expect(await countOf(page, 'walls')).toBe('2')
  await draw('Mezzanine', [5, 4], [20, 14])
  await kind(page, 'zones').getByLabel('Deck height').fill('4.5')
  await page.keyboard.press('Tab')
  await draw('Second level', [45, 4], [60, 14])
  await openSections(page)
  await button(page, 'Copy plan link').click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toMatch(/#p=1\./)
  const address = await copied()
  const { plan, problems } = (await readFragment(new URL(address).hash))!
  expect(problems).toEqual([])
  expect(plan!.walls.map(({ material, x0 }) => [material, x0])).toEqual([
    ['panel', 40],
    ['panel', 42],
  ])
  expect(plan!.zones).toMatchObject([
    { kind: 'mezzanine', height: 4.5 },
    { kind: 'level', height: 4 },
  ])
  expect(boundsOf(plan!.outline)).toMatchObject({ right: 66, top: 60 })
})
