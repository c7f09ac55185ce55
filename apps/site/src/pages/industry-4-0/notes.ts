import type { SourceKey } from '@repo/platform/facts/sources.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'

const shared = ['pickingTravel', 'fleetSize', 'acatech', 'wp249'] as const

/** The sources in the order in which the texts mark them; each country has its own law of work. */
export const notesOf: Readonly<Record<Lang, readonly SourceKey[]>> = {
  en: shared,
  de: [...shared, 'germanyWorks'],
  es: [...shared, 'spainWork'],
  fr: [...shared, 'franceWork'],
  it: [...shared, 'italyWork'],
  pt: [...shared, 'portugalWork'],
}
