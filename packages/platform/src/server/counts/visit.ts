import type { IncomingHttpHeaders } from 'node:http'

/** What does not fit, or is one more than a day may have. */
export const other = 'other'

/** Programs that say what they are. A browser begins its name with `Mozilla/`. */
const robots =
  /(?<!cu)bot\b|(?<!cu)bot[/_;-]|crawl|spider|slurp|preview|facebookexternalhit|embedly|headless|lighthouse|pagespeed|monitor|uptime|pingdom|archiver|scrape|validator|feedfetcher|google-read-aloud|bingpreview|mediapartners/i

/** The names that were met, for a kept page takes less time than to read one: some hundreds are in use. */
const known = new Map<string, boolean>()
const maxKnown = 1_000

function isBrowser(agent: string): boolean {
  const before = known.get(agent)
  if (before !== undefined) return before
  if (known.size >= maxKnown) known.clear()
  const found = agent.startsWith('Mozilla/') && !robots.test(agent)
  known.set(agent.slice(0, 500), found)
  return found
}

/** Whether somebody looks at the page: a browser that asks for a document now, and may be counted. */
export function isCounted(headers: IncomingHttpHeaders): boolean {
  const agent = headers['user-agent']
  if (!agent || !isBrowser(agent)) return false
  if (headers['sec-gpc'] === '1') return false
  // Fetched ahead, it may never be looked at.
  if (headers['sec-purpose'] !== undefined || headers['purpose'] !== undefined) return false
  // Through the service worker a visit has the destination `empty`, as what the worker keeps ahead has; the mode tells
  // them apart.
  const use = headers['sec-fetch-dest']
  return use === undefined || use === 'document' || headers['sec-fetch-mode'] === 'navigate'
}

const host = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/

/** The host that a visitor came from; empty: none, or one of the site's own. */
export function referrerOf(headers: IncomingHttpHeaders, ownHost: string | undefined): string {
  const { referer } = headers
  if (!referer) return ''
  const named = /^https?:\/\/([^/?#]+)/i.exec(referer)?.[1]?.toLowerCase()
  if (named === undefined) return other
  if (named === headers.host?.toLowerCase() || named === ownHost) return ''
  const name = named.replace(/:\d+$/, '').replace(/^www\./, '')
  return name.length <= 100 && host.test(name) ? name : other
}

const campaign = /^[\p{L}\p{N}][\p{L}\p{N} ._+-]{0,59}$/u

/** `utm_campaign` of an address. */
export function campaignOf(url: string): string {
  if (!url.includes('utm_campaign=')) return ''
  const given = new URLSearchParams(url.split('?', 2)[1]).get('utm_campaign')?.trim() ?? ''
  if (given === '') return ''
  const name = given.normalize('NFC').toLowerCase()
  return campaign.test(name) ? name : other
}
