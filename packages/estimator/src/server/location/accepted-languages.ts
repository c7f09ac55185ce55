import { isCountry } from '@repo/platform/facts/countries.ts'
import { isLang, type Lang } from '@repo/platform/i18n/locales.ts'

/** The language tags of an Accept-Language header, by quality; invalid ones are skipped. */
function acceptedTags(header: string): Intl.Locale[] {
  return header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim())
      const q = parameters.find((parameter) => parameter.startsWith('q='))
      return { tag, wanted: q ? Number(q.slice(2)) || 0 : 1 }
    })
    .filter(({ wanted }) => wanted > 0)
    .toSorted((a, b) => b.wanted - a.wanted)
    .flatMap(({ tag }) => localeOfTag(tag))
}

function localeOfTag(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)]
  } catch {
    return []
  }
}

/** The first country that the header names. */
export const acceptedCountry = (header = ''): string | undefined =>
  acceptedTags(header).find(({ region = '' }) => isCountry(region))?.region

/** The first of our languages that the header names. */
export const acceptedLanguage = (header = ''): Lang | undefined =>
  acceptedTags(header)
    .map(({ language }) => language)
    .find(isLang)
