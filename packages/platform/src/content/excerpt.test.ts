import { expect, test } from 'vitest'
import { wholeSentences, excerpt, paragraphEnd } from './excerpt.ts'

const cut = (text: string) => excerpt(text, { least: 20, most: 60, atMost: 90 })

const filler = 'Further sentences follow here, and there are many more of them to come.'

test.each([
  ['whole, where it is short', 'Anchors hang high', 'Anchors hang high'],
  [
    'at the last sentence',
    `It is short. The second one fits. ${filler}`,
    'It is short. The second one fits.',
  ],
  [
    'at the end of a longer sentence',
    `Of a first sentence that is longer than sixty characters nothing is lost. ${filler}`,
    'Of a first sentence that is longer than sixty characters nothing is lost.',
  ],
  [
    'at a question, an exclamation and after the mark that closes a quotation',
    `Wie groß ist „genau genug“? Er sagte: „Eine Halle hat Ecken.“ ${filler}`,
    'Wie groß ist „genau genug“?',
  ],
  [
    'after a French quotation',
    `Le résultat conduit à un « non ». Il faut le dire. ${filler}`,
    'Le résultat conduit à un « non ». Il faut le dire.',
  ],
  [
    'not after a short form',
    `Gemäß Art. Eins und Nr. Vier sowie Dr. Muster gilt die Regel. ${filler}`,
    'Gemäß Art. Eins und Nr. Vier sowie Dr. Muster gilt die Regel.',
  ],
  [
    'after a unit of one letter',
    `Die Reichweite beträgt 50\u00a0m. Überall ${filler}`,
    'Die Reichweite beträgt 50\u00a0m.',
  ],
  [
    'not at a point in a number',
    `Light travels 0.2998 m in one nanosecond of time. ${filler}`,
    'Light travels 0.2998 m in one nanosecond of time.',
  ],
  [
    'at the end of a paragraph',
    `Trucks, pallets and tools${paragraphEnd} ${filler}${filler}`,
    'Trucks, pallets and tools',
  ],
])('a text is cut %s', (_, text, expected) => {
  expect(cut(text)).toBe(expected)
})

test('without a sentence of that length, at a clause, and it says so', () => {
  const clause =
    'where nothing ends and everything goes on and on without a stop to catch one’s breath'
  expect(cut(`A tag sends, an anchor hears: the gateway knows, ${clause}`)).toBe(
    'A tag sends, an anchor hears\u00a0…',
  )
  expect(cut(`The gateway takes what it hears (tags, anchors), ${clause}`)).toBe(
    'The gateway takes what it hears (tags, anchors)\u00a0…',
  )
  expect(cut('word '.repeat(40))).toBe(`${'word '.repeat(12).trim()}\u00a0…`)
})

test('within the longest that is allowed', () => {
  for (const text of [
    'word '.repeat(40),
    'word, '.repeat(40),
    'Word. '.repeat(40),
    'x'.repeat(300),
  ])
    expect(cut(text).length).toBeLessThanOrEqual(92)
})

test('whole sentences are never cut, after a short form neither', () => {
  const text = 'Anchors see 65 m. The range (approx. 65 m) is that of the antenna. Racks matter.'
  expect(wholeSentences(text, 300)).toBe(text)
  expect(wholeSentences(text, 75)).toBe(
    'Anchors see 65 m. The range (approx. 65 m) is that of the antenna.',
  )
  expect(wholeSentences(text, 60)).toBe('Anchors see 65 m.')
  expect(wholeSentences(text, 10)).toBe('')
})
