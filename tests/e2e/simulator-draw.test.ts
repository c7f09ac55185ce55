import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { toCanvas, viewOf } from '#src/features/simulator/drawing/view.ts'
import type { Corner } from '#src/hall/plan.ts'
import { violations } from './axe.ts'
import { siteToRead } from './site-in-chromium.ts'

const site = siteToRead()

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const canvas = (page: Page) => page.locator('[data-planner] canvas')
const kind = (page: Page, list: string) => page.locator(`[data-list=${list}]`)
const countOf = (page: Page, list: string) => kind(page, list).locator('[data-count]').textContent()
const spoken = (page: Page) => page.locator('[data-spoken]').textContent()

/** One line for each rack of the list, which has to be open. */
async function racks(page: Page): Promise<string[]> {
  const lines = await kind(page, 'racks').locator('[data-rows] > li > button').allTextContents()
  return lines.map((line) => line.replaceAll('\u00a0', ' '))
}

/** Rows of 30 m, six metres apart. */
const rows = (y: number) =>
  Array.from({ length: 6 }, (_, row) => `Rack ${row + 1} · 30 × 2.5 m · 5, ${y + 6 * row}`)

async function emptyHall(page: Page) {
  await page.goto('/en/simulator')
  await button(page, 'Draw your hall').click()
  await button(page, 'Start with an empty hall').click()
  await expect.poll(() => countOf(page, 'racks')).toBe('0')
}

/** Where a place of the empty hall is in the window; the whole hall is shown. */
async function onScreen(page: Page): Promise<(place: Corner) => { x: number; y: number }> {
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
  const view = viewOf({ left: 0, right: 50, bottom: 0, top: 40 }, width, height)
  return (place) => {
    const [x, y] = toCanvas(view, place)
    return { x: left + x, y: top + y }
  }
}

async function undoAll(page: Page) {
  for (let step = 0; step < 20; step += 1) {
    if ((await button(page, 'Undo').getAttribute('aria-disabled')) === 'true') break
    await button(page, 'Undo').click()
  }
}

test('a hall of six rack rows is drawn by touch alone, and taken back', async () => {
  const page = await site.open({ hasTouch: true, viewport: { width: 390, height: 844 } })
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
})

test('a hall of six rack rows is drawn by keyboard alone, and each step is spoken', async () => {
  const page = await site.open()
  const { keyboard } = page
  const press = async (key: string, times = 1) => {
    for (let count = 0; count < times; count += 1) await keyboard.press(key)
  }
  /** Goes from one stop to the next until it is the one. */
  const goTo = async (key: 'Tab' | 'Shift+Tab', selector: string) => {
    for (let stop = 0; stop < 60; stop += 1) {
      if (await page.evaluate((one) => document.activeElement?.matches(one), selector)) return
      await keyboard.press(key)
    }
    throw new Error(`${selector} is no stop`)
  }
  await page.goto('/en/simulator')
  await button(page, 'Draw your hall').press('Enter')
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
    expect(await spoken(page)).toBe('Rack begun')
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
  await page.getByLabel('Ceiling', { exact: true }).fill('2')
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.locator('#plan-ceiling-error').textContent())
    .toBe('Ceiling must be 3 to 20\u00a0m')
})

/** Chooses a picture of so many pixels, and answers with the sizes of what was opened. */
async function choosePicture(size: { width: number; height: number }) {
  const input = document.querySelector<HTMLInputElement>('#picture-file')!
  const open = createImageBitmap
  const opened: string[] = []
  Object.assign(window, {
    async createImageBitmap(...of: Parameters<typeof open>) {
      const image = await open(...of)
      opened.push(`${image.width} × ${image.height}`)
      return image
    },
  })
  const sheet = new OffscreenCanvas(size.width, size.height)
  sheet.getContext('2d')!.fillRect(0, 0, size.width, size.height)
  const files = new DataTransfer()
  files.items.add(new File([await sheet.convertToBlob()], 'hall.png', { type: 'image/png' }))
  input.files = files.files
  input.dispatchEvent(new Event('change'))
  while (document.querySelector<HTMLElement>('[data-picture] [data-settings]')!.hidden)
    await new Promise(requestAnimationFrame)
  return opened
}

test('a picture to trace is scaled down, and set to scale by two places; what is none is told', async () => {
  const page = await site.open()
  await emptyHall(page)
  await page.locator('[data-picture] summary').click()
  const file = page.locator('#picture-file')
  const error = page.locator('#picture-file-error')
  const buffer = Buffer.from('no picture')
  await file.setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer })
  await expect.poll(() => error.textContent()).toMatch(/^This picture cannot be opened\./)
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#picture-file')!
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(20_000_001)], 'hall.png', { type: 'image/png' }))
    input.files = files.files
    input.dispatchEvent(new Event('change'))
  })
  await expect.poll(() => error.textContent()).toBe('The picture is larger than 20\u00a0MB.')
  const opened = await page.evaluate(choosePicture, { width: 5000, height: 1000 })
  expect(opened).toEqual(['5000 × 1000', '4096 × 819'])
  expect(await error.textContent()).toBe('')

  await button(page, 'Set to scale').click()
  await canvas(page).scrollIntoViewIfNeeded()
  const at = await onScreen(page)
  for (const place of [
    [10, 10],
    [20, 10],
  ] as const) {
    const { x, y } = at(place)
    await page.mouse.click(x, y)
  }
  const points = page.locator('[data-picture] [data-points]')
  await expect.poll(() => points.textContent()).toBe('2 points marked')
  await page.getByLabel('Distance between the points').fill('20')
  await button(page, 'Apply the scale').click()
  for (const edge of ['Left edge', 'Lower edge'])
    expect(Number(await page.getByLabel(edge).inputValue())).toBeCloseTo(-10, 0)
})
