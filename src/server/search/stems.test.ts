import { expect, test } from 'vitest'
import { indexText } from './stems.ts'

const letters = (n: number) =>
  [...n.toString(26).padStart(5, '0')]
    .map((digit) => String.fromCharCode(97 + Number.parseInt(digit, 26)))
    .join('')

test('a text of very many words is indexed in turns between which others run', async () => {
  const words = Array.from({ length: 20_000 }, (_, n) => letters(n * 101))
  let turns = 0
  let over = false
  const others = () => {
    turns += 1
    if (!over) setImmediate(others)
  }
  setImmediate(others)
  const terms = new Set((await indexText('de', words.join(' '))).split(' '))
  over = true
  expect(turns).toBeGreaterThan(3)
  expect(words.every((word) => terms.has(word))).toBe(true)
})
