import type { LinkProps } from '@tanstack/react-router'
import type { SavedView } from '@repo/platform/account/views-contract.ts'
import type { PaletteEntry } from '@repo/platform/admin/palette/palette-entries.ts'
import { switchDensity } from '@repo/platform/admin/table/density.tsx'
import { navigation } from '#src/backoffice/navigation.ts'
import { ofEachType } from '#src/backoffice/content-types.ts'
import type { Permission } from '@repo/platform/rest/permission.ts'

/** Something of the palette, and who has it; null: every role. */
export type Command = readonly [Permission | null, PaletteEntry]

export interface QuickAction {
  permission: Permission
  label: string
  /** Other words that lead to it. */
  words: string
  link: LinkProps
}

/** What one begins most often: on the dashboard and in the palette. */
export const quickActions: readonly QuickAction[] = [
  {
    permission: 'news:write',
    label: 'New article',
    words: 'news post write create',
    link: { to: '/news/$id', params: { id: 'new' } },
  },
  {
    permission: 'calculator:run',
    label: 'New estimate',
    words: 'roi calculation calculator run create',
    link: { to: '/calculator/new' },
  },
  {
    permission: 'users:write',
    label: 'Invite user',
    words: 'colleague user account new create',
    link: { to: '/users', hash: 'invite' },
  },
]

/** Of the other types: what a new item is called, and by which words it is found besides. */
const newItems = [
  ['documents', 'New document', 'brochure datasheet case study create'],
  ['media', 'New media item', 'video webinar create'],
] as const

const goTo = (label: string, words: string, to: LinkProps): PaletteEntry => ({
  key: `go ${to.to}`,
  label,
  words,
  to,
})

/** Screens that the navigation leads to through others. */
const furtherScreens: readonly Command[] = [
  ['news:read', goTo('Categories', 'news rename merge tags', { to: '/news/categories' })],
  ...ofEachType(({ name, title }): Command => [
    `${name}:write`,
    goTo(`Trash: ${title}`, 'deleted restore', { to: `/${name}/trash` }),
  ]),
  [
    'prices:write',
    goTo('Draft price list', 'prices constants edit publish', { to: '/prices/draft' }),
  ],
  [
    'calculator:read',
    goTo('Compare estimates', 'calculator saved runs', { to: '/calculator/compare' }),
  ],
  [null, goTo('Roles and permissions', 'may rights users', { to: '/users/roles' })],
  [
    null,
    goTo(
      'Your account',
      'password two-step verification second factor language of dates and emails format sessions keyboard shortcuts',
      { to: '/account' },
    ),
  ],
]

export const screens: readonly Command[] = [
  ...navigation.flatMap(({ label: section = '', entries }) =>
    entries.map(({ to, label, permission, words = '' }): Command => [
      permission ?? null,
      goTo(label, `${section} ${words}`.trim(), { to }),
    ]),
  ),
  ...furtherScreens,
]

export const actions: readonly Command[] = [
  ...quickActions.map(({ permission, label, words, link }): Command => [
    permission,
    { key: `do ${label}`, label, words, to: link },
  ]),
  ...newItems.map(([name, label, words]): Command => [
    `${name}:write`,
    { key: `do ${label}`, label, words, to: { to: `/${name}/$id`, params: { id: 'new' } } },
  ]),
  [
    null,
    {
      key: 'density',
      label: 'Comfortable or compact rows',
      words: 'density lists row height dense roomy',
      run: switchDensity,
    },
  ],
]

/** The saved views of the lists among these screens. */
export const viewsOf = (
  views: readonly Pick<SavedView, 'id' | 'list' | 'name' | 'search'>[],
  open: readonly PaletteEntry[],
): PaletteEntry[] =>
  views.flatMap(({ id, list, name, search }) => {
    const screen = open.find(({ key }) => key === `go /${list}`)
    if (!screen || !('to' in screen)) return []
    const to: LinkProps = { ...screen.to, search }
    return [{ key: `view ${id}`, label: name, detail: screen.label, words: 'view', to }]
  })
