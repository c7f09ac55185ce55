import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { permissionsOf, roles, type Role } from '@repo/platform/account/roles.ts'
import { api } from '#src/api.ts'
import { actions, screens as screenCommands } from '#src/backoffice/commands.ts'
import { navigation } from '#src/backoffice/navigation.ts'
import { router } from '#src/backoffice.tsx'
import type { Endpoint } from '@repo/platform/rest/endpoint.ts'
import { permissions, type Permission } from '@repo/platform/rest/permission.ts'
import { violations } from '../support/axe.ts'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { screenWalker, storeForScreens, type Screen } from './staff-screens.ts'
import { accountOf, openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

type Guarded = Partial<Record<Permission, RegExp>>

const item = (write: Permission): Guarded => ({
  [write]:
    /^(Preview|Publish|Hide|Show|Save|Schedule|More actions|Title|Text|Description|Headline for search engines|Author|Use the first paragraph|Language|Type|Permalink|Remove |Categories|Choose|Change|Upload|URL|Add date|Claims in|Link translation|Publish on|Hide on|Delete |Paragraph style)|: create |^entry: |^$|^(Bold|Italic|Strikethrough|Code|Subscript|Superscript|Link|Bullet list|Numbered list|Image|Table|Video|Divider|Undo|Redo|Find in the text)$/,
})
const list = (write: Permission): Guarded => ({
  [write]: /^(Trash|New |Select |Actions for )|: missing$|^entry: /,
})
const claim =
  /^(Save|Condition|Method|Date|Owner|Choose… \(Source file\)|Upload…|English|German|Spanish|French|Italian|Portuguese)/

/**
 * What is shown only to whom a permission is given, beside the screen itself; who may open a screen
 * sees everything else on it that an administrator sees.
 */
const guarded: Record<Screen, Guarded> = {
  '/': {
    'news:read':
      /^(All news|Anchors|What |Where |Time |Placing |Sample )|: (published(, \d+ blocks? outdated)?|draft|missing)$/,
    'news:write': /^(New article|Compare: |List all |View: News: )|: missing$/,
    'leads:read': /^(All demo requests|Halle West)$/,
    'leads:write': /^Reply: /,
    'prices:write': /^Open: Draft price list/,
    'settings:write': /^Add details: /,
    'users:write': /^Invite user$/,
    'outbox:read': /^View: (?!News: )/,
  },
  '/account': {},
  '/news': list('news:write'),
  '/news/trash': { 'trash:purge': /permanently/ },
  '/news/categories': { 'news:write': /^Actions for |^entry: / },
  '/news/$id': item('news:write'),
  '/documents': list('documents:write'),
  '/documents/trash': { 'trash:purge': /permanently/ },
  '/documents/$id': item('documents:write'),
  '/media': list('media:write'),
  '/media/trash': { 'trash:purge': /permanently/ },
  '/media/$id': item('media:write'),
  '/library': { 'library:write': /^(Upload|Select )/ },
  '/library/$id': {
    'library:write':
      /^(Replace|Save|More actions|Focal point|File name|Decorative|English|German|Spanish|French|Italian|Portuguese)|^entry: /,
  },
  '/languages': { 'news:write': /: missing$/ },
  '/leads': {},
  '/leads/$id': {
    'outbox:read': /^(Demo request from Halle West|Your demo request)$/,
    'personal-data:read': /^More actions$|^entry: Find personal data/,
  },
  '/calculator': {},
  '/calculator/new': {
    'calculator:read': /^Estimates$/,
    'calculator:write': /^(Save estimate|Language of the sheet)|^$/,
  },
  '/calculator/compare': {},
  '/calculator/$id': {},
  '/prices': { 'prices:write': /^Edit price list$|^Create draft/ },
  '/prices/draft': {},
  '/subscriptions': {},
  '/subscriptions/$id': { 'personal-data:read': /^More actions$|^entry: Find personal data/ },
  '/outbox': {},
  '/outbox/$id': {},
  '/users': {},
  '/users/roles': { 'users:read': /^Users$/ },
  '/users/$id': {},
  '/audit': {},
  '/personal-data': {},
  '/settings': {},
  '/claims': {},
  '/claims/$id': { 'claims:write': claim, 'audit:read': /^View changes in the audit log$/ },
  '/api': {},
}

/** A role without the permission sees another screen, or a link of its own, in this place. */
const instead: Partial<Record<Screen, { without: Permission; as?: Screen; shows?: string }>> = {
  '/calculator': { without: 'calculator:read', as: '/calculator/new' },
  '/users/roles': { without: 'users:read', shows: 'Account' },
}

type Seen = Record<Screen, string[]>

const screens = Object.keys(guarded) as Screen[]
const permissionOf = (screen: Screen): Permission | undefined =>
  router.routesByPath[screen].options.staticData?.permission
const lacks = (role: Role) => permissions.filter((one) => !own(role).includes(one))
const own = (role: Role): readonly Permission[] => permissionsOf[role]
const refused = ['Not allowed']

let addresses: Record<Screen, string>
/** What the first test finds. */
let administrators: Seen

async function openAs(role: Role): Promise<Page> {
  const page = await site.open()
  await openBackoffice(page, '', accountOf(site, role))
  return page
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

/** What a role sees: what an administrator does, without what it has no permission for. */
function expectedOf(role: Role, screen: Screen): string[] {
  const lacking = lacks(role)
  const permission = permissionOf(screen)
  if (permission && lacking.includes(permission)) return refused
  const other = instead[screen]
  if (other?.as && lacking.includes(other.without)) return expectedOf(role, other.as)
  const hidden = lacking.flatMap((one) => guarded[screen][one] ?? [])
  const shown = administrators[screen].filter((name) => !hidden.some((one) => one.test(name)))
  if (other?.shows && lacking.includes(other.without)) shown.push(other.shows)
  return shown.toSorted()
}

test('the table has a row for every screen of the map, and nothing that nobody sees', async () => {
  expect(screens.toSorted()).toEqual(Object.keys(router.routesByPath).toSorted())
  addresses = await storeForScreens(await site.staff())
  const page = await openAs('admin')
  await expectEntries(page, 'admin')
  const walk = screenWalker(page)
  const seen: Partial<Seen> = {}
  for (const screen of screens) {
    await walk(addresses[screen])
    const patterns = Object.values(guarded[screen])
    // A long list is drawn in two steps.
    let before = ''
    const isDrawn = async () => before === (before = String(await page.evaluate(namesOnScreen)))
    await expect.poll(isDrawn, { message: `${screen} at rest` }).toBe(true)
    const unseen = async () => {
      const names = [...(await page.evaluate(namesOnScreen)), ...(await entriesOfMenu(page))]
      seen[screen] = names.toSorted()
      return patterns.filter((pattern) => !names.some((name) => pattern.test(name)))
    }
    await expect.poll(unseen, { message: `nobody sees at ${screen}` }).toEqual([])
  }
  administrators = seen as Seen
  await page.context().close()
})

test.each(roles.filter((role) => role !== 'admin'))(
  '%s: what the role may not do is absent on every screen, in the navigation and the palette, and the calls refuse it',
  async (role) => {
    const page = await openAs(role)
    await expectEntries(page, role)
    const walk = screenWalker(page)
    for (const screen of screens) {
      await walk(addresses[screen])
      const message = `${role} at ${screen}`
      const [entriesShown, names] = partition(expectedOf(role, screen))
      const sorted = async () => (await page.evaluate(namesOnScreen)).toSorted()
      await expect.poll(sorted, { message, timeout: 20_000 }).toEqual(names)
      expect((await entriesOfMenu(page)).toSorted(), message).toEqual(entriesShown)
      // Other tests run axe on an administrator's screens. Viewers see the fewest controls.
      const isOwn =
        role === 'viewer' && String(names) !== String(partition(administrators[screen])[1])
      if (isOwn && String(names) !== String(refused))
        expect(await violations(page), message).toEqual([])
    }
    for (const type of ['news', 'documents', 'media'] as const) {
      if (own(role).includes(`${type}:write`)) continue
      await walk(`/${type}/new`)
      await expect.poll(() => page.evaluate(namesOnScreen)).toEqual(refused)
    }
    if (own(role).includes('news:read') && !own(role).includes('news:write')) {
      await walk(addresses['/news/$id'])
      const main = page.getByRole('main')
      await main.getByText('Read only').waitFor()
      expect(await main.getByText('required', { exact: true }).count()).toBe(0)
      expect(await main.locator('section:empty').filter({ visible: true }).count()).toBe(0)
    }
    expect(await allowedCalls(page, role)).toEqual([])
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

/** The calls that are not refused to the session of a page, of those that the role has no permission for. */
async function allowedCalls(page: Page, role: Role): Promise<string[]> {
  const lacking = lacks(role)
  const { url: origin } = site.server()
  const answers = Object.values(api)
    .flatMap((calls): Endpoint[] => Object.values<Endpoint>(calls))
    .filter(({ permission }) => lacking.some((one) => one === permission))
    .map(async ({ method, path }) => {
      const options = { method, headers: { origin }, failOnStatusCode: false }
      const answer = await page.request.fetch(path.replaceAll(/:\w+/g, 'unknown'), options)
      return answer.status() === 403 ? [] : `${answer.status()} ${method} ${path}`
    })
  return (await Promise.all(answers)).flat()
}
