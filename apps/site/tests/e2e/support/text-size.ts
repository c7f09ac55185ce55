import type { Page } from 'playwright-core'
import { overflow, setWidth } from './axe.ts'

/** The size of text that somebody has set in the browser, in px; 16 unless they have. */
export type SetTextSize = (px: number) => Promise<void>

/** For the page, as long as it is open: the session holds the setting. */
export async function textSizeOf(page: Page): Promise<SetTextSize> {
  const session = await page.context().newCDPSession(page)
  return async (px) => {
    await session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: px - 3 } })
  }
}

/** Not to be seen, and laid out all the same: to paint a page each time would take half as long again. */
export const hide = (page: Page) =>
  page.locator(':root').evaluate((html) => (html.style.visibility = 'hidden'))

export const show = (page: Page) =>
  page.locator(':root').evaluate((html) => (html.style.visibility = ''))

/** Widths of the window, and sizes of text. */
type Case = readonly [width: number, px: number]

/**
 * Layouts change at widths in em: with text twice as large 820 px are what 410 are, and at 390 px a page lies as at
 * 320, with more room.
 */
const cases: readonly Case[] = [
  [320, 32],
  [320, 16],
  [390, 16],
  [820, 16],
  [1440, 16],
  [1440, 32],
]
/** Phones at their narrowest with large text, columns at their narrowest with text as it is. */
const sample: readonly Case[] = [
  [320, 32],
  [820, 16],
]

/**
 * Where the page, best hidden, is wider than its window, and by how much. Begins at the end that is nearer to the
 * window's own width, since each change lays the page out again. `isSampled`: in two cases.
 */
export async function overflows(
  page: Page,
  setTextSize: SetTextSize,
  { isSampled = false } = {},
): Promise<string[]> {
  const found: string[] = []
  const all = isSampled ? sample : cases
  const isWide = (page.viewportSize()?.width ?? 0) > 820
  for (const [width, px] of isWide ? all.toReversed() : all) {
    await setTextSize(px)
    await setWidth(page, width)
    const pixels = await overflow(page)
    const { pathname, search } = new URL(page.url())
    if (pixels !== 0) found.push(`${pathname}${search} at ${width} px, text of ${px}: ${pixels}`)
  }
  return found
}
