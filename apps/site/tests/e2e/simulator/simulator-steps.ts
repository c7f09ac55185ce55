import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readFile } from 'node:fs/promises'
import { toCanvas, viewOf } from '@repo/hall/drawing/view.ts'
import { exportsWords as words } from '@repo/hall/words/index.ts'
import { planOf } from '@repo/hall/planner/templates.ts'
import type { Box, Corner, Plan } from '@repo/hall/model/plan.ts'
import { fragmentOf } from '@repo/hall/model/plan-link.ts'

const { en } = words

export const plan = { ...planOf('medium-store'), name: 'Hall 7', colour: 'of another version' }
/** The fragment of a link to a plan, with some settings of its shift. */
export async function linkTo(one: Plan, settings: object = {}): Promise<string> {
  const whole = { ...one, settings }
  return `#${await fragmentOf(whole)}`
}

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

export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] }
