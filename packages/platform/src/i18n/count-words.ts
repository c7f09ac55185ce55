import { countsWords } from '#words/index.ts'
import { formatNumber } from './format.ts'
import type { Lang } from './locales.ts'

/** From three to twelve as a word, else in digits: below three, some languages bend the word. */
function countWord(lang: Lang, count: number): string {
  const words: Readonly<Record<string, string>> = countsWords[lang]
  return words[count] ?? formatNumber(lang, count)
}

const withCapital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Fills in counts as words, with a capital at the beginning of a sentence. */
export const fillCounts = (
  lang: Lang,
  text: string,
  counts: Readonly<Record<string, number>>,
): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string, at: number) => {
    const count = counts[name]
    if (count === undefined) return placeholder
    const word = countWord(lang, count)
    return /(?:^|[.!?]\s)$/.test(text.slice(0, at)) ? withCapital(word) : word
  })
