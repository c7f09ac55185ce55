import { defaultLang, langs, type Lang } from '@repo/platform/i18n/locales.ts'

export interface CategoriesSearch {
  language?: Lang
}

/** Parses the URL's query; invalid values are dropped. */
export function parseCategoriesSearch(raw: Record<string, unknown>): CategoriesSearch {
  const language = langs.find((lang) => lang === raw['language'])
  return language && language !== defaultLang ? { language } : {}
}
