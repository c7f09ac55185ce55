import { expect, test } from 'vitest'
import { nextAttempt } from './next-attempt.ts'

const waiting = { kind: 'mail', state: 'waiting', runAt: '2026-11-22T09:30:00Z' } as const
const say = (entry: Partial<Parameters<typeof nextAttempt>[0]>, mailServer?: boolean) =>
  nextAttempt({ ...waiting, ...entry }, mailServer, (moment) => moment.slice(11, 16))

test('a mail is promised no time while there is no mail server', () => {
  expect(say({}, false)).toBe('once a mail server is configured')
  expect(say({}, true)).toBe('from 09:30')
  expect(say({})).toBe('…')
})

test('a webhook needs no mail server, and what failed is not tried again by itself', () => {
  expect(say({ kind: 'webhook' }, false)).toBe('from 09:30')
  expect(say({ state: 'failed' }, false)).toBe('none scheduled')
})
