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
 * Reads a number as people of a language type it, with a unit of `units` or without; undefined if it is none, or could be two.
 *
 * Where the text itself shows what is meant, it counts in every language: spaces and apostrophes
 * group; of comma and point the later one is the decimal sign; one that comes twice groups; one that
 * is not before exactly three digits, or after 0, is the decimal sign. That leaves "15.000" and
 * "15,000": with the sign that the language groups with they are fifteen thousand. With the other
 * one they could be fifteen or, from somebody who is used to another language, fifteen thousand:
 * being wrong by a factor of 1,000 is worse than asking again, and nobody enters thousandths here.
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

/** Without a unit behind the number; `money`: a sign of a currency, behind it or before. */
function withoutUnit(text: string, units: readonly string[]): string {
  if (units.includes('money')) return text.replace(/^\p{Sc}\s?(?=\S)|(?<=\S)\s?\p{Sc}$/u, '')
  const unit = units.find((one) => text.toLowerCase().endsWith(one))
  return unit ? text.slice(0, -unit.length).trimEnd() : text
}

/** The text without thousands separators and with a point as decimal sign. */
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
