import { textIn } from '@repo/platform/admin/table/list-search.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'

/** The address whose data are shown. */
export function parsePersonalDataSearch(raw: Record<string, unknown>): { email?: string } {
  const email = textIn(raw['email'], maxLength.email)
  return email ? { email } : {}
}
