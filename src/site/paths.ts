import type { Lang } from '#src/i18n/locales.ts'

/** `name` is the path below the language, '' for home. */
export function pathOf(lang: Lang, name = ''): string {
  return name ? `/${lang}/${name}` : `/${lang}`
}
