import type { Lang } from '#src/i18n/locales.ts'

interface Style {
  /** Before and behind words. */
  double: readonly [string, string]
  single: readonly [string, string]
  dash: '–' | '—'
}

const apostrophe = '’'

/** The house style of the six languages. */
const styles: Readonly<Record<Lang, Style>> = {
  en: { double: ['“', '”'], single: ['‘', '’'], dash: '–' },
  de: { double: ['„', '“'], single: ['‚', '‘'], dash: '–' },
  es: { double: ['«', '»'], single: ['‘', '’'], dash: '—' },
  fr: { double: ['«\u202f', '\u202f»'], single: [apostrophe, apostrophe], dash: '–' },
  it: { double: ['«', '»'], single: [apostrophe, apostrophe], dash: '–' },
  pt: { double: ['«', '»'], single: ['‘', '’'], dash: '–' },
}

/** Characters before a quotation mark that opens. */
const opening = /(?:^|[\s([{–—/«„“‚‘])$/

interface Typed {
  text: string
  /** Characters before the cursor that it stands for as well. */
  replaced: number
}

/** What a character becomes behind the text before it in its paragraph; null: what was typed. */
export function typographic(before: string, typed: string, lang: Lang): Typed | null {
  const style = styles[lang]
  if (isAddress(before)) return null
  if (typed === '"') {
    const isElided = (lang === 'fr' || lang === 'it') && before.endsWith(apostrophe)
    const isOpening = opening.test(before) || isElided
    return { text: style.double[isOpening ? 0 : 1], replaced: 0 }
  }
  if (typed === "'") return { text: singleQuote(before, style), replaced: 0 }
  // At the beginning of a paragraph three make a rule.
  if (typed === '-' && /(?:[^-]|^ )-$/.test(before)) return { text: style.dash, replaced: 1 }
  if (typed === '.' && /(?:[^.]|^)\.\.$/.test(before)) return { text: '…', replaced: 2 }
  if (typed === ')') return symbol(before)
  if (/\d/.test(typed)) return times(before, typed)
  return null
}

const symbols: Readonly<Record<string, string>> = { c: '©', r: '®', tm: '™' }

/** In a text that counts (a), (b), (c) a letter in brackets is a letter. */
function symbol(before: string): Typed | null {
  const [, name = ''] = /\((c|r|tm)$/i.exec(before) ?? []
  const text = symbols[name.toLowerCase()]
  return text && !/\([ab]\)/i.test(before) ? { text, replaced: name.length + 1 } : null
}

/** `12 x 8`, `12x8` and `12 m x 8 m`, but no hexadecimal number. */
function times(before: string, typed: string): Typed | null {
  const [, rest] =
    /(?:\d(?:[ \u00a0\u202f]?(?:[mck]?m|ft|in))? x|(?!(?<!\d)0x)\dx)( ?)$/.exec(before) ?? []
  return rest === undefined ? null : { text: `×${rest}${typed}`, replaced: 1 + rest.length }
}

function singleQuote(before: string, { single: [open, close] }: Style): string {
  if (opening.test(before)) return open
  // In German an apostrophe and the end of a quotation differ.
  const isOpen = before.lastIndexOf(open) > before.lastIndexOf(close)
  return open !== close && isOpen ? close : apostrophe
}

/** Whether the word that is being typed is an address. */
const isAddress = (before: string): boolean =>
  /(?:[a-z][a-z\d+.-]*:\/\/|www\.|mailto:|@|\/)\S*$/i.test(/\S*$/.exec(before)?.[0] ?? '')
