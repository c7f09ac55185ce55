import { expect, test } from 'vitest'
import { permissions } from '#src/rest/permission.ts'
import { permissionsOf, roles } from '../roles.ts'
import { actionsIn, areas } from './role-permissions.ts'

test.each(roles)('the table has every permission of the %s, and no other', (role) => {
  const own = areas.filter((area) => area !== 'price-lists')
  const shown = own.flatMap((area) => actionsIn(role, area))
  expect(shown).toHaveLength(permissionsOf[role].length)
})

test('every permission is of an area of the table', () => {
  const known = new Set<string>(areas)
  expect(permissions.filter((one) => !known.has(one.split(':')[0]!))).toEqual([])
})

test('a role without a permission of an area does nothing there', () => {
  expect(actionsIn('viewer', 'leads')).toEqual([])
  expect(actionsIn('sales', 'leads')).toEqual(['view', 'edit'])
})

test('who views estimates views the published price lists', () => {
  expect(roles.map((role) => actionsIn(role, 'price-lists'))).toEqual([['view'], [], ['view'], []])
})

test('an email is sent again, not edited, and the trash is deleted permanently', () => {
  expect(actionsIn('admin', 'outbox')).toEqual(['view', 'send again'])
  expect(actionsIn('admin', 'trash')).toEqual(['allowed'])
})
