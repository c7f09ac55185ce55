import { countryNames } from '@repo/platform/facts/countries.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { useCases } from '../fields.ts'
import type { RequestDemoData } from '../site/data.ts'

interface Visit {
  lang: Lang
  query: Readonly<Record<string, string>>
}

/** A page that asks for demos of its use case links to the form with it chosen. */
export async function loadRequestDemo({ lang, query }: Visit) {
  const useCase = useCases.find((one) => one === query.usecase)
  const data: RequestDemoData = {
    countries: countryNames(localeOf[lang]),
    ...(useCase && { useCase }),
  }
  return { data, cacheable: query.usecase === undefined || useCase !== undefined }
}
