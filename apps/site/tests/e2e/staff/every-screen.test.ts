import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { roles, type Role } from '@repo/platform/account/roles.ts'
import { actions, screens as screenCommands } from '#src/backoffice/commands.ts'
import { navigation } from '#src/backoffice/navigation.ts'
import { router } from '#src/backoffice.tsx'
import { faultsOfSize, violations } from '../support/axe.ts'
import { walkByKeyboard } from '../support/focus-walk.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { leavesByTab } from './dialog-keys.ts'
import { overlayChecker } from './screen-overlays.ts'
import { expectedOf, guarded, own, refused, screens, type Seen } from './screen-permissions.ts'
import { screenWalker, storeForScreens, type Screen } from './staff-screens.ts'
import { accountOf, openBackoffice } from './staff-steps.ts'

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

/** Of a long list: they are drawn as those before them. */
const furtherRows = 'tbody tr:nth-child(n + 16), section > details:nth-of-type(n + 3)'

let addresses: Record<Screen, string>
/** What the first test finds. */
let administrators: Seen

async function openAs(role: Role): Promise<Page> {
  const page = await site.open()
  await openBackoffice(page, '', accountOf(site, role))
  return page
}

/** All of it in one walk: the way to a screen takes longer than a look at it. */
test(
  'every screen of the map passes axe, fits every width, is worked by keyboard with all that it opens, and shows what the roles lack',
  { timeout: 600_000 },
  async () => {
    expect(screens.toSorted()).toEqual(Object.keys(router.routesByPath).toSorted())
    addresses = await storeForScreens(await site.staff())
    const page = await openAs('admin')
    site.expectTrace(/^404 \/\S*\/unknown$/)
    await expectEntries(page, 'admin')
    const walk = screenWalker(page)
    const overlaysOf = overlayChecker(page)
    const faults: string[] = []
    const seen: Partial<Seen> = {}
    for (const screen of screens) {
      await walk(addresses[screen])
      seen[screen] = await seenByAdministrators(page, screen)
      faults.push(...(await keyboardFaults(page, screen)))
      if (screen === '/api') faults.push(...(await faultsOfFewCalls(page)))
      else faults.push(...(await faultsOfSize(page, undefined, furtherRows)))
      faults.push(...(await overlaysOf(screen)))
    }
    administrators = seen as Seen
    for (const address of variants) {
      await walk(address)
      faults.push(...(await faultsOfSize(page, [1440])))
    }
    faults.push(...(await shortcutFaults(page)))
    expect(faults).toEqual([])
  },
)

/** All names on a screen, once it is at rest; among them what is shown only to whom a permission is given. */
async function seenByAdministrators(page: Page, screen: Screen): Promise<string[]> {
  // A long list is drawn in two steps.
  let before = ''
  const isDrawn = async () => before === (before = String(await page.evaluate(namesOnScreen)))
  await expect.poll(isDrawn, { message: `${screen} at rest` }).toBe(true)
  let names: string[] = []
  const unseen = async () => {
    names = [...(await page.evaluate(namesOnScreen)), ...(await entriesOfMenu(page))].toSorted()
    return Object.values(guarded[screen]).filter((one) => !names.some((name) => one.test(name)))
  }
  await expect.poll(unseen, { message: `nobody sees at ${screen}` }).toEqual([])
  return names
}

/** All calls are 9,000 elements, and axe reads those too that it leaves out. */
async function faultsOfFewCalls(page: Page): Promise<string[]> {
  const tooWide = await faultsOfSize(page, [])
  await page.getByRole('searchbox', { name: 'Search calls' }).fill('category')
  await page.getByText(/^\d calls$/).waitFor()
  return [...tooWide, ...(await faultsOfSize(page))]
}

