import type { Lang } from './locales.ts'

/** Between a label and its value, for texts that code joins: French has a no-break space before it. */
export const colon = (lang: Lang): string => (lang === 'fr' ? '\u00a0: ' : ': ')

/** Between the parts of a list that code joins: French has a narrow no-break space before it. */
export const semicolon = (lang: Lang): string => (lang === 'fr' ? '\u202f; ' : '; ')
