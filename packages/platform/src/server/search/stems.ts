import { createRequire } from 'node:module'
import { setImmediate } from 'node:timers/promises'
import type * as snowball from 'snowball-stemmers'
import { cleanLine, foldText } from '#src/rest/clean-text.ts'
import type { Lang } from '#src/i18n/locales.ts'

const names: Record<Lang, string> = {
  en: 'english',
  de: 'german',
  es: 'spanish',
  fr: 'french',
  it: 'italian',
  pt: 'portuguese',
}
const require = createRequire(import.meta.url)
/** Loaded for the first search, or the first text that is indexed. */
const loadStemmers = () => require('snowball-stemmers') as typeof snowball

const stemmers = new Map<Lang, snowball.Stemmer>()

function stemmerOf(lang: Lang): snowball.Stemmer {
  const cached = stemmers.get(lang) ?? loadStemmers().newStemmer(names[lang])
  stemmers.set(lang, cached)
  return cached
}

/** Thousands, however they are grouped: 1,000 · 1.000 · 1’000 · 1 000. */
const grouped = /(?<![\p{L}\p{N}.,'’])\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?!\p{N})/gu

/** Of a longer search only the first words count. */
export const maxWords = 12

/** The words of a text as `wordsOf` has them; a number is one word, whether or not its thousands are grouped. */
export const tokenize = (text: string): string[] =>
  wordsOf(text.replace(grouped, (number) => number.replace(/\D/g, '')))

/**
 * The words of a text, in lower case, with their accents, which stemmers need; elided articles (l’, dell’)
 * taken off. A run of letters that is longer than any word is split: the time to stem it grows with the
 * square of its length.
 */
function wordsOf(text: string): string[] {
  const plain = cleanLine(text)
    .normalize('NFKC')
    .toLowerCase()
    // What is left of İ.
    .replaceAll('i\u0307', 'i')
    // An apostrophe that counts as a letter.
    .replaceAll('\u02bc', "'")
    .replace(
      /\b(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu|all|dall|dell|nell|sull|un|quest|quell)['’](?=\p{L})/gu,
      '',
    )
  return plain.match(/[\p{L}\p{N}]{1,64}/gu) ?? []
}

/** Portuguese plurals that change more than an ending: armazéns, imagens, eleições, pães. */
const singularOf = (word: string): string =>
  word
    .replace(/ns$/, 'm')
    .replace(/[õã]es$/, 'ão')
    .replace(/[oa]es$/, 'ao')

/** Few words make up most of any text, and stemming is most of the work of indexing. */
const cachedStems = new Map<string, readonly string[]>()
const maxCachedStems = 20_000

/**
 * Every spelling under which a word is indexed and asked for: stemmed with and without its accents,
 * German umlauts also as ae, oe, ue, Portuguese plurals as their singular.
 */
export function stemsOf(lang: Lang, word: string): readonly string[] {
  const key = `${lang} ${word}`
  const cached = cachedStems.get(key)
  if (cached) return cached
  const stems = computeStems(lang, word)
  if (cachedStems.size >= maxCachedStems) cachedStems.clear()
  if (word.length <= 64) cachedStems.set(key, stems)
  return stems
}

function computeStems(lang: Lang, word: string): string[] {
  const spellings = new Set([word, foldText(word)])
  if (lang === 'de')
    spellings.add(word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue'))
  if (lang === 'pt') for (const spelling of spellings) spellings.add(singularOf(spelling))
  const stemmer = stemmerOf(lang)
  return [...new Set([...spellings].map((spelling) => foldText(stemmer.stem(spelling))))]
}

/** PostgreSQL holds less than a mebibyte of terms and their places for one text. */
const maxBytes = 1_000_000
const bytesOfPlace = 8

/** Of one tick of the event loop: a text of very many words takes seconds in all. */
const maxMs = 5

/** What the index holds for a text: each word folded and in every stemmed spelling. */
export async function indexText(lang: Lang, text: string): Promise<string> {
  const terms = new Set<string>()
  let bytes = 0
  let begun = performance.now()
  for (const word of new Set([...wordsOf(text), ...tokenize(text)])) {
    if (performance.now() - begun > maxMs) {
      await setImmediate()
      begun = performance.now()
    }
    for (const term of [foldText(word), ...stemsOf(lang, word)]) {
      if (terms.has(term)) continue
      bytes += Buffer.byteLength(term) + bytesOfPlace
      if (bytes > maxBytes) return [...terms].join(' ')
      terms.add(term)
    }
  }
  return [...terms].join(' ')
}
