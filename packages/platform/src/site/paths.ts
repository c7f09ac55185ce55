import type { Lang } from '#src/i18n/locales.ts'

/** The address of a page in one language. */
export interface Alternate {
  lang: Lang
  path: string
}

/** The address of the page that is kept for when there is no connection. */
export const offlinePathOf = (lang: Lang): string => `/offline/${lang}`

/** `name` is the path below the language, '' for home. */
export function pathOf(lang: Lang, name = ''): string {
  return name ? `/${lang}/${name}` : `/${lang}`
}
