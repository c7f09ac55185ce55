import type { Lang } from './locales.ts'

/** In the browser: the language of the page, whose `lang` names a country too. */
export const pageLang = () => document.documentElement.lang.slice(0, 2) as Lang
