import { expect, test } from 'vitest'
import { countWords } from './word-count.ts'

test('words are counted in every language of the site, dashes are not', () => {
  expect(countWords('Größe – à l’entrepôt, 3.4-6.5 GHz').words).toBe(5)
  expect(countWords('')).toEqual({ words: 0, minutes: 0 })
})

test('reading time is rounded up to minutes', () => {
  expect(countWords('wort '.repeat(221)).minutes).toBe(2)
})
