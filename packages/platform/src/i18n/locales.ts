export const langs = ['en', 'de', 'es', 'fr', 'it', 'pt'] as const
export type Lang = (typeof langs)[number]

export const defaultLang: Lang = 'en'

export const localeOf = {
  en: 'en-GB',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  it: 'it-IT',
  pt: 'pt-PT',
} as const satisfies Record<Lang, string>

/** Each language's name for itself, as the language switch shows it. */
export const nameOf = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
} as const satisfies Record<Lang, string>

export function isLang(text: unknown): text is Lang {
  return langs.some((lang) => lang === text)
}

/** The locales in which the back office may write dates; Romanian is a date option only. */
export const dateLocales = [...Object.values(localeOf), 'ro-RO'] as const
export type DateLocale = (typeof dateLocales)[number]

/** What each language has, made from its key. */
export const byLang = <T>(of: (lang: Lang) => T): Record<Lang, T> => ({
  en: of('en'),
  de: of('de'),
  es: of('es'),
  fr: of('fr'),
  it: of('it'),
  pt: of('pt'),
})
