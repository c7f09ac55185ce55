import type { Payload } from './table.ts'

/** A parameter of a link whose value is long enough to be a secret. */
const secretInLink = /([?&#][\w-]+=)[\w.~%-]{16,}/g

/** A mail without the tokens of its links: they would let staff act as the recipient. */
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
