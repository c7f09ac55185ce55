import type { Browser, BrowserContextOptions, Page } from 'playwright-core'

interface Options extends BrowserContextOptions {
  /** Runs in the page before its own scripts. */
  watch?: () => void
}

/** The simulator with its tool and everything below it, which loads once a visitor scrolls there. */
export async function openSimulator(
  browser: Browser,
  { watch, ...options }: Options,
): Promise<Page> {
  const page = await browser.newPage(options)
  if (watch) await page.addInitScript(watch)
  await page.goto('/en/simulator')
  await page.locator('[data-start=planner]').click()
  await page.locator('[data-planner]').waitFor()
  await page.locator('[data-below]').scrollIntoViewIfNeeded()
  await page.locator('[data-exports]').waitFor()
  await page.waitForTimeout(2_000)
  return page
}

/** By the file that somebody chooses, as in "Open a plan". */
export const openPlan = (page: Page, text: string): Promise<void> =>
  page.locator('[data-export=file]').setInputFiles({
    name: 'plan.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  })
