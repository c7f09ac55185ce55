import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { rtlsWords } from '#words/index.ts'
import { emptyDrawings, violations } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

const figure = (page: Page) => page.locator('[data-enhance*="/position-"]')
/** Error, class, and how many anchors are in sight, shadowed and blocked. */
const readOut = (page: Page) => figure(page).locator('figcaption [data-part]').allTextContents()
const handle = (page: Page, name: 'Tag' | 'Steel wall') =>
  figure(page).getByRole('button', { name, exact: true })

async function ready(page: Page) {
  await page.goto('/en/rtls')
  await handle(page, 'Tag').waitFor()
}

test('tag and wall are moved by keyboard, and the result is said; a click or Enter turns the wall, a drag does not', async () => {
  const page = await site.open()
  await ready(page)
  const wall = figure(page).locator('svg > [data-part]').last()
  await handle(page, 'Steel wall').click()
  await expect.poll(() => wall.getAttribute('d')).toBe('M12.43 4.83L15.97 8.37')
  await handle(page, 'Steel wall').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => wall.getAttribute('d')).toBe('M11.7 6.6L16.7 6.6')
  const box = (await handle(page, 'Steel wall').boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const metre = (await figure(page).locator('svg').boundingBox())!.width / 22
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 2 * metre, y + 3 * metre, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => wall.getAttribute('d')).toBe('M13.7 9.6L18.7 9.6')

  await page.reload()
  await handle(page, 'Tag').waitFor()
  expect(await readOut(page)).toEqual(['7\u00a0cm', 'very good', '4', '1', '1'])
  await handle(page, 'Steel wall').focus()
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight')
  expect((await readOut(page)).slice(2)).toEqual(['5', '1', '0'])
  await handle(page, 'Tag').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowUp')
  await expect
    .poll(() => figure(page).getByRole('status').textContent())
    .toMatch(
      /^Tag 10\.7\sm, 9\.3\sm\. Steel wall 18\.2\sm, 6\.6\sm\. Expected error: \d+\scm\. Class: very good\. in sight/,
    )
})

test('on a phone a finger drags the tag, and the page stays where it is; the rows of a table are cards, and a table for assistive technology', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 }, hasTouch: true })
  await ready(page)
  await handle(page, 'Tag').scrollIntoViewIfNeeded()
  const box = (await handle(page, 'Tag').boundingBox())!
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const before = await page.evaluate(() => scrollY)
  const session = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at })
  await touch('touchStart', [{ x, y }])
  for (const share of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', [{ x: x - 60 * share, y: y + 20 * share }])
  await touch('touchEnd', [])
  await expect
    .poll(() => figure(page).getByRole('status').textContent())
    .toMatch(/^Tag [67]\.\d\sm, 1[01]\.\d\sm/)
  expect(await page.evaluate(() => scrollY)).toBe(before)

  const { title, helps, steel } = rtlsWords.en.limits
  const table = page.getByRole('table', { name: title })
  expect(await table.evaluate((one) => getComputedStyle(one).display)).toBe('block')
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const root = nodes.find(({ role, name }) => role?.value === 'table' && name?.value === title)
  const below = (id: string | undefined): typeof nodes => {
    const node = nodes.find(({ nodeId }) => nodeId === id)
    return node ? [node, ...(node.childIds ?? []).flatMap(below)] : []
  }
  const parts = below(root?.nodeId)
  const count = (role: string) => parts.filter((one) => one.role?.value === role).length
  expect(['row', 'columnheader', 'rowheader', 'cell'].map(count)).toEqual([9, 3, 8, 16])
  const texts = parts.flatMap(({ role, name }) =>
    role?.value === 'StaticText' ? [String(name?.value)] : [],
  )
  expect(texts).toContain(steel.helps)
  // Its column says what a cell is; the name that one sees is not read a second time.
  expect(texts.filter((text) => text === helps)).toEqual([helps])
  await emptyDrawings(page)
  expect(await violations(page)).toEqual([])
})

test('without script the same state stands still, and nothing asks to be dragged', async () => {
  const page = await site.open({ javaScriptEnabled: false })
  await page.goto('/en/rtls')
  expect(await readOut(page)).toEqual(['7\u00a0cm', 'very good', '4', '1', '1'])
  await expect.poll(() => figure(page).locator('[data-move]').first().isVisible()).toBe(false)
  await expect.poll(() => figure(page).locator('#position-help').isVisible()).toBe(false)
})
