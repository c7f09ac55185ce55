import { expect, test } from 'vitest'
import { countsOf, erasedSentence } from './sentences.ts'

test('what is stored is counted in words, what is not is left out', () => {
  expect(countsOf({ leads: [{}, {}], subscriptions: [], mails: [{}] })).toEqual([
    '2 demo requests',
    '1 email',
  ])
  expect(countsOf({ leads: [], subscriptions: [], mails: [] })).toEqual([])
})

test('what has been erased is said, and that nothing was stored', () => {
  expect(erasedSentence('a@b.example', { leads: 1, subscriptions: 1, mails: 3 })).toBe(
    'Data for a@b.example erased: 1 demo request, 1 subscription, 3 emails.',
  )
  expect(erasedSentence('a@b.example', { leads: 0, subscriptions: 0, mails: 0 })).toBe(
    'Nothing was stored for a@b.example.',
  )
})
