import { expect, test } from 'vitest'
import { pendingSentences } from './pending-sentences.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const say = (change: object) =>
  pendingSentences(
    { mailServer: true, waitingMails: 0, oldestWaitingMail: null, failed: 0, ...change },
    now,
    (moment) => moment.slice(11, 16),
  )

test('without a mail server the reason and the count are said', () => {
  const waiting = { waitingMails: 141, oldestWaitingMail: '2026-11-20T09:30:00Z' }
  expect(say({ mailServer: false, ...waiting })).toEqual([
    'No mail server is configured, so 141 emails are queued, the oldest since 09:30.',
  ])
  expect(say({ mailServer: false })).toEqual([
    'No mail server is configured, so emails will be queued.',
  ])
})

test('with one, mails that wait for long and those that failed are said, and else nothing', () => {
  const waiting = { waitingMails: 1, oldestWaitingMail: '2026-11-22T11:59:00Z' }
  expect(say({})).toEqual([])
  expect(say(waiting)).toEqual([])
  expect(say({ waitingMails: 1, oldestWaitingMail: '2026-11-22T09:00:00Z', failed: 2 })).toEqual([
    '1 email is queued, the oldest since 09:00. See the outbox for the reason.',
    '2 emails and events could not be sent, and the site will not try again automatically.',
  ])
  expect(say({ failed: 1 })).toEqual([
    '1 email or event could not be sent, and the site will not try again automatically.',
  ])
})
