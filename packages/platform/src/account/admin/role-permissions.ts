import type { Permission } from '#src/rest/permission.ts'
import { permissionsOf, type Role } from '../roles.ts'

type PartsOf<P> = P extends `${infer Before}:${infer After}` ? [Before, After] : never
type Area = PartsOf<Permission>[0]
/** Published price lists have no permission of their own: that to view estimates includes them. */
type Row = Area | 'price-lists'
type Action = PartsOf<Permission>[1]

/** A permission for something new does not compile without its words. */
export const areaNames = {
  news: 'News',
  documents: 'Documents',
  media: 'Media',
  library: 'Library',
  leads: 'Demo requests',
  subscriptions: 'Subscriptions',
  calculator: 'Estimates',
  'price-lists': 'Price lists',
  prices: 'Draft price lists',
  outbox: 'Outbox',
  'personal-data': 'Personal data',
  users: 'Users',
  audit: 'Audit log',
  claims: 'Claims and answers',
  settings: 'Settings',
  trash: 'Permanent deletion',
} as const satisfies Record<Row, string>

const actionNames = {
  read: 'view',
  write: 'edit',
  run: 'calculate',
  erase: 'erase',
  purge: 'allowed',
} as const satisfies Record<Action, string>

/** Emails and events cannot be edited. */
const actionInOutbox = { ...actionNames, write: 'send again' } as const

/** Whether a text is one of the keys of an object. */
const isKeyOf = <T extends object>(names: T, key: string): key is string & keyof T => key in names

/** What a role may do with a part of the product, in words; nothing: an empty list. */
export function actionsIn(role: Role, row: Row): string[] {
  const held: readonly Permission[] = permissionsOf[role]
  if (row === 'price-lists') return held.includes('calculator:read') ? [actionNames.read] : []
  const names = row === 'outbox' ? actionInOutbox : actionNames
  return held.flatMap((permission) => {
    const [area = '', action = ''] = permission.split(':')
    return area === row && isKeyOf(names, action) ? [names[action]] : []
  })
}

export const areas = Object.keys(areaNames).filter((key) => isKeyOf(areaNames, key))
