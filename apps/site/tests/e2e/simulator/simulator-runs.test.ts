import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { kpiNames, kpiOf, kpiText } from '@repo/hall/runs/kpis.ts'
import { switchesOff, switchesOfProduct } from '@repo/hall/model/shift/switches.ts'
import { exampleShift, placedHall, shiftHalls } from '@repo/hall/testing/example-shift.ts'
import { violations } from '../support/axe.ts'
import { linkTo, openSections, openWorkbench } from './simulator-steps.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const status = (page: Page) => page.locator('[data-runs] [data-part=status]')
const results = (page: Page) => page.locator('[data-runs] [data-part=results]')
const time = (page: Page) => page.locator('[data-part=time]')
const cell = (page: Page, name: string) => page.locator(`[data-kpi=${name}]`).textContent()

/** An hour of the medium store with its placed anchors. */
async function openStore(page: Page) {
  const { plan } = placedHall('mediumStore')
  await openWorkbench(page, await linkTo(plan, { ...shiftHalls.mediumStore, hours: 1 }))
}

async function run(page: Page) {
  await page.locator('[data-runs]').getByRole('button', { name: 'Simulate the shift' }).click()
  await expect
    .poll(() => status(page).textContent())
    .toContain('The results of both runs are ready')
}

/** What is painted on the stage where trucks move. */
const painted = (page: Page) =>
  page
    .locator('[data-stage=with] canvas')
    .last()
    .evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

test('both runs have the figures of the model, a still of each minute and a log, and those of the same shift without differences', async () => {
  const page = await site.open()
  await openStore(page)
  await run(page)
  for (const [side, switches] of [
    ['without', switchesOff],
    ['with', switchesOfProduct],
  ] as const) {
    const shift = exampleShift('mediumStore', { switches })
    shift.advance(Infinity)
    const { whole } = shift.results()
    for (const name of kpiNames)
      expect([name, await cell(page, `${name}-${side}`)]).toEqual([
        name,
        kpiText('en', name, kpiOf(whole, name)),
      ])
  }
  // With reduced motion nothing moves by itself: stills at chosen minutes, and the log.
  expect(await button(page, 'Play').isVisible()).toBe(false)
  const atRest = await painted(page)
  await page.getByRole('slider', { name: 'Shift time' }).fill('1200')
  expect(await time(page).textContent()).toBe('0:20:00.0')
  expect(await painted(page)).not.toBe(atRest)
  await page.getByText('Event log').click()
  await page.getByLabel('Event type').selectOption('Near miss')
  expect(await page.locator('[data-part=log] li').first().textContent()).toContain('near miss')
  expect(await violations(page)).toEqual([])

  for (const box of await page.locator('[name=run-switch]').all()) await box.uncheck()
  expect(await page.locator('[data-part=stale]').isVisible()).toBe(true)
  await run(page)
  expect(await page.locator('[data-part=stale]').isVisible()).toBe(false)
  for (const name of kpiNames)
    expect(await cell(page, `${name}-with`)).toBe(await cell(page, `${name}-without`))
})

/**
 * Nodes that came or went in twenty frames, and writes of the time beside as many as five a second: one
 * may be due when they begin, and another change may show one more.
 */
