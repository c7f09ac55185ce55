import { localeOf, type Lang } from '#src/i18n/locales.ts'

/** € or, where the language has no sign for it, the code. */
export function currencySign(lang: Lang, currency: string): string {
  const parts = new Intl.NumberFormat(localeOf[lang], {
    style: 'currency',
    currency,
  }).formatToParts(0)
  return parts.find(({ type }) => type === 'currency')?.value ?? currency
}
