import { expect, test } from 'vitest'
import { presenceMessage } from './presence-message.ts'

const present = (name: string, since: string, isOwn = false) => ({
  name,
  since,
  isOwn,
  secondsLeft: 40,
})
const anna = present('Anna Keller', '10:03')
const tom = present('Tom Berg', '10:05')
const own = present('Me', '09:58', true)
const message = (...all: (typeof anna)[]) => presenceMessage(all, 'article', (time) => time)

test('the message names colleagues with their start times, and the own account as another window', () => {
  expect(message()).toBe('')
  expect(message(anna)).toBe('Anna Keller (since 10:03) is editing this article.')
  expect(message(anna, tom)).toBe(
    'Anna Keller (since 10:03) and Tom Berg (since 10:05) are editing this article.',
  )
  expect(message(own)).toBe('You have this article open in another window (since 09:58).')
  expect(message(tom, own)).toBe(
    'Tom Berg (since 10:05) is editing this article. You have this article open in another window (since 09:58).',
  )
})
