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

/**
 * Where the page is wider than its window, with text as it is and twice as large, and by how much. What
 * nobody looks at is laid out all the same: to paint it each time would take a third longer.
 */
export async function overflows(page: Page, setTextSize: SetTextSize): Promise<string[]> {
  const found: string[] = []
  const root = page.locator(':root')
  await root.evaluate((html) => (html.style.visibility = 'hidden'))
  let px = 16
  for (const width of [390, 320, 820, 1440]) {
    await setWidth(page, width)
    // Ends a width with the size that the next one begins with: each change lays the page out anew.
    for (const size of [px, 48 - px]) {
      if (size !== px) await setTextSize((px = size))
      const pixels = await overflow(page)
      const { pathname, search } = new URL(page.url())
      if (pixels !== 0) found.push(`${pathname}${search} at ${width} px, text of ${px}: ${pixels}`)
    }
  }
  await root.evaluate((html) => (html.style.visibility = ''))
  return found
}
