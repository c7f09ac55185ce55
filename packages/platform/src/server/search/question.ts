import type { Lang } from '#src/i18n/locales.ts'
import { foldText } from '#src/rest/clean-text.ts'
import { compounding, hasCompoundPart } from './compounds.ts'
import {
  conceptsOf,
  isNumber,
  partsOf,
  spellingsOf,
  type Concept,
  type Parts,
  type Word,
} from './concepts.ts'
import { functionWords } from './function-words.ts'
import { maxWords, tokenize } from './stems.ts'

/** How often a text has each word, and each stem. */
export interface Terms {
  words: ReadonlyMap<string, number>
  stems: ReadonlyMap<string, number>
}

/** What is asked for, with the parts of longer words that stand for it as well. */
interface Asked {
  concept: Concept
  parts: Parts
  /** As it was typed, folded. */
  words: readonly string[]
  /** A word such as "the", beside others that say more. */
  isMinor: boolean
}

/**
 * The words of a search, compared with texts in memory by the rules of the index: stems, synonyms, and
 * in a language of compounds the parts of words.
 */
export interface Question {
  language: Lang
  asked: readonly Asked[]
  /** The places of the concepts that a word stands for, with parts of words and without. */
  known: Record<'whole' | 'inside', Map<string, readonly number[]>>
}

/** Undefined if the text has no words. */
export function questionOf(language: Lang, text: string): Question | undefined {
  const typed = tokenize(text).slice(0, maxWords)
  if (!typed.length) return undefined
  const isMinorWord = (word: string) => functionWords[language].has(word)
  const hasOthers = !typed.map(foldText).every(isMinorWord)
  const asked = conceptsOf(language, typed).map((concept): Asked => {
    const words = (concept[0] ?? []).flatMap(([folded]) => folded ?? [])
    const parts = isNumber(concept) ? [] : (partsOf(concept) ?? [])
    return { concept, parts, words, isMinor: hasOthers && words.every(isMinorWord) }
  })
  return { language, asked, known: { whole: new Map(), inside: new Map() } }
}

export function termsOf(language: Lang, text: string): Terms {
  const words = new Map<string, number>()
  const stems = new Map<string, number>()
  for (const word of tokenize(text)) {
    const [folded = '', ...others] = spellingsOf(language, word)
    words.set(folded, (words.get(folded) ?? 0) + 1)
    for (const stem of new Set([folded, ...others])) stems.set(stem, (stems.get(stem) ?? 0) + 1)
  }
  return { words, stems }
}

/**
 * How often the terms have each concept of the question. In a language without compounds the parts of
 * words count only if `inside` is true.
 */
export function countConcepts(
  { language, asked }: Question,
  terms: Terms,
  inside = false,
): number[] {
  const withParts = inside || compounding.has(language)
  return asked.map(({ concept, parts }) => {
    const whole = mostOf(concept, (word) => countWord(terms, word))
    if (!withParts) return whole
    return Math.max(
      whole,
      mostOf(parts, (part) => countInside(language, terms, part)),
    )
  })
}

/** Whether the terms have each concept as it was typed: stemmers take different words for one. */
export const findTyped = ({ asked }: Question, { words }: Terms): boolean[] =>
  asked.map((one) => one.words.every((word) => words.has(word)))

/** Of each way to say it the rarest word counts, of several ways the most frequent. */
const mostOf = (ways: readonly (readonly Word[])[], count: (word: Word) => number): number =>
  Math.max(0, ...ways.map((way) => Math.min(...way.map(count))))

const countWord = ({ stems }: Terms, word: Word): number =>
  Math.max(0, ...word.map((spelling) => stems.get(spelling) ?? 0))

function countInside(language: Lang, { words }: Terms, part: Word): number {
  let count = 0
  for (const [word, times] of words) if (hasPart(language, word, part)) count += times
  return count
}

const hasPart = (language: Lang, term: string, part: Word): boolean =>
  part.some((one) => (compounding.has(language) ? hasCompoundPart(term, one) : term.includes(one)))

/**
 * The places of the concepts that a word stands for. Of a synonym of several words, none says as much by
 * itself.
 */
export function conceptsIn(question: Question, word: string, inside: boolean): readonly number[] {
  const known = question.known[inside ? 'inside' : 'whole']
  const before = known.get(word)
  if (before) return before
  const places = findConcepts(question, word, inside)
  known.set(word, places)
  return places
}

function findConcepts({ language, asked }: Question, text: string, inside: boolean): number[] {
  const word = text.normalize('NFKC').replaceAll('\u00ad', '').toLowerCase()
  const spellings = spellingsOf(language, word)
  const folded = foldText(word)
  const withParts = inside || compounding.has(language)
  return asked.flatMap(({ concept, parts, isMinor }, place) => {
    if (isMinor) return []
    const [own = [], ...synonyms] = concept
    const words = [...own, ...synonyms.flatMap((way) => (way.length === 1 ? way : []))]
    const isWord = words.some(
      (one) =>
        one.some((spelling) => spellings.includes(spelling)) && isInflected(folded, one[0] ?? ''),
    )
    const isLonger =
      withParts &&
      parts.some((way) => way.length === 1 && way.every((part) => hasPart(language, folded, part)))
    return isWord || isLonger ? [place] : []
  })
}

/** Stemmers take "sich" and "Sicherheit" for one word. */
const isInflected = (a: string, b: string): boolean => Math.abs(a.length - b.length) <= 4
