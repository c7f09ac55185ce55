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

/** Hides every page that is loaded from now on, from its beginning. */
export const hideAll = (page: Page) =>
  page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(':root { visibility: hidden }')
    document.adoptedStyleSheets.push(style)
  })

const widths = [320, 390, 820, 1440]
/** Phones at their narrowest with large text, columns at their narrowest with text as it is. */
const sample: Readonly<Record<number, number>> = { 320: 32, 820: 16 }

/**
 * Where the page, best hidden, is wider than its window, with text as it is and twice as large, and by how
 * much. Begins with the window's own width, since each change lays the page out again. `isSampled`: at two
 * widths, with text of one size each.
 */
export async function overflows(
  page: Page,
  setTextSize: SetTextSize,
  { isSampled = false } = {},
): Promise<string[]> {
  const found: string[] = []
  const first = page.viewportSize()?.width ?? 0
  const far = (width: number) => Math.abs(width - first)
  const measured = widths.filter((width) => !isSampled || width in sample)
  let px = 16
  for (const width of measured.toSorted((a, b) => far(a) - far(b))) {
    await setWidth(page, width)
    // Ends a width with the size that the next one begins with.
    for (const size of isSampled ? [sample[width]!] : [px, 48 - px]) {
      if (size !== px) await setTextSize((px = size))
      const pixels = await overflow(page)
      const { pathname, search } = new URL(page.url())
      if (pixels !== 0) found.push(`${pathname}${search} at ${width} px, text of ${px}: ${pixels}`)
    }
  }
  return found
}
