import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** The guards that keep the focus in an open overlay are hidden, and focusable for exactly that. */
const focusGuards = '[data-base-ui-focus-guard]'

interface Options {
  /** An overlay stands beside the landmarks, not in one. */
  overlay?: boolean
}

/** What axe finds on the page as it is now. */
export async function violations(page: Page, { overlay = false }: Options = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().exclude(focusGuards)
  if (overlay) axe.disableRules('region')
  const { violations: found } = await axe.analyze()
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width} px`
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where}: ${id}, ${node.html.slice(0, 200)}\n${node.failureSummary}`),
  )
}

/** By how many pixels the page is wider than the window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
