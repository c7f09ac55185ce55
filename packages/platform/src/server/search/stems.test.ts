import { expect, test } from 'vitest'
import { ticksDuring } from '#testing/event-loop-ticks.ts'
import { indexText } from './stems.ts'

const letters = (n: number) =>
  [...n.toString(26).padStart(5, '0')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('')

test('a text of very many words is indexed in ticks between which others run', async () => {
  const words = Array.from({ length: 20_000 }, (_, n) => letters(n * 101))
  const { ticks, result } = await ticksDuring(() => indexText('de', words.join(' ')))
  const terms = new Set(result.split(' '))
  expect(ticks).toBeGreaterThan(3)
  expect(words.every((word) => terms.has(word))).toBe(true)
})
