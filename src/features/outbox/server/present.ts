import type { Payload } from '#src/server/outbox/table.ts'
import type { OutboxItem } from '../contract.ts'

/** The value of a parameter in a link, where it is long enough to be a secret. */
const secretInLink = /([?&#][\w-]+=)[\w.~%-]{16,}/g

/** A link in a mail can stand for its reader, so whoever looks after the outbox sees no key of it. */
export function presentContent(payload: Payload | null): OutboxItem['content'] {
  if (!payload || !('text' in payload)) return payload as OutboxItem['content']
  const masked = (text: string) => text.replace(secretInLink, '$1…')
  const { headers, ...mail } = payload
  const lines = Object.entries(headers ?? {}).map(([name, value]) => [name, masked(value)])
  return {
    ...mail,
    text: masked(mail.text),
    ...(headers && { headers: Object.fromEntries(lines) as Record<string, string> }),
  }
}
