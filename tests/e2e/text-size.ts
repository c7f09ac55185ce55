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
 * Where the page is wider than the window with text twice as large, and by how much. Begins with the
 * width that a visit ends with and ends with the one that it begins with: a page is laid out anew for
 * each change.
 */
export async function overflowsWithLargeText(
  page: Page,
  setTextSize: SetTextSize,
): Promise<string[]> {
  const found: string[] = []
  await setTextSize(32)
  for (const width of [390, 320, 820, 1440]) {
    await setWidth(page, width)
    const pixels = await overflow(page)
    if (pixels > 0) found.push(`${new URL(page.url()).pathname} at ${width} px: ${pixels}`)
  }
  await setTextSize(16)
  return found
}
