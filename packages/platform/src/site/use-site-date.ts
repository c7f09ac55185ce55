import { formatDate } from '#src/i18n/format.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { useCompany } from './company.ts'

/** Writes the day of an instant as it is in the time zone of the site, whichever the server has. */
export function useSiteDate(lang: Lang): (iso: string) => string {
  const { timeZone } = useCompany()
  return (iso) => formatDate(lang, iso, timeZone)
}
