import { expect, test } from 'vitest'
import { ageText, agoText } from './age.ts'

const hour = 3_600_000

test.each([
  [-5_000, '0 min'],
  [59_000, '0 min'],
  [60_000, '1 min'],
  [3 * hour, '3 h'],
  [47 * hour, '1 day'],
  [29 * 24 * hour, '29 days'],
  [61 * 24 * hour, '2 months'],
  [800 * 24 * hour, '2 years'],
])('%i ms are %s', (ms, text) => {
  expect(ageText(ms)).toBe(text)
})

test.each([
  [-5_000, 'just now'],
  [59_000, 'just now'],
  [60_000, '1 min ago'],
  [47 * hour, '1 day ago'],
])('%i ms back is %s', (ms, text) => {
  expect(agoText(ms)).toBe(text)
})
