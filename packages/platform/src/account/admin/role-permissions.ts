import type { Permission } from '#src/rest/permission.ts'
import { permissionsOf, type Role } from '../roles.ts'

type PartsOf<P> = P extends `${infer Before}:${infer After}` ? [Before, After] : never
export type Area = PartsOf<Permission>[0]
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
  prices: 'Draft price lists',
  outbox: 'Outbox',
  'personal-data': 'Personal data',
  users: 'Users',
  audit: 'Audit log',
  claims: 'Claims and answers',
  settings: 'Settings',
  trash: 'Trash',
} as const satisfies Record<Area, string>

const actionNames = {
  read: 'view',
  write: 'edit',
  run: 'calculate',
  erase: 'erase',
  purge: 'empty',
} as const satisfies Record<Action, string>

/** Whether a text is one of the keys of an object. */
const isKeyOf = <T extends object>(names: T, key: string): key is string & keyof T => key in names

/** What a role may do with a part of the product, in words; nothing: an empty list. */
export const actionsIn = (role: Role, area: Area): string[] =>
  permissionsOf[role].flatMap((permission) => {
    const [of = '', action = ''] = permission.split(':')
    return of === area && isKeyOf(actionNames, action) ? [actionNames[action]] : []
  })

export const areas = Object.keys(areaNames).filter((key) => isKeyOf(areaNames, key))
