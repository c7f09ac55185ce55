import type { Page } from 'playwright-core'
import { emptyDrawings, setWidth, violations } from './axe.ts'
import { hide, overflows, show, type SetTextSize } from './text-size.ts'

/** Header and footer are the same around every page of one ground, and most of the elements of a usual page. */
export const frame = '[data-header], [data-page-end]'

/**
 * Where the page is too wide, what axe finds at two widths, what touches its edge, and what scrolls sideways. Afterwards
 * the page is 390 px wide, and its drawings are empty. `isFrameKnown`: axe looks at what is between header and footer.
 */
export async function flaws(
  page: Page,
  setTextSize: SetTextSize,
  { isFrameKnown = false } = {},
): Promise<string[]> {
  const except = isFrameKnown ? frame : undefined
  await hide(page)
  const tooWide = await overflows(page, setTextSize)
  await setTextSize(16)
  await show(page)
  await emptyDrawings(page)
  await setWidth(page, 1440)
  const wide = await violations(page, { except })
  await setWidth(page, 390)
  const narrow = await violations(page, { except })
  return [...tooWide, ...wide, ...narrow, ...(await atEdge(page)), ...(await sideways(page))]
}

/**
 * What scrolls sideways on the page as it is now, except lines of code, which break nowhere, and maps of cities,
 * which are enlarged and moved in both directions.
 */
async function sideways(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.setAttribute('open', '')
    return [...document.querySelectorAll('body *')].flatMap((one) => {
      const { clientWidth, scrollWidth } = one
      const mayScroll = one.matches('pre, :has(> pre:only-child), figure > [data-frame]')
      if (mayScroll || !one.checkVisibility() || scrollWidth <= clientWidth + 1) return []
      if (!['auto', 'scroll'].includes(getComputedStyle(one).overflowX)) return []
      return [one.outerHTML.slice(0, 120)]
    })
  })
  return found.map((one) => `${new URL(page.url()).pathname} scrolls sideways: ${one}`)
}

/** Text that begins or ends at the edge of a phone, instead of at the margin. */
async function atEdge(page: Page): Promise<string[]> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, li)')].flatMap((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      // A bar over the whole width keeps its text at the margin by its padding.
      const { paddingLeft, paddingRight } = getComputedStyle(one)
      const start = left + parseFloat(paddingLeft)
      const end = right - parseFloat(paddingRight)
      const isInside = start >= 12 && end <= innerWidth - 12
      return isInside || width < 2 || !one.checkVisibility() ? [] : [one.outerHTML.slice(0, 120)]
    }),
  )
  return found.map((one) => `${new URL(page.url()).pathname} has text at the edge: ${one}`)
}
