import type { OutboxStatus } from '../contract.ts'

/** What leaves within this time waits for nothing. */
const usualMs = 15 * 60_000

/** What staff must know of what has not left; nothing while all is well. */
export function pendingSentences(
  { mailServer, waitingMails, oldestWaitingMail, failed }: OutboxStatus,
  now: number,
  dateTime: (moment: string) => string,
): string[] {
  const wait = waitingMails === 1 ? '1 mail waits' : `${waitingMails} mails wait`
  const isLate = oldestWaitingMail !== null && now - Date.parse(oldestWaitingMail) > usualMs
  const since = isLate ? `, the oldest since ${dateTime(oldestWaitingMail)}` : ''
  const sentences: string[] = []
  if (!mailServer)
    sentences.push(
      `No mail server is set up (SMTP_URL): ${waitingMails ? `${wait}${since}` : 'mails will wait'}.`,
    )
  else if (isLate) sentences.push(`${wait}${since}: the outbox shows the reason.`)
  if (failed)
    sentences.push(
      `${failed} could not be sent and ${failed === 1 ? 'is' : 'are'} not sent again automatically.`,
    )
  return sentences
}
