import { counted } from '@repo/platform/admin/queue.tsx'
import type { OutboxStatus } from '../contract.ts'

/** What leaves within this time waits for nothing. */
const usualMs = 15 * 60_000

/** What has not left and may still leave by itself; null while all is well. */
export function waitingSentence(
  { mailServer, waitingMails, oldestWaitingMail }: OutboxStatus,
  now: number,
  dateTime: (moment: string) => string,
): string | null {
  const wait = waitingMails === 1 ? '1 email is queued' : `${waitingMails} emails are queued`
  const isLate = oldestWaitingMail !== null && now - Date.parse(oldestWaitingMail) > usualMs
  const since = isLate ? `, the oldest since ${dateTime(oldestWaitingMail)}` : ''
  if (!mailServer)
    return `No mail server is configured, so ${waitingMails ? `${wait}${since}` : 'emails will be queued'}.`
  return isLate ? `${wait}${since}. See the outbox for the reason.` : null
}

/** What staff must know of what has not left; nothing while all is well. */
export function pendingSentences(
  status: OutboxStatus,
  now: number,
  dateTime: (moment: string) => string,
): string[] {
  const waiting = waitingSentence(status, now, dateTime)
  const { failed } = status
  const sentences = waiting === null ? [] : [waiting]
  if (failed) sentences.push(failedSentence(failed))
  return sentences
}

const failedSentence = (count: number) =>
  `${counted(count, 'email or event', 'emails and events')} could not be sent, and the site will not try again automatically.`
