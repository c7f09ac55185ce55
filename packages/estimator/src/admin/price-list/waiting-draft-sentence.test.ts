import { expect, test } from 'vitest'
import { waitingDraftSentence } from './waiting-draft-sentence.ts'

const say = (change: object) =>
  waitingDraftSentence(
    { base: 2, updatedAt: '2026-11-22T09:30:00Z', updatedBy: null, ...change },
    (moment) => moment.slice(11, 16),
  )

test('a draft that waits is named with its time and with whose it is, and none is not', () => {
  const ada = { id: 'a', name: 'Ada' }
  expect(say({ updatedBy: ada })).toBe('Version 3, saved 09:30 by Ada.')
  expect(say({})).toBe('Version 3, saved 09:30.')
  expect(say({ updatedAt: null })).toBeNull()
})
