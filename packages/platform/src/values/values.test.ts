import { expect, test } from 'vitest'
import { inTurn } from '#src/values/in-turn.ts'
import { messageOf } from '#src/values/message-of.ts'
import { quantile } from '#src/values/quantile.ts'
import { required } from '#src/values/required.ts'

test('a required value is answered, and a missing one is named', () => {
  expect(required(0, 'count')).toBe(0)
  expect(required('', 'text')).toBe('')
  expect(() => required(undefined, 'The path of the store')).toThrow(
    'The path of the store is missing',
  )
  expect(() => required(null, 'row')).toThrow('row is missing')
})

test('a list begins again after its last item', () => {
  expect([0, 1, 2, 3].map((n) => inTurn(['a', 'b', 'c'], n))).toEqual(['a', 'b', 'c', 'a'])
  expect(() => inTurn([], 0)).toThrow('missing')
})

test('a quantile is a value of the list', () => {
  const values = [40, 10, 30, 20]
  expect([0, 0.25, 0.5, 0.95, 1].map((share) => quantile(values, share))).toEqual([
    10, 10, 20, 40, 40,
  ])
  expect(quantile([], 0.5)).toBeNaN()
})

test('whatever is thrown has a message', () => {
  expect(messageOf(new Error('no space'))).toBe('no space')
  expect(messageOf('no space')).toBe('no space')
})
