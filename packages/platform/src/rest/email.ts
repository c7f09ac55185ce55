import { cleanLine } from './clean-text.ts'

/** RFC 5322 atoms, and the letters and digits of every script (RFC 6531). */
const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~\x60-]+`
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`, 'u')

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** Names with a dot and any last part; names of digits are IP addresses and are rejected. */
const domainName = new RegExp(`^(?=.{1,253}$)(?!(?:\\d+\\.)+\\d+$)(?:${label}\\.)+${label}$`)

/** Characters that end the host of a URL, or have another meaning in it. */
const noHost = /[\s/?#@:\\%[\]<>^|]/

/** Converts a domain to the form of mail servers: `müller-lager.de` is `xn--mller-lager-9db.de`. */
function asciiDomain(domain: string): string | undefined {
  if (noHost.test(domain) || !URL.canParse(`https://${domain}`)) return undefined
  const ascii = new URL(`https://${domain}`).hostname.replace(/\.$/, '')
  return domainName.test(ascii) ? ascii : undefined
}

/**
 * Normalises an email address for storage and sending, by the same rules on pages and server, with
 * its domain in ASCII. Returns undefined if no mail server could accept it.
 */
export function readEmail(text: string): string | undefined {
  const [, local = '', domain = ''] = /^(.+)@(.+)$/s.exec(cleanLine(text).normalize('NFKC')) ?? []
  const ascii = asciiDomain(domain)
  if (ascii === undefined || local.length > 64 || !localPart.test(local)) return undefined
  // Some databases convert only ASCII to lower case.
  return `${/^\p{ASCII}*$/u.test(local) ? local : local.toLowerCase()}@${ascii}`
}

/** Converts a whole domain in a search text to its stored form; other text stays as it is. */
export function withAsciiDomain(text: string): string {
  const [, before = '', domain = ''] = /^(.*@)?([^@]+)$/s.exec(text.normalize('NFKC')) ?? []
  const ascii = asciiDomain(domain.trim())
  return ascii === undefined ? text : before + ascii
}

/** Returns an address for comparison: capitals mean the same mailbox. */
export const emailKey = (text: string): string => (readEmail(text) ?? cleanLine(text)).toLowerCase()
