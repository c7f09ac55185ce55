import type { Lang } from '#src/i18n/locales.ts'
import { words as siteWords } from '#src/site/words.ts'

/** What editors call the category whose items a page of the site lists, besides the page's name. */
const categoryNames = {
  events: ['events', 'Events'],
  press: ['press', 'Press', 'Presse', 'Prensa', 'Stampa', 'Imprensa'],
} as const

export const categoriesOf = (page: keyof typeof categoryNames, language: Lang): string[] => [
  ...new Set([...categoryNames[page], siteWords[language].pages[page]]),
]
