import { cleanLine } from './clean-text.ts'

/** RFC 5322 atoms, and the letters and digits of every script (RFC 6531). */
const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_{|}~\x60-]+`
const localPart = new RegExp(`^${atom}(?:\\.${atom})*$`, 'u')

const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
/** Names with a dot, whatever the last one is; digits alone are an IP address. */
const domainName = new RegExp(`^(?=.{1,253}$)(?!(?:\\d+\\.)+\\d+$)(?:${label}\\.)+${label}$`)

/** Signs that end the host of a URL, or mean something else in it. */
const noHost = /[\s/?#@:\\%[\]<>^|]/

/** A domain as mail servers know it: `müller-lager.de` is `xn--mller-lager-9db.de`. */
function asciiDomain(domain: string): string | undefined {
  if (noHost.test(domain) || !URL.canParse(`https://${domain}`)) return undefined
  const ascii = new URL(`https://${domain}`).hostname.replace(/\.$/, '')
  return domainName.test(ascii) ? ascii : undefined
}

/**
 * An email address as it is stored and written to, by the same rules on the pages and on the server:
 * its domain in ASCII; undefined where no mail server could take it.
 */
export function readEmail(text: string): string | undefined {
  const [, local = '', domain = ''] = /^(.+)@(.+)$/s.exec(cleanLine(text).normalize('NFKC')) ?? []
  const ascii = asciiDomain(domain)
  if (ascii === undefined || local.length > 64 || !localPart.test(local)) return undefined
  // What databases call lower case ends with ASCII on some of them.
  return `${/^\p{ASCII}*$/u.test(local) ? local : local.toLowerCase()}@${ascii}`
}

/** What somebody looks for, with a whole domain in it as addresses are stored; any other text as it is. */
export function withAsciiDomain(text: string): string {
  const [, before = '', domain = ''] = /^(.*@)?([^@]+)$/s.exec(text.normalize('NFKC')) ?? []
  const ascii = asciiDomain(domain.trim())
  return ascii === undefined ? text : before + ascii
}

/** An address as it is compared: capitals are the same mailbox. */
export const emailKey = (text: string): string => (readEmail(text) ?? cleanLine(text)).toLowerCase()
