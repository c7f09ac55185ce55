import type { Lang } from '#src/i18n/locales.ts'
import { foldText } from '#src/rest/clean-text.ts'
import { stemsOf, tokenize } from './stems.ts'
import { synonyms } from './synonyms.ts'

/** A word in each of its spellings. */
export type Word = readonly string[]
/** What is asked for, in any of the ways to say it: each is words that must all be there. */
export type Concept = readonly (readonly Word[])[]
/** Of words that have one of these inside. */
export type Part = readonly string[]
/** In any of the ways to say it: each is parts that must all be there. */
export type Parts = readonly (readonly Part[])[]

/** A word as the index has it: folded, and in every stemmed spelling. */
export const spellingsOf = (language: Lang, word: string): Word => [
  ...new Set([foldText(word), ...stemsOf(language, word)]),
]

interface Phrase {
  words: readonly Word[]
  group: Concept
}

const known = new Map<Lang, readonly Phrase[]>()

/** The longest first. */
function phrasesOf(language: Lang): readonly Phrase[] {
  const before = known.get(language)
  if (before) return before
  const phrases = synonyms[language].flatMap((group) => {
    const all = group.map((text) => tokenize(text).map((word) => spellingsOf(language, word)))
    return all.map((words) => ({ words, group: all }))
  })
  const sorted = phrases.toSorted((a, b) => b.words.length - a.words.length)
  known.set(language, sorted)
  return sorted
}

const isSame = (a: Word, b: Word | undefined) => b?.some((spelling) => a.includes(spelling))

/** The words of a question, each with its synonyms, of which some are several words. */
export function conceptsOf(language: Lang, words: readonly string[]): Concept[] {
  const spelled = words.map((word) => spellingsOf(language, word))
  const concepts: Concept[] = []
  for (let at = 0; at < spelled.length;) {
    const phrase = phrasesOf(language).find((one) =>
      one.words.every((word, n) => isSame(word, spelled[at + n])),
    )
    const length = phrase?.words.length ?? 1
    concepts.push([spelled.slice(at, at + length), ...(phrase?.group ?? [])])
    at += length
  }
  return concepts
}

/** Shorter ones stand inside words that have nothing to do with them: "Funk" in "Funktion". */
const leastOfPart = 5

/**
 * What to look for inside longer words in place of what is asked for, and of its synonyms: of each word the
 * shortest spellings that are long enough. Undefined where there is nothing.
 */
export function partsOf(concept: Concept): Parts | undefined {
  const ways = concept.flatMap((words) => {
    const parts = words.map((word) => {
      const long = word.filter(({ length }) => length >= leastOfPart)
      return long.filter((term) => !long.some((other) => other !== term && term.includes(other)))
    })
    return parts.every(({ length }) => length) ? [parts] : []
  })
  return ways.length ? ways : undefined
}

/** 1000 is no part of 21000. */
export const isNumber = ([asked = []]: Concept): boolean =>
  asked.flat().every((term) => /^\d+$/.test(term))
