import type { Lang } from '@repo/platform/i18n/locales.ts'

/** The country for which a page is rendered where nobody has chosen one. */
export const countryOf = {
  en: 'GB',
  de: 'DE',
  es: 'ES',
  fr: 'FR',
  it: 'IT',
  pt: 'PT',
} as const satisfies Record<Lang, string>
