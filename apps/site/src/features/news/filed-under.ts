import type { Lang } from '@repo/platform/i18n/locales.ts'

type Page = 'events' | 'press'

/** What editors call the category whose items a page of the site lists, in any language. */
const anywhere: Readonly<Record<Page, readonly string[]>> = {
  events: ['events', 'Events'],
  press: ['press', 'Press', 'Presse', 'Prensa', 'Stampa', 'Imprensa'],
}

/** The names of the pages themselves, as the menu of each language has them. */
const pageNames: Readonly<Record<Lang, Readonly<Record<Page, string>>>> = {
  en: { events: 'Events', press: 'Press room' },
  de: { events: 'Veranstaltungen', press: 'Pressebereich' },
  es: { events: 'Eventos', press: 'Sala de prensa' },
  fr: { events: 'Événements', press: 'Espace presse' },
  it: { events: 'Eventi', press: 'Sala stampa' },
  pt: { events: 'Eventos', press: 'Sala de imprensa' },
}

export const categoriesOf = (page: Page, language: Lang): string[] => [
  ...new Set([...anywhere[page], pageNames[language][page]]),
]

export const isFiledUnder = (page: Page, language: Lang, categories: readonly string[]): boolean =>
  categoriesOf(page, language).some((name) => categories.includes(name))
