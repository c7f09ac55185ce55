import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Corner } from '@repo/hall/model/plan.ts'
import { exportsWords } from '@repo/hall/words/index.ts'
import { violations } from '../support/axe.ts'
import {
  button,
  canvas,
  countOf,
  emptyHall,
  figures,
  kind,
  notice,
  onScreen,
  openSections,
  withClipboard,
} from './simulator-steps.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

const spoken = (page: Page) => page.locator('[data-spoken]').textContent()

/** One line for each rack of the list, which has to be open. */
async function racks(page: Page): Promise<string[]> {
  const lines = await kind(page, 'racks').locator('[data-rows] > li > button').allTextContents()
  return lines.map((line) => line.replaceAll('\u00a0', ' '))
}

/** Rows of 30 m, six metres apart. */
const rows = (y: number) =>
  Array.from({ length: 6 }, (_, row) => `Rack ${row + 1} · 30 × 2.5 m · 5, ${y + 6 * row}`)

const placed = (page: Page) => page.locator('[data-part=placed]').textContent()

/** The table of both runs, once they have ended. */
async function keyFiguresOf(page: Page) {
  await page.locator('[data-runs] [data-part=results]').waitFor()
  const table = await page.locator('[data-runs] [data-part=key-figures]').textContent()
  expect(table).toMatch(/\d/)
  return table
}

async function undoAll(page: Page) {
  for (let step = 0; step < 20; step += 1) {
    if ((await button(page, 'Undo').getAttribute('aria-disabled')) === 'true') break
    await button(page, 'Undo').click()
  }
}

test('by touch alone: a hall of six rack rows is drawn and taken back, and its anchors placed', async () => {
  const phone = { hasTouch: true, viewport: { width: 390, height: 844 } }
  const page = await site.open(phone)
  await emptyHall(page)
  // Right after another touch, one may be half of a double tap instead of a press.
  const choose = (tool: string) =>
    expect
      .poll(async () => {
        await page.locator('label', { hasText: new RegExp(`^${tool}$`) }).tap()
        return page.getByLabel(tool, { exact: true }).isChecked()
      })
      .toBe(true)
  await choose('Rack')
  await canvas(page).scrollIntoViewIfNeeded()
  const session = await page.context().newCDPSession(page)
  type Kind = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'
  const touch = (type: Kind, ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  const at = await onScreen(page)
  const draw = async (y: number, end: 'touchEnd' | 'touchCancel') => {
    await touch('touchStart', at([5, y]))
    for (const x of [12, 25, 35]) await touch('touchMove', at([x, y + 2.5]))
    await touch(end)
  }
  for (let row = 0; row < 6; row += 1) await draw(4 + 6 * row, 'touchEnd')
  await expect.poll(() => racks(page)).toEqual(rows(4))
  expect(await page.locator('[data-problems]').isHidden()).toBe(true)

  await draw(1, 'touchCancel')
  expect(await countOf(page, 'racks')).toBe('6')

  await choose('Select')
  const tap = async (place: Corner) => {
    await touch('touchStart', at(place))
    await touch('touchEnd')
  }
  const drag = async (from: Corner, to: Corner) => {
    await touch('touchStart', at(from))
    await touch('touchMove', at([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]))
    await touch('touchMove', at(to))
    await touch('touchEnd')
  }
  await tap([20, 35])
  await drag([20, 35], [30, 36])
  await expect.poll(async () => (await racks(page))[5]).toBe('Rack 6 · 30 × 2.5 m · 15, 35')
  await expect
    .poll(async () => {
      const count = await countOf(page, 'racks')
      if (count === '6') await button(page, 'Delete').tap()
      return count
    })
    .toBe('5')

  // Two fingers do not draw; twice as far apart, they show the place between them twice as large.
  await choose('Rack')
  await touch('touchStart', at([5, 35]))
  await touch('touchMove', at([20, 36]))
  await touch('touchStart', at([20, 36]), at([30, 36]))
  await touch('touchMove', at([20, 36]), at([40, 36]))
  await touch('touchEnd')
  expect(await countOf(page, 'racks')).toBe('5')
  await tap([20, 20])
  await expect.poll(async () => (await racks(page))[5]).toBe('Rack 6 · 1 × 2.4 m · 20, 28')
  await undoAll(page)
  expect(await countOf(page, 'racks')).toBe('21')

  for (let step = 0; step < 7; step += 1) await button(page, 'Redo').tap()
  expect(await racks(page)).toEqual(rows(4))
  await button(page, 'Show whole plan').tap()
  await choose('Dock')
  await canvas(page).scrollIntoViewIfNeeded()
  await touch('touchStart', (await onScreen(page))([45, 0]))
  await touch('touchEnd')
  await expect.poll(() => countOf(page, 'docks')).toBe('1')
  await page.locator('[data-part=place]').tap()
  await expect.poll(() => placed(page)).toMatch(/anchors placed:? \d+/i)
})

test('by keyboard alone: a hall of six rack rows is drawn, each step spoken, then placed, run and shared', async () => {
  const page = await site.open(withClipboard)
  const { keyboard } = page
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await keyboard.press(key)
  }
  /** Goes from one stop to the next until it is the one. */
  const goTo = async (key: 'Tab' | 'Shift+Tab', selector: string) => {
    for (let stop = 0; stop < 150; stop += 1) {
      if (await page.evaluate((one) => document.activeElement?.matches(one), selector)) return
      await keyboard.press(key)
    }
    throw new Error(`${selector} is no stop`)
  }
  await page.goto('/en/simulator')
  await button(page, 'Edit this plan').press('Enter')
  await page.locator('[data-planner]').waitFor()
  await goTo('Tab', '[data-anew]')
  await press('Enter')
  await expect.poll(() => countOf(page, 'racks')).toBe('0')
  await goTo('Shift+Tab', '[name=tool]')
  await press('ArrowRight', 2)
  await goTo('Tab', 'canvas')
  // The cursor begins in the middle of the hall.
  await press('Control+ArrowLeft', 4)
  await press('Control+ArrowDown', 3)
  expect(await spoken(page)).toBe('5, 5, 0 anchors in sight, no position')
  for (let row = 0; row < 6; row += 1) {
    if (row) {
      await press('Control+ArrowLeft', 6)
      await press('ArrowUp', 7)
    }
    await press('Enter')
    expect(await spoken(page)).toBe('Rack started')
    await press('Control+ArrowRight', 6)
    await press('ArrowUp', 5)
    await press('Enter')
    expect(await spoken(page)).toBe(`Rack ${row + 1} drawn`)
  }
  expect(await racks(page)).toEqual(rows(5))

  await press('Control+ArrowLeft')
  await press('Control+ArrowDown')
  expect(await spoken(page)).toBe('30, 32.5, aisle 5, 0 anchors in sight, no position')
  // Puts the rack away, then the tool; takes what is at the cursor.
  await press('Escape', 2)
  await press('Control+ArrowUp')
  await press(' ')
  expect(await spoken(page)).toBe('Rack 6 selected')
  await press('ArrowLeft', 2)
  await press('Shift+ArrowUp')
  await expect.poll(async () => (await racks(page))[5]).toBe('Rack 6 · 30 × 2.5 m · 4, 35.1')
  await press('Delete')
  expect(await countOf(page, 'racks')).toBe('5')
  await press('Control+z')
  expect(await countOf(page, 'racks')).toBe('6')
  expect(await spoken(page)).toMatch(/^Undone\. Steps left: \d+$/)
  await press('Control+z', 30)
  expect(await countOf(page, 'racks')).toBe('21')
  expect(await spoken(page)).toBe('Nothing to undo')
  await press('Control+Shift+z', 7)
  expect(await spoken(page)).toMatch(/^Redone\. Steps left: \d+$/)
  expect(await racks(page)).toEqual(rows(5))

  await goTo('Shift+Tab', '[name=tool]')
  await press('ArrowRight', 6)
  await goTo('Tab', 'canvas')
  await press('Control+ArrowRight', 3)
  await press('Control+ArrowDown', 7)
  await press('ArrowDown', 5)
  await press('Enter')
  expect(await spoken(page)).toBe('Dock 1 drawn')

  const choose = async (selector: string) => {
    await goTo('Tab', selector)
    await press('Enter')
  }
  await choose('[data-part=place]')
  await expect.poll(() => placed(page)).toMatch(/anchors placed:? \d+/i)
  await openSections(page)
  await goTo('Tab', '[name=run-hours]')
  const hour = page.locator('[name=run-hours][value="1"]')
  for (let option = 0; option < 3 && !(await hour.isChecked()); option += 1)
    await press('ArrowRight')
  await goTo('Tab', '[name=run-trucks]')
  await keyboard.type('5')
  await choose('[data-runs] [data-part=run]')
  const keyFigures = await keyFiguresOf(page)
  const numbers = await figures(page)
  await choose('[data-export=copy]')
  await notice(page, exportsWords.en.script.copied)

  const other = await site.open()
  await other.goto(await page.evaluate(() => navigator.clipboard.readText()))
  await notice(other, exportsWords.en.script.fromLink)
  expect(await figures(other)).toEqual(numbers)
  expect(await other.locator('[name=run-trucks]').inputValue()).toBe('5')
  await other.locator('[data-runs] [data-part=run]').click()
  expect(await keyFiguresOf(other)).toBe(keyFigures)
})

