import { brand } from '#src/brand/brand.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { words } from './words.ts'

/** The Atom feed of a language's news. */
export const feedPathOf = (lang: Lang) => `/feed-${lang}.xml`
export const feedTitleOf = (lang: Lang) => `${brand.name} – ${words[lang].pages.news}`
