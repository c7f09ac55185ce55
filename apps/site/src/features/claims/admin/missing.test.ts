import { expect, test } from 'vitest'
import { missingText, stateOf } from './missing.ts'

const all = ['condition', 'method', 'date', 'owner', 'note'] as const

test.each([
  ['impacts', [], undefined],
  ['impacts', all, 'Needs documentation'],
  ['impacts', ['method', 'note'] as const, 'Needs documentation: method, note for visitors'],
  ['tag.weight', ['date', 'owner', 'note'] as const, 'Not yet answered'],
  ['tag.weight', ['owner'] as const, 'Needs documentation: owner'],
] as const)('%s without %j is said as %j', (id, missing, text) =>
  expect(missingText({ id, missing: [...missing] })).toBe(text),
)

test('an answer is finished when readers see it, a claim when it is documented', () => {
  expect(stateOf({ id: 'tag.weight', missing: ['owner'] })).toMatchObject({ label: 'Answered' })
  expect(stateOf({ id: 'tag.weight', missing: ['note'] })).toMatchObject({ label: 'To do' })
  expect(stateOf({ id: 'impacts', missing: ['owner'] })).toMatchObject({ label: 'To do' })
  expect(stateOf({ id: 'impacts', missing: [] })).toMatchObject({ label: 'Documented' })
})
