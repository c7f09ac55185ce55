import type { Lang } from '@repo/platform/i18n/locales.ts'
import { cleanLine } from '@repo/platform/rest/clean-text.ts'

/**
 * The thousands separator besides spaces and apostrophes; Portuguese officially has spaces, in
 * practice points.
 */
const groupOf: Record<Lang, ',' | '.' | undefined> = {
  en: ',',
  de: '.',
  es: '.',
  fr: undefined,
  it: '.',
  pt: '.',
}

const longest = 40

/**
 * Parses a number in the notation of a language, with or without a unit of `units`. Returns
 * undefined if the text is no number or is ambiguous.
 *
 * Some signs mean the same in every language. Spaces and apostrophes group; of comma and point, the
 * later one is the decimal sign; a sign that occurs twice groups. A sign is a decimal sign if it
 * follows 0 or is not before exactly three digits.
 *
 * "15.000" and "15,000" remain. With the grouping sign of the language, the text means fifteen
 * thousand. With the other sign it is ambiguous, since the writer may be used to another language.
 * Asking again is better than an error by a factor of 1,000, and users enter no thousandths here.
 */
export function parseNumber(
  lang: Lang,
  text: string,
  units: readonly string[] = [],
): number | undefined {
  const line = cleanLine(text)
  if (line.length > longest) return undefined
  const number = withoutUnit(line, units)
  const isNegative = /^[-−]/.test(number)
  const plain = withoutGroups(lang, isNegative ? number.slice(1) : number)
  if (plain === undefined || !/^(\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  return Number(isNegative ? `-${plain}` : plain) + 0
}

/** Removes the unit behind the number; `money`: a currency sign behind or before the number. */
function withoutUnit(text: string, units: readonly string[]): string {
  if (units.includes('money')) return text.replace(/^\p{Sc}\s?(?=\S)|(?<=\S)\s?\p{Sc}$/u, '')
  const unit = units.find((one) => text.toLowerCase().endsWith(one))
  return unit ? text.slice(0, -unit.length).trimEnd() : text
}

/** Returns the text without thousands separators and with a point as decimal sign. */
function withoutGroups(lang: Lang, text: string): string | undefined {
  const spaced = /^([1-9]\d{0,2}(?:([\s'’])\d{3})(?:\2\d{3})*)([.,]\d*)?$/u.exec(text)
  if (spaced) {
    const [, whole = '', , fraction = ''] = spaced
    return whole.replace(/\D/g, '') + fraction.replace(',', '.')
  }
  const grouped = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)((?!\2)[.,]\d*)?$/.exec(text)
  if (!grouped) return text.replace(',', '.')
  const [, whole = '', separator = '', fraction] = grouped
  const isCertain = fraction !== undefined || whole.split(separator).length > 2
  if (!isCertain && separator !== groupOf[lang]) return undefined
  return whole.replaceAll(separator, '') + (fraction ?? '').replace(',', '.')
}