/** Whether everything that acts is reached by keyboard, shows its focus, and is in sight. */
async function keyboardFaults(page: Page, screen: Screen): Promise<string[]> {
  // The frame is the same around all of them.
  const within = screen === '/' ? 'body' : 'main'
  let found = await walkByKeyboard(page, within)
  // A part that is on its way may have come between.
  if (found.length > 0) found = await walkByKeyboard(page, within)
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

/** What can be done in the content of a screen, by name; numbers and days are data. */
function namesOnScreen(): string[] {
  const main = document.querySelector('main')!
  const title = main.querySelector('h1')!.textContent
  if (title === 'Not allowed') return [title]
  const controls = 'a[href], button, input, select, textarea, [contenteditable=true]'
  const names = [...main.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
    const isOff = control.matches(':disabled, [readonly]') || !control.checkVisibility()
    const [label] = 'labels' in control ? ((control.labels as NodeList | null) ?? []) : []
    const name = control.ariaLabel ?? label?.textContent ?? control.textContent
    return isOff || /^\d+$|\b\d{4}\b/.test(name) ? [] : name.trim()
  })
  return [...new Set(names)]
}

async function entriesOfMenu(page: Page): Promise<string[]> {
  const opener = page.getByRole('main').getByRole('button', { name: /^(Actions for|More actions)/ })
  if ((await opener.count()) === 0) return []
  await opener.first().click()
  const menu = page.getByRole('menu')
  await menu.waitFor()
  const entries = await menu.getByRole('menuitem').allTextContents()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'detached' })
  return entries.map((entry) => `entry: ${entry}`)
}

/** Where a role without permission to write sees a form of its own, or other controls; one of each kind. */
const looksOther: Screen[] = ['/', '/news', '/news/$id', '/library', '/library/$id', '/claims/$id']

test.each(roles.filter((role) => role !== 'admin'))(
  '%s: what the role may not do is absent on every screen, in the navigation and the palette',
  async (role) => {
    const page = await openAs(role)
    await expectEntries(page, role)
    const walk = screenWalker(page)
    for (const screen of screens) {
      await walk(addresses[screen])
      const message = `${role} at ${screen}`
      const [entriesShown, names] = partition(expectedOf(role, screen, administrators))
      const sorted = async () => (await page.evaluate(namesOnScreen)).toSorted()
      await expect.poll(sorted, { message, timeout: 20_000 }).toEqual(names)
      expect((await entriesOfMenu(page)).toSorted(), message).toEqual(entriesShown)
      // Viewers see the fewest controls.
      if (role === 'viewer' && looksOther.includes(screen))
        expect(await violations(page), message).toEqual([])
    }
    for (const type of ['news', 'documents', 'media'] as const) {
      if (own(role).includes(`${type}:write`)) continue
      await walk(`/${type}/new`)
      await expect.poll(() => page.evaluate(namesOnScreen)).toEqual(refused)
    }
    if (role !== 'viewer') return
    await walk(addresses['/news/$id'])
    const main = page.getByRole('main')
    await main.getByText('Read only').waitFor()
    expect(await main.getByText('required', { exact: true }).count()).toBe(0)
    expect(await main.locator('section:empty').filter({ visible: true }).count()).toBe(0)
  },
)

/** In the navigation and in the palette. */
async function expectEntries(page: Page, role: Role): Promise<void> {
  const links = page.getByRole('navigation', { name: 'Back office' }).getByRole('link')
  await expect.poll(async () => labelsIn(await links.allTextContents())).toEqual(labelsFor(role))
  await page.keyboard.press('Control+K')
  const palette = page.getByRole('dialog')
  const offered = [...commandsFor(role), 'Sign out']
  await expect.poll(() => palette.getByRole('option').allTextContents()).toEqual(offered)
  await page.keyboard.press('Escape')
  await palette.waitFor({ state: 'detached' })
}

const partition = (names: readonly string[]) =>
  [true, false].map((isEntry) => names.filter((name) => name.startsWith('entry: ') === isEntry))

const entries = navigation.flatMap((group) => group.entries)
const labelsIn = (texts: readonly string[]) =>
  entries.map(({ label }) => label).filter((label) => texts.some((text) => text.startsWith(label)))
const labelsFor = (role: Role) =>
  entries
    .filter(({ permission }) => !permission || own(role).includes(permission))
    .map(({ label }) => label)

/** What the palette goes to and does. */
const commandsFor = (role: Role) =>
  [...screenCommands, ...actions].flatMap(([permission, { label }]) =>
    permission === null || own(role).includes(permission) ? [label] : [],
  )
