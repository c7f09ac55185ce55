import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOfSize, violations } from '../support/axe.ts'
import { walkByKeyboard } from '../support/focus-walk.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { leavesByTab } from './dialog-keys.ts'
import { overlayChecker } from './screen-overlays.ts'
import { screenWalker, storeForScreens } from './staff-screens.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

/** Other states of screens of the map. */
const variants = [
  '/news?search=xyzzy',
  '/news/new',
  '/news/unknown',
  '/documents/new',
  '/media/new',
  '/library?look=list&type=document',
  '/library?search=xyzzy',
  '/calculator/compare',
  '/nothing',
]

/** All of it in one walk: the way to a screen takes longer than a look at it. */
test(
  'every screen passes axe, fits every width, and is worked by keyboard with all that it opens',
  { timeout: 600_000 },
  async () => {
    const screens = await storeForScreens(await site.staff())
    const page = await site.open()
    site.expectTrace(/^404 \/\S*\/unknown$/)
    const walk = screenWalker(page)
    await openBackoffice(page)
    const overlaysOf = overlayChecker(page)
    const faults: string[] = []
    for (const [screen, address] of Object.entries(screens)) {
      await walk(address)
      faults.push(...(await faultsOfSize(page)), ...(await keyboardFaults(page, screen)))
      faults.push(...(await overlaysOf(screen)))
    }
    for (const address of variants) {
      await walk(address)
      faults.push(...(await faultsOfSize(page, [1440])))
    }
    faults.push(...(await shortcutFaults(page)))
    expect(faults).toEqual([])
  },
)

/** Whether everything that acts is reached by keyboard, shows its focus, and is in sight. */
async function keyboardFaults(page: Page, screen: string): Promise<string[]> {
  let found = await walkByKeyboard(page)
  // A part that is on its way may have come between.
  if (found.length > 0) found = await walkByKeyboard(page)
  return found.map((fault) => `${screen}: ${fault}`)
}

async function shortcutFaults(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  const faults = await violations(page, { overlay: true })
  if (await leavesByTab(page)) faults.push('Keys: the Tab key leaves it')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return faults
}
