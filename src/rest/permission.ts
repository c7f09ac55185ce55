/** What a signed-in account may do; roles are lists of these (`account/roles.ts`). */
export const permissions = [
  'news:read',
  'news:write',
  'leads:read',
  'leads:write',
  'subscriptions:read',
] as const
export type Permission = (typeof permissions)[number]
