import { permissionsOf, type Role } from '@repo/platform/account/roles.ts'
import { router } from '#src/backoffice.tsx'
import { permissions, type Permission } from '@repo/platform/rest/permission.ts'
import type { Screen } from './staff-screens.ts'

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
export const guarded: Record<Screen, Guarded> = {
  '/': {
    'news:read':
      /^(All news|All translation groups|Anchors|What |Where |Time |When placing |Sample )|: (published(, \d+ blocks? outdated)?|draft|missing)$/,
    'news:write': /^(New article|Compare: |List all |View: News: )|: missing$/,
    'leads:read': /^(All demo requests|Halle West)$/,
    'leads:write': /^Reply: /,
    'subscriptions:read': /^All subscriptions$/,
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
      /^(Replace|Save|More actions|Focal point|File name|Decorative|Mark as decorative|English|German|Spanish|French|Italian|Portuguese)|^entry: /,
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
    'calculator:write': /^(Save estimate|Language of the printed estimate)|^$/,
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

/** What is seen on each screen. */
export type Seen = Record<Screen, string[]>

/** Of the map of routes. */
export const screens = Object.keys(guarded) as Screen[]
export const refused = ['Not allowed']
export const own = (role: Role): readonly Permission[] => permissionsOf[role]

/** What a role sees: what an administrator does, without what it has no permission for. */
export function expectedOf(role: Role, screen: Screen, administrators: Seen): string[] {
  const lacking = permissions.filter((one) => !own(role).includes(one))
  const { permission } = router.routesByPath[screen].options.staticData ?? {}
  if (permission && lacking.includes(permission)) return refused
  const other = instead[screen]
  if (other?.as && lacking.includes(other.without))
    return expectedOf(role, other.as, administrators)
  const hidden = lacking.flatMap((one) => guarded[screen][one] ?? [])
  const shown = administrators[screen].filter((name) => !hidden.some((one) => one.test(name)))
  if (other?.shows && lacking.includes(other.without)) shown.push(other.shows)
  return shown.toSorted()
}
