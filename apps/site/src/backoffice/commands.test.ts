import { expect, test } from 'vitest'
import { permissionsOf, roles } from '@repo/platform/account/roles.ts'
import { actions, quickActions, screens, viewsOf, type Command } from '#src/backoffice/commands.ts'
import { ofEachType } from '#src/backoffice/content-types.ts'
import { navigation } from '#src/backoffice/navigation.ts'
import { router } from '#src/backoffice.tsx'
import { contentTypeNames } from '@repo/platform/content/content-type-names.ts'
import type { Permission } from '@repo/platform/rest/permission.ts'

const offered = (commands: readonly Command[], role: (typeof roles)[number]) => {
  const own: readonly Permission[] = permissionsOf[role]
  return commands.flatMap(([permission, entry]) =>
    permission === null || own.includes(permission) ? [entry] : [],
  )
}
const linkOf = (entry: Command[1]) => ('to' in entry ? entry.to : undefined)

test('every content type is among those that the back office treats alike', () => {
  expect(ofEachType(({ name }) => name)).toEqual(contentTypeNames)
})

test.each(roles)('%s goes from the palette to every screen that the role may open', (role) => {
  const own: readonly Permission[] = permissionsOf[role]
  const found = offered(screens, role).map((entry) => linkOf(entry)?.to)
  const open = Object.entries(router.routesByPath).flatMap(([path, { options }]) => {
    const permission = options.staticData?.permission
    const isListed = !path.includes('$') && path !== '/calculator/new'
    return isListed && (!permission || own.includes(permission)) ? [path] : []
  })
  expect(new Set(found)).toEqual(new Set(open))
})

test.each(roles)('%s finds in the palette what the dashboard offers to begin', (role) => {
  const own: readonly Permission[] = permissionsOf[role]
  const links = offered(actions, role).map(linkOf)
  for (const { permission, link } of quickActions)
    expect([link, links.includes(link)]).toEqual([link, own.includes(permission)])
})

test.each(roles)('%s begins an item of each type that the role may write', (role) => {
  const own: readonly Permission[] = permissionsOf[role]
  const begun = offered(actions, role).flatMap((entry) => {
    const link = linkOf(entry)
    return link?.to?.endsWith('/$id') ? [link.to.split('/')[1]] : []
  })
  expect(begun).toEqual(contentTypeNames.filter((name) => own.includes(`${name}:write`)))
})

test('the palette changes how high rows are, and names every entry of the navigation as it does', () => {
  expect(actions.map(([, { label }]) => label)).toContain('Comfortable or compact rows')
  const labels = screens.map(([, { label }]) => label)
  for (const { label } of navigation.flatMap(({ entries }) => entries))
    expect(labels).toContain(label)
})

test('a saved view leads to its list as it was searched, where the role may open the list', () => {
  const saved = { id: 'v1', list: 'news', name: 'German drafts', search: { state: 'draft' } }
  const views = [saved, { ...saved, id: 'v2', list: 'gone' }]
  expect(viewsOf(views, offered(screens, 'editor'))).toMatchObject([
    { label: 'German drafts', detail: 'News', to: { to: '/news', search: { state: 'draft' } } },
  ])
  expect(viewsOf(views, offered(screens, 'sales'))).toEqual([])
})

test('no two entries share a key', () => {
  const keys = [...screens, ...actions].map(([, { key }]) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
