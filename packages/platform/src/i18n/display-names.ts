import { localeOf, type Lang } from './locales.ts'

const made = new Map<string, Intl.DisplayNames>()

/**
 * Names of countries ('region', ISO 3166-1 alpha-2) or of languages, in a language. Made when they are first
 * asked for: the first takes ten milliseconds, which the start of a server would wait for.
 */
export function displayNames(lang: Lang, type: 'region' | 'language'): Intl.DisplayNames {
  const key = `${lang} ${type}`
  const names = made.get(key) ?? new Intl.DisplayNames(localeOf[lang], { type })
  made.set(key, names)
  return names
}