test('bad values are told at their field, kept, and led to', async () => {
  const page = await site.open()
  await emptyHall(page)
  await kind(page, 'racks').locator('summary').click()
  for (let count = 0; count < 2; count += 1) await button(page, 'Add rack').click()
  const length = page.getByLabel('Length')
  const error = page.locator('#plan-racks-length-error')
  await length.fill('500')
  await length.press('Tab')
  await expect.poll(() => error.textContent()).toBe('Length must be 1 to 300\u00a0m')
  expect(await length.getAttribute('aria-invalid')).toBe('true')
  await kind(page, 'racks').locator('[data-rows] > li > button').first().click()
  const line = page.locator('[data-problems] button')
  expect(await line.textContent()).toBe('Rack 2: Length must be 1 to 300\u00a0m')
  expect(await violations(page)).toEqual([])
  await line.click()
  expect(await length.inputValue()).toBe('500')
  expect(await length.evaluate((field) => field === document.activeElement)).toBe(true)
  await length.fill('')
  await length.press('Tab')
  expect(await error.textContent()).toBe('Enter a number.')
  await length.fill('12')
  await length.press('Tab')
  await expect.poll(() => page.locator('[data-problems]').isHidden()).toBe(true)
  expect((await racks(page))[1]).toMatch(/^Rack 2 · 12 × 2.4 m/)

  await page.locator('[data-hall] summary').click()
  await page.getByLabel('Ceiling height', { exact: true }).fill('2')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.locator('#plan-ceiling-error').textContent())
    .toBe('Ceiling height must be 3 to 20\u00a0m')
})
