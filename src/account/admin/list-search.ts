import { roles, type Role } from '../roles.ts'

const textIn = (value: unknown, longest: number) =>
  typeof value === 'string' ? value.trim().slice(0, longest) : ''

/** The view of the accounts, as its address carries it. */
export interface UsersSearch {
  search?: string
  role?: Role
}

export function parseUsersSearch(raw: Record<string, unknown>): UsersSearch {
  const search = textIn(raw['search'], 100)
  const role = roles.find((one) => one === raw['role'])
  return { ...(search && { search }), ...(role && { role }) }
}

export interface AuditSearch {
  search?: string
  /** Id of an account. */
  account?: string
}

export function parseAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const search = textIn(raw['search'], 100)
  const account = textIn(raw['account'], 64)
  return { ...(search && { search }), ...(account && { account }) }
}
