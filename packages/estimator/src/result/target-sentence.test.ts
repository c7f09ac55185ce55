import { expect, test } from 'vitest'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { termWordsFor } from '../explain/term-words.ts'
import { resultWords } from '#words/index.ts'
import { estimate } from '../model/estimate.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { RoiInput } from '../model/input.ts'
import { solveFor, type SolvableKey } from '../model/solve.ts'
import { targetSentence } from './target-sentence.ts'

function sentence(lang: Lang, key: SolvableKey, change: Partial<RoiInput> = {}, months = 12) {
  const site = estimate({ ...exampleA, ...change }, shippedPriceList)
  const naming = {
    lang,
    words: resultWords[lang],
    terms: termWordsFor(lang, shippedPriceList),
    countries: [['DE', 'Germany']] as const,
  }
  return targetSentence(
    site,
    solveFor(site.input, shippedPriceList, key, { targetMonths: months }),
    months,
    naming,
  )
}

test('a number that is too low: the sentence says the least that would do', () => {
  const slow = { shifts: 1, capacityUsed: 70 }
  expect(sentence('en', 'forklifts', slow)).toMatch(/^Number of forklifts: at least \d+\.$/)
  expect(sentence('en', 'area', slow)).toMatch(/^Total warehouse area: at most [\d,.]+\u00a0m²\.$/)
})

test('a number that suffices: the sentence says how far it may move', () => {
  expect(sentence('en', 'forklifts')).toMatch(
    /^Your current figure, 25, is enough; it can go down to \d+\.$/,
  )
  expect(sentence('de', 'area')).toMatch(
    /^Der aktuelle Wert \(15\.000\u00a0m²\) genügt\. Er darf bis auf [\d.,]+\u00a0m² steigen\.$/,
  )
})

test('where no value does, the sentence names the bounds', () => {
  expect(sentence('en', 'pallets', { capacityUsed: 20, accidents: 0 })).toBe(
    'This figure alone, from 0 to 1,000,000,000, falls short. Change another figure as well.',
  )
})

test('choices are listed by name', () => {
  const text = sentence('en', 'useCase', {}, 8.5)
  expect(text).toMatch(/^These options are enough: /)
  expect(text).toContain('Performance monitoring')
  expect(sentence('en', 'country', {}, 9)).toContain(' · ')
  expect(sentence('en', 'useCase')).toBe('With your other figures, every option is enough.')
  expect(sentence('en', 'useCase', {}, 1)).toBe(
    'This choice alone falls short. Change another figure as well.',
  )
})
