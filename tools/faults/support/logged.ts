import type { Attacked } from './attacked.ts'
import type { Row } from './row.ts'
import { never } from './row.ts'

const address = /[\w.+-]+@[\w-]+\.[\w.-]+/

/** The log of an attacked server: one entry a line, without secrets and addresses of people. */
export function logged(server: Attacked, secrets: readonly string[]): Row[] {
  const lines = server
    .log()
    .split('\n')
    .filter(Boolean)
    .filter((line) => !isAnnouncement(line))
  const broken = lines.filter((line) => !isEntry(line))
  const telling = lines.filter(
    (line) => address.test(line) || secrets.some((secret) => line.includes(secret)),
  )
  return [
    never('log: lines that are no entry of their own', lines.length, broken),
    never('log: entries with an address, a password or a token', lines.length, telling),
  ]
}

/** What a start says on standard output before anybody can send anything. */
const isAnnouncement = (line: string) => /^(?:Serving http|First administrator: )/.test(line)

function isEntry(line: string): boolean {
  try {
    return typeof (JSON.parse(line) as { level?: unknown }).level === 'number'
  } catch {
    return false
  }
}
