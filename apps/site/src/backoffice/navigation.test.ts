import { expect, test } from 'vitest'
import { permissionsOf, roles } from '@repo/platform/account/roles.ts'
import { navigation } from '#src/backoffice/navigation.ts'
import { router } from '#src/backoffice.tsx'
import type { Permission } from '@repo/platform/rest/permission.ts'

const entries = navigation.flatMap((group) => group.entries)
const permissions = new Map<string, Permission | undefined>(
  Object.entries(router.routesByPath).map(([path, { options }]) => [
    path,
    options.staticData?.permission,
  ]),
)

test('an entry of the navigation asks for the permission of its page', () => {
  for (const { to = '', permission } of entries)
    expect([to, permission]).toEqual([to, permissions.get(to)])
})

test.each(roles)('%s finds in the navigation what the role may open, and nothing else', (role) => {
  const own: readonly Permission[] = permissionsOf[role]
  const may = (permission: Permission | undefined) => !permission || own.includes(permission)
  const shown = entries.filter(({ permission }) => may(permission)).map(({ to }) => to)
  const open = [...permissions].filter(([, permission]) => may(permission)).map(([path]) => path)
  expect(open).toEqual(expect.arrayContaining(shown))
  expect(shown).toContain('/')
  for (const path of ['/users', '/personal-data'] as const)
    expect([path, shown.includes(path)]).toEqual([path, role === 'admin'])
})
