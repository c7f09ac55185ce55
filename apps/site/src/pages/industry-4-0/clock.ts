import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'

const start = Date.UTC(2026, 0, 1, 21, 40)

/** The time of day, as on a shift sheet. */
export const clock = (lang: Lang, seconds: number): string =>
  new Intl.DateTimeFormat(localeOf[lang], {
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(start + seconds * 1000)
