import { searchParser, textIn } from '#src/admin/table/list-search.ts'
import { roles } from '../roles.ts'

export const parseUsersSearch = searchParser({ role: roles })

const parseSearch = searchParser({})

interface AuditSearch {
  search?: string
  /** Id of an account. */
  account?: string
}

export function parseAuditSearch(raw: Record<string, unknown>): AuditSearch {
  const account = textIn(raw['account'], 64)
  return { ...parseSearch(raw), ...(account && { account }) }
}
