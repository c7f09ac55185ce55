import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boundsOf } from '@repo/hall/model/plan.ts'
import { fragmentOf, readFragment } from '@repo/hall/model/plan-link.ts'
import { emptyHall as emptyPlan } from '@repo/hall/planner/hall-edits.ts'
import { planOf } from '@repo/hall/planner/templates.ts'
import { violations } from '../support/axe.ts'
import {
  button,
  canvas,
  countOf,
  kind,
  nameOf,
  onScreen,
  openSections,
  openText,
  openWorkbench,
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

const screens = [
  [1440, 900],
  [820, 1180],
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
    expect(await violations(page)).toEqual([])
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

test('anchors appear one by one while they are placed', async () => {
  const page = await site.open({ reducedMotion: 'no-preference' })
  await page.goto(`/en/simulator#${await fragmentOf(planOf('medium-store'))}`)
  await expect.poll(() => page.locator('[data-figure=anchors]').textContent()).toBe('13')
  const pictures = await page.evaluate(async () => {
    const seen = new Set<string>()
    const plan = document.querySelector<HTMLCanvasElement>('[data-planner] canvas')!
    const figure = document.querySelector('[data-figure=anchors]')!
    document.querySelector<HTMLElement>('[data-part=place]')!.click()
    while (figure.textContent === '13') {
      await new Promise(requestAnimationFrame)
      seen.add(plan.toDataURL())
    }
    return seen.size
  })
  expect(pictures).toBeGreaterThanOrEqual(5)
  expect(await page.locator('[data-figure=anchors]').textContent()).toBe('22')
})

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
  expect(await violations(page)).toEqual([])
})

test('the bill of materials has the prices of a country, and its sum is the estimate’s', async () => {
  const page = await site.open({ locale: 'de-DE' })
  await openWorkbench(page, `#${await fragmentOf(planOf('medium-store'))}`)
  await page.locator('[name=plan-country]').selectOption('CH')
  const total = page.locator('[data-material=total]')
  await expect.poll(() => total.textContent()).toMatch(/^CHF\s[\d,]+$/)
  const amount = (await total.textContent())!.replaceAll(/\D/g, '')
  await page.getByRole('link', { name: 'Estimate cost and payback' }).click()
  const country = page.locator('#estimate form [name=country]')
  await country.selectOption('CH')
  const hardware = page.locator('#result').getByText(/CHF/)
  await expect
    .poll(async () => (await hardware.allTextContents()).join(' ').replaceAll(/[^\d ]/g, ''))
    .toContain(amount)
})

test('a file is opened from the first screen', async () => {
  const page = await site.open()
  await page.goto('/en/simulator')
  const choosing = page.waitForEvent('filechooser')
  await page.locator('[data-start=file]').click()
  await (
    await choosing
  ).setFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...emptyPlan(), name: 'From a file' })),
  })
  await openSections(page)
  await expect.poll(() => nameOf(page).inputValue()).toBe('From a file')
  await openText(page, '{"version":1}')
  expect(await nameOf(page).inputValue()).toBe('From a file')
})
