import type { Lang } from '#src/i18n/locales.ts'

/** As sentences in English name it: those of the back office. */
export const englishNameOf = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
  fr: 'French',
  it: 'Italian',
  pt: 'Portuguese',
} as const satisfies Record<Lang, string>
