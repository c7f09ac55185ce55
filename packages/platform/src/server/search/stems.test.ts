import { expect, test } from 'vitest'
import { turnsDuring } from '#testing/turns.ts'
import { indexText } from './stems.ts'

const letters = (n: number) =>
  [...n.toString(26).padStart(5, '0')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('')

test('a text of very many words is indexed in turns between which others run', async () => {
  const words = Array.from({ length: 20_000 }, (_, n) => letters(n * 101))
  const { turns, result } = await turnsDuring(() => indexText('de', words.join(' ')))
  const terms = new Set(result.split(' '))
  expect(turns).toBeGreaterThan(3)
  expect(words.every((word) => terms.has(word))).toBe(true)
})
