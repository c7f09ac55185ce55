import { countryNames } from '#src/facts/countries.ts'
import { localeOf, type Lang } from '#src/i18n/locales.ts'
import type { RequestDemoData } from '../site/data.ts'

export async function loadRequestDemo({ lang }: { lang: Lang }) {
  const data: RequestDemoData = { countries: countryNames(localeOf[lang]) }
  return { data }
}
