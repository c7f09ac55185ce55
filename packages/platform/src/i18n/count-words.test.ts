import { expect, test } from 'vitest'
import { fillCounts } from './count-words.ts'
import { langs } from './locales.ts'

test('a count is written as a word, with a capital where a sentence begins with it', () => {
  const text = '{needed} answers are enough. {others} more help; {needed} or {others}.'
  expect(fillCounts('en', text, { needed: 4, others: 6 })).toBe(
    'Four answers are enough. Six more help; four or six.',
  )
  expect(fillCounts('pt', 'Bastam {needed} respostas.', { needed: 3 })).toBe(
    'Bastam três respostas.',
  )
})

test('counts without a word are written in digits', () => {
  expect(fillCounts('de', '{a}, {b} und {c}', { a: 2, b: 12, c: 13 })).toBe('2, zwölf und 13')
})

test('each language has ten words of its own', () => {
  for (const lang of langs) {
    const words = Array.from({ length: 10 }, (_, n) => fillCounts(lang, 'x {n}', { n: n + 3 }))
    expect(new Set(words).size, lang).toBe(10)
    for (const word of words) expect(word).toMatch(/^x \p{L}+$/u)
  }
})

test('a placeholder that is no count stays', () => {
  expect(fillCounts('en', '{price} for {n}', { n: 5 })).toBe('{price} for five')
})
