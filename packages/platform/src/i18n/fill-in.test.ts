import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

test('every occurrence of a placeholder is filled in', () => {
  expect(fillIn('{low} to {high}, at most {high}', { low: 4.9, high: '16.9' })).toBe(
    '4.9 to 16.9, at most 16.9',
  )
})

test('a name without a value stays, and a value is never read as a placeholder or a pattern', () => {
  expect(fillIn('{a} {b} {toString}', { a: '{b} $& $1' })).toBe('{b} $& $1 {b} {toString}')
})
