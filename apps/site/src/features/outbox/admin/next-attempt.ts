import type { OutboxItem } from '../contract.ts'

/** When what has not left is tried again. */
export function nextAttempt(
  { kind, state, runAt }: Pick<OutboxItem, 'kind' | 'state' | 'runAt'>,
  /** Whether one is set up; undefined while that is not known. */
  mailServer: boolean | undefined,
  dateTime: (moment: string) => string,
): string {
  if (state !== 'waiting') return 'none scheduled'
  if (kind !== 'mail' || mailServer) return `from ${dateTime(runAt)}`
  return mailServer === undefined ? '…' : 'once a mail server is configured'
}
