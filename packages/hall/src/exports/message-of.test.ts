import { expect, test } from 'vitest'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { messageOf } from './message-of.ts'

test('a message has the link of its plan only where the demo form takes both', () => {
  const summary = 'Hall 7'
  const longest = 'x'.repeat(maxLength.comments - summary.length - 1)
  expect(messageOf(summary, undefined)).toEqual({ text: summary, isWhole: true })
  const { text, isWhole } = messageOf(summary, longest)
  expect([text.length, isWhole]).toEqual([maxLength.comments, true])
  expect(messageOf(summary, `${longest}x`)).toEqual({ text: summary, isWhole: false })
})