async function changesWhilePlaying() {
  const root = document.querySelector('[data-runs]')!
  const shownTime = root.querySelector('[data-part=time]')!
  let [nodes, writes] = [0, 0]
  const began = performance.now()
  const observer = new MutationObserver((changes) => {
    for (const { type, target } of changes)
      if (type === 'childList') nodes += 1
      else if (shownTime.contains(target)) writes += 1
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame)
  observer.disconnect()
  return { nodes, writes, most: 2 + (performance.now() - began) / 200 }
}

test('trucks move, the clock stops at what one jumps to, a truck is followed, a near miss repeated', async () => {
  const page = await site.open({ reducedMotion: 'no-preference' })
  await openStore(page)
  await run(page)
  const atRest = await painted(page)
  await button(page, 'Play').click()
  await expect.poll(() => painted(page)).not.toBe(atRest)
  const { nodes, writes, most } = await page.evaluate(changesWhilePlaying)
  expect(nodes).toBe(0)
  expect(writes).toBeGreaterThan(0)
  expect(writes).toBeLessThanOrEqual(most)
  await button(page, 'Pause').click()
  const stopped = await time(page).textContent()
  await button(page, 'Forward 0.2 s').click()
  expect(await time(page).textContent()).not.toBe(stopped)
  await button(page, 'Next near miss').click()
  const event = page.locator('[data-part=event]')
  expect(await event.textContent()).toMatch(
    /^0:\d\d:\d\d\.\d, With(out)? tracking, near miss, forklift \d$/,
  )
  expect(await event.textContent()).toContain(await time(page).textContent())
  const whole = await painted(page)
  await page.getByLabel('Follow a forklift').selectOption('forklift 1')
  await expect.poll(() => painted(page)).not.toBe(whole)
  await button(page, 'Replay last near miss').click()
  expect(await button(page, 'Pause').isVisible()).toBe(true)
})

/** Begins both runs, and cancels them as soon as they are seen to be calculated. */
async function cancelRuns() {
  const part = (name: string) =>
    document.querySelector<HTMLElement>(`[data-runs] [data-part=${name}]`)!
  part('run').click()
  while (part('running').hidden) await new Promise(requestAnimationFrame)
  part('cancel').click()
}

test('an empty floor has no shift, a cancelled one leaves the plan, and a lost worker is told', async () => {
  const page = await site.open()
  await page.goto('/en/simulator')
  await button(page, 'Edit this plan').click()
  await page.getByLabel('Start from', { exact: true }).selectOption('empty-floor')
  await openSections(page)
  const start = page.locator('[data-runs]').getByRole('button', { name: 'Simulate the shift' })
  await start.click()
  await expect.poll(() => status(page).textContent()).toContain('A shift needs an aisle')
  await page.getByLabel('Start from', { exact: true }).selectOption('medium-store')
  await page.evaluate(cancelRuns)
  await expect
    .poll(() => status(page).textContent())
    .toBe('Simulation cancelled. Your plan is unchanged.')
  expect(await results(page).isVisible()).toBe(false)
  await page.evaluate(() => {
    const ask = Worker.prototype.postMessage
    Worker.prototype.postMessage = function (this: Worker) {
      Worker.prototype.postMessage = ask
      this.dispatchEvent(new ErrorEvent('error'))
    }
  })
  await start.click()
  await expect
    .poll(() => status(page).textContent())
    .toContain('The simulation stopped and your plan is unchanged.')
  await page.locator('[name=run-hours][value="1"]').press(' ')
  await start.click()
  await expect.poll(() => status(page).textContent(), { timeout: 20_000 }).toContain('both runs')
})

/** Presses the button of the opening, and cancels once anchors are seen to be placed. */
async function cancelPlacement() {
  const part = (name: string) =>
    document.querySelector<HTMLElement>(`[data-runs] [data-part=${name}]`)!
  const frame = () => new Promise(requestAnimationFrame)
  document.querySelector<HTMLElement>('[data-start=runs]')!.click()
  while (!document.querySelector('[data-runs]')) await frame()
  const progress = part('running').querySelector('progress')!
  while (!part('running').hidden && progress.value === 0) await frame()
  const { top, bottom } = progress.getBoundingClientRect()
  const seen = {
    said: part('status').textContent,
    isInSight: top > 0 && bottom < innerHeight,
    hasOwnColour: getComputedStyle(progress).accentColor !== 'auto',
  }
  part('cancel').click()
  await frame()
  return seen
}

test('a shift of a large building shows how far its anchors are placed, and is cancelled there', async () => {
  const page = await site.open({ viewport: { width: 390, height: 664 } })
  // A generated plan of more than 20,000 m² begins without anchors.
  await page.goto('/en/simulator#p=estimate&area=21000&forklifts=20&aisles=20&aisleLength=60')
  const anchors = page.locator('[data-figure=anchors]')
  await expect.poll(() => anchors.textContent()).toBe('0')
  expect(await page.evaluate(cancelPlacement)).toEqual({
    said: 'Placing the anchors before the simulation starts.',
    isInSight: true,
    hasOwnColour: true,
  })
  expect(await status(page).textContent()).toBe('Simulation cancelled. Your plan is unchanged.')
  expect(await anchors.textContent()).toBe('0')
})
