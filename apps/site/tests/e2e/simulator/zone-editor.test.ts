import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { featuresWords as words } from '#words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()
const { log } = words.en.zone

const trucksOf = (page: Page) =>
  page
    .getByRole('table', { name: log })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows.slice(1).map((row) => (row as HTMLTableRowElement).cells[1]?.innerText),
    )

/** By their order around the zone; the third points to the aisle of F-12. */
const corner = (page: Page, number: number) =>
  page.getByRole('button', { name: `Corner ${number}` })

const standing = ['F-07', 'F-18', 'F-18']
const withAisle = [...standing, 'F-12', 'F-12']

async function middleOf(page: Page, number: number): Promise<{ x: number; y: number }> {
  const box = (await corner(page, number).boundingBox())!
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('mouse and keys move a corner of the zone, and its log follows', async () => {
  const page = await site.open()
  await page.goto('/en/features')
  await corner(page, 3).waitFor()
  await corner(page, 3).scrollIntoViewIfNeeded()
  expect(await trucksOf(page)).toEqual(standing)
  const table = page.locator('#geofencing').getByRole('table')
  const served = await table.innerText()
  await corner(page, 3).press('ArrowRight')
  await corner(page, 3).press('ArrowLeft')
  expect(await table.innerText(), 'the browser writes what the server wrote').toBe(served)

  const { x, y } = await middleOf(page, 3)
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 60, y, { steps: 4 })
  await page.mouse.up()
  expect(await trucksOf(page)).toEqual(withAisle)

  await corner(page, 3).focus()
  for (let press = 0; press < 12; press += 1) await page.keyboard.press('ArrowLeft')
  expect(await trucksOf(page)).toEqual(standing)
})

test('a finger moves a corner, which is large enough for it', async () => {
  const page = await site.open({ hasTouch: true, viewport: { width: 390, height: 844 } })
  await page.goto('/en/features')
  await corner(page, 3).waitFor()
  await corner(page, 3).scrollIntoViewIfNeeded()
  expect((await corner(page, 3).boundingBox())!.width).toBeGreaterThanOrEqual(44)

  const session = await page.context().newCDPSession(page)
  const { x, y } = await middleOf(page, 3)
  const touch = (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    points: { x: number; y: number }[],
  ) => session.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  await touch('touchStart', [{ x, y }])
  for (const by of [15, 30, 45, 60]) await touch('touchMove', [{ x: x + by, y }])
  await touch('touchEnd', [])
  expect(await trucksOf(page)).toEqual(withAisle)
})

test('without script the zone and its log stand still, without an invitation to move them', async () => {
  const page = await site.open({ javaScriptEnabled: false })
  await page.goto('/en/features')
  expect(await trucksOf(page)).toEqual(standing)
  await expect.poll(() => page.getByText(words.en.zone.hint).isVisible()).toBe(false)
})
