import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { longEmail, publicPaths, staffPaths, storeLongData } from './long-data.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { screenWalker } from './staff-screens.ts'
import { openBackoffice } from './staff-steps.ts'
import { hide, overflows, show, textSizeOf } from '../support/text-size.ts'

const site = siteInChromium()

async function overflowsAt(
  page: Page,
  paths: readonly string[],
  open: (path: string) => Promise<unknown>,
  isSampled: boolean,
): Promise<string[]> {
  const found: string[] = []
  const setTextSize = await textSizeOf(page)
  for (const path of paths) {
    await open(path)
    await hide(page)
    found.push(...(await overflows(page, setTextSize, { isSampled })))
  }
  return found
}

test(
  'no text that people write makes a screen wider than its window',
  {
    timeout: 600_000,
  },
  async () => {
    const stored = await storeLongData(await site.staff())
    const page = await site.open()
    site.expectTrace(/^404 /)
    const load = (path: string) => page.goto(path)
    expect(await overflowsAt(page, publicPaths(stored), load, true)).toEqual([])
    const walk = screenWalker(page)
    await openBackoffice(page)
    const isSampled = process.env.AXE !== 'all'
    expect(await overflowsAt(page, staffPaths(stored), walk, isSampled)).toEqual([])

    await walk('/users')
    await show(page)
    await page.setViewportSize({ width: 390, height: 900 })
    await page.getByRole('button', { name: `Actions for ${longEmail}` }).click()
    await page.getByRole('menuitem', { name: 'Disable…' }).click()
    const disable = page.getByRole('alertdialog').getByRole('button', { name: 'Disable' })
    await expectInside(page, disable)
    await disable.click()
    const notification = page.getByRole('status').filter({ hasText: longEmail })
    await expectInside(page, notification.getByRole('button', { name: 'Dismiss' }))
  },
)

async function expectInside(page: Page, control: ReturnType<Page['getByRole']>): Promise<void> {
  const box = await control.boundingBox()
  const { width, height } = page.viewportSize()!
  expect(box).not.toBeNull()
  expect(box!.x).toBeGreaterThanOrEqual(0)
  expect(box!.x + box!.width).toBeLessThanOrEqual(width)
  expect(box!.y + box!.height).toBeLessThanOrEqual(height)
}
