import { localeOf, type Lang } from './locales.ts'

/** 20 November 2026, in the page's language. `iso` is UTC. */
export function formatDate(lang: Lang, iso: string): string {
  return new Intl.DateTimeFormat(localeOf[lang], { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(iso),
  )
}

export function formatNumber(lang: Lang, value: number, digits = 0): string {
  return new Intl.NumberFormat(localeOf[lang], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(value)
}

/** `share` is a fraction: 0.2 is 20 %. */
export function formatPercent(lang: Lang, share: number): string {
  return new Intl.NumberFormat(localeOf[lang], { style: 'percent' }).format(share)
}
