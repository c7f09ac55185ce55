import { isIP } from 'node:net'

/** The key of a client: its IPv4 address, or the /64 of its IPv6 address. */
export function clientKey(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  return mapped ?? (isIP(ip) === 6 ? `${groupsOf(ip).slice(0, 4).join(':')}::/64` : ip)
}

/** The key of the network around a client: /24 of IPv4, /48 of IPv6. */
export function networkKey(ip: string): string {
  const client = clientKey(ip)
  if (isIP(client) === 4) return `${client.split('.').slice(0, 3).join('.')}.0/24`
  return `${client.split(':').slice(0, 3).join(':')}::/48`
}

function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const gap = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array<string>(Math.max(0, gap)).fill('0'), ...right].map((group) =>
    group.toLowerCase().replace(/^0+(?=.)/, ''),
  )
}
