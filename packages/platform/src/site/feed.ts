import { brand } from '#src/brand/brand.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { siteWords as words } from '#words/index.ts'

/** The Atom feed of a language's news. */
export const feedPathOf = (lang: Lang) => `/feed-${lang}.xml`
/** The same as a JSON Feed. */
export const jsonFeedPathOf = (lang: Lang) => `/feed-${lang}.json`
export const feedTitleOf = (lang: Lang) => `${brand.name} – ${words[lang].pages.news}`
