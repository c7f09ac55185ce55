import type { Payload } from './table.ts'

/** The value of a parameter in a link, where it is long enough to be a secret. */
const secretInLink = /([?&#][\w-]+=)[\w.~%-]{16,}/g

/** A link in a mail can stand for its reader, so whoever else reads the mail sees no key of it. */
export function maskSecrets(payload: Payload | null): Payload | null {
  if (!payload || !('text' in payload)) return payload
  const hide = (text: string) => text.replace(secretInLink, '$1…')
  const { headers, ...mail } = payload
  const lines = Object.entries(headers ?? {}).map(([name, value]): [string, string] => [
    name,
    hide(value),
  ])
  return {
    ...mail,
    text: hide(mail.text),
    ...(headers && { headers: Object.fromEntries(lines) }),
  }
}
