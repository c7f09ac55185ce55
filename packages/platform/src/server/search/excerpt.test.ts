import { expect, test } from 'vitest'
import type { Lang } from '#src/i18n/locales.ts'
import { excerptOf, markFound, type Piece } from './excerpt.ts'
import { countConcepts, questionOf, termsOf } from './question.ts'

const shown = (pieces: readonly Piece[] | undefined) =>
  pieces?.map(({ text, isFound }) => (isFound ? `[${text}]` : text)).join('')
const marked = (lang: Lang, asked: string, text: string) =>
  shown(markFound(questionOf(lang, asked)!, text))
const excerpt = (asked: string, ...blocks: string[]) =>
  shown(excerptOf(questionOf('en', asked)!, blocks))

test.each<[Lang, string, string, string]>([
  ['en', 'forklift', 'Forklifts and people', '[Forklifts] and people'],
  ['en', 'works council', 'The employee representatives', 'The employee representatives'],
  ['de', 'Ortung', 'Staplerortung hat Verantwortung', '[Staplerortung] hat Verantwortung'],
  ['de', 'Stapler', 'Gabel\u00adstapler', '[Gabel\u00adstapler]'],
  ['de', 'Sicherheit', 'sich: Sicherheit', 'sich: [Sicherheit]'],
  ['de', 'Kuehllager', 'Kühllager', '[Kühllager]'],
  ['fr', 'protection des données', 'des données', 'des [données]'],
  ['fr', 'entrepôt', 'l’entrepôt', 'l’[entrepôt]'],
  ['en', 'itionin', 'A positioning system', 'A [positioning] system'],
  ['en', 'the', 'In the hall', 'In [the] hall'],
])('%s: “%s” in “%s”', (lang, asked, text, expected) => {
  expect(marked(lang, asked, text)).toBe(expected)
})

test('an excerpt is the sentence with most of the words, not a label', () => {
  expect(
    excerpt(
      'anchor height',
      'Anchor height',
      'Racks hide tags. Mount each anchor at a height of six metres or more, above the racks. That is all there is to say about the matter in this place.',
    ),
  ).toBe(
    'Racks hide tags. Mount each [anchor] at a [height] of six metres or more, above the racks. That is all there is to say about the matter in this place.',
  )
  expect(excerpt('anchor', 'Nothing of it')).toBeUndefined()
})

test('an abbreviation before a no-break space ends no sentence', () => {
  const law = `The trace of a forklift is personal data by Art.\u00a04 GDPR, ${'as said '.repeat(20)}here.`
  expect(excerpt('trace', law, 'Else')).toMatch(/^The \[trace\] .* by Art\.\u00a04 GDPR/)
})

test('a long sentence is cut around what was found, between words', () => {
  const text = `${'word '.repeat(60)}anchor ${'more '.repeat(60)}`.trim()
  const cut = excerpt('anchor', text)!
  expect(cut).toMatch(/^… word .* \[anchor\] more .* more …$/)
  expect(cut.length).toBeLessThan(260)
})

test('concepts are counted by their rarest word, in any way to say them', () => {
  const count = (lang: Lang, asked: string, text: string, inside?: boolean) =>
    countConcepts(questionOf(lang, asked)!, termsOf(lang, text), inside)
  expect(count('en', 'forklift zones', 'Two forklifts, a lift truck, one zone')).toEqual([1, 1])
  expect(count('en', 'ositioning', 'positioning')).toEqual([0])
  expect(count('en', 'ositioning', 'positioning', true)).toEqual([1])
  expect(count('de', 'Ortung', 'Staplerortung, Verantwortung')).toEqual([1])
  expect(questionOf('en', ' …?! ')).toBeUndefined()
})
