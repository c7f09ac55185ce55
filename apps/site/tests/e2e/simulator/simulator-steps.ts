import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readFile } from 'node:fs/promises'
import { toCanvas, viewOf } from '@repo/hall/drawing/view.ts'
import { exportsWords as words } from '@repo/hall/words/index.ts'
import { planOf } from '@repo/hall/planner/templates.ts'
import type { Box, Corner } from '@repo/hall/model/plan.ts'

const { en } = words

export const plan = { ...planOf('medium-store'), name: 'Hall 7', colour: 'of another version' }
export const panelOf = (page: Page) => page.locator('[data-exports]')
export const nameOf = (page: Page) => panelOf(page).getByLabel(en.name)
export const notice = (page: Page, message: string) =>
  page.locator('[data-notifications]').getByText(message).waitFor()

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const canvas = (page: Page) => page.locator('[data-planner] canvas')
export const kind = (page: Page, list: string) => page.locator(`[data-list=${list}]`)
export const countOf = (page: Page, list: string) =>
  kind(page, list).locator('[data-count]').textContent()

export async function emptyHall(page: Page) {
  await page.goto('/en/simulator')
  await button(page, 'Edit this plan').click()
  await button(page, 'Start an empty plan').click()
  await expect.poll(() => countOf(page, 'racks')).toBe('0')
}

const emptyBounds: Box = { left: 0, right: 50, bottom: 0, top: 40 }

/** Where a place of the empty hall, or of one of these bounds, is in the window; the whole hall is shown. */
export async function onScreen(
  page: Page,
  bounds = emptyBounds,
): Promise<(place: Corner) => { x: number; y: number }> {
  const { left, top, width, height } = await canvas(page).evaluate((element: HTMLElement) => {
    const box = element.getBoundingClientRect()
    const { clientLeft, clientTop, clientWidth, clientHeight } = element
    return {
      left: box.left + clientLeft,
      top: box.top + clientTop,
      width: clientWidth,
      height: clientHeight,
    }
  })
  const view = viewOf(bounds, width, height)
  return (place) => {
    const [x, y] = toCanvas(view, place)
    return { x: left + x, y: top + y }
  }
}

export async function openWorkbench(page: Page, hash = '') {
  await page.goto(`/en/simulator${hash}`)
  if (!hash) await page.locator('[data-start=planner]').click()
  await openSections(page)
}

/** The results of the plan are below the tool, and load when the visitor scrolls there. */
export async function openSections(page: Page) {
  await canvas(page).waitFor()
  await page.evaluate(() => document.querySelector('[data-below]')?.scrollIntoView())
  await panelOf(page).waitFor()
}

export const openText = (page: Page, text: string) =>
  panelOf(page)
    .locator('[data-export=file]')
    .setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(text) })

export async function saved(page: Page, label: string) {
  const waiting = page.waitForEvent('download')
  await panelOf(page).getByRole('button', { name: label, exact: true }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Trucks and shares, once the map is that of the plan. */
export async function figures(page: Page) {
  await openSections(page)
  const share = page.locator('[data-figure=share]')
  await expect.poll(() => panelOf(page).locator('[data-export=summary]').textContent()).toMatch(/%/)
  return [await share.textContent(), await panelOf(page).locator('blockquote').textContent()]
}

/** Both runs of the shift that is set, as the table of key figures has them, once `begin` has begun them. */
async function keyFigures(page: Page, begin: (run: string) => Promise<void>) {
  await openSections(page)
  await begin('[data-runs] [data-part=run]')
  await page.locator('[data-runs] [data-part=results]').waitFor()
  const table = await page.locator('[data-runs] [data-part=key-figures]').textContent()
  expect(table).toMatch(/\d/)
  return table
}

/** How a visitor reaches what a selector names, by one kind of input alone. */
interface Hand {
  press(selector: string): Promise<void>
  choose(radio: string): Promise<void>
  write(field: string, text: string): Promise<void>
}

/** Places anchors, runs an hour of five trucks and copies the link; `other` has the same numbers by it. */
export async function placeRunAndShare(page: Page, other: Page, { press, choose, write }: Hand) {
  await press('[data-part=place]')
  const placed = page.locator('[data-part=placed]')
  await expect.poll(() => placed.textContent()).toMatch(/anchors placed:? \d+/i)
  await openSections(page)
  await choose('[name=run-hours][value="1"]')
  await write('[name=run-trucks]', '5')
  const kpis = await keyFigures(page, press)
  const numbers = await figures(page)
  await press('[data-export=copy]')
  await notice(page, en.script.copied)

  await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await notice(other, en.script.fromLink)
  expect(await figures(other)).toEqual(numbers)
  expect(await other.locator('[name=run-trucks]').inputValue()).toBe('5')
  expect(await keyFigures(other, (run) => other.locator(run).click())).toBe(kpis)
}

export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
