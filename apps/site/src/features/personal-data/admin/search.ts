import { textIn } from '#src/admin/table/list-search.ts'
import { maxLength } from '#src/rest/lengths.ts'

/** The address whose data are shown. */
export function parsePersonalDataSearch(raw: Record<string, unknown>): { email?: string } {
  const email = textIn(raw['email'], maxLength.email)
  return email ? { email } : {}
}
