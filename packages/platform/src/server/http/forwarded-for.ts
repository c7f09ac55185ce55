import type { IncomingHttpHeaders } from 'node:http'
import { isIP, SocketAddress } from 'node:net'

/**
 * Parses the IP address that a proxy has written: with a port, in brackets or quotes, after `for=`,
 * with a zone. Returns undefined for other text.
 */
function addressOf(written: string): string | undefined {
  const bare = written
    .trim()
    .replace(/^for=/i, '')
    .replace(/^"(.*)"$/, '$1')
  const inBrackets = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1]
  const address = (inBrackets ?? bare.replace(/(\.\d+):\d+$/, '$1')).replace(/%.*$/, '')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : undefined
  // An address needs one spelling, or it would have several rate limits.
  const { address: canonical } = new SocketAddress({ address, family: 'ipv6' })
  return canonical.replace(/^::ffff:(?=[\d.]+$)/, '')
}

/**
 * Leaves only IP addresses in `X-Forwarded-For`. Other text ends the chain: the proxy that wrote it
 * then counts as the client.
 */
export function cleanForwardedFor(headers: IncomingHttpHeaders): void {
  const written = headers['x-forwarded-for']
  if (written === undefined) return
  const addresses = String(written).split(',').map(addressOf)
  const known = addresses.slice(addresses.lastIndexOf(undefined) + 1)
  if (known.length === 0) delete headers['x-forwarded-for']
  else headers['x-forwarded-for'] = known.join(', ')
}
