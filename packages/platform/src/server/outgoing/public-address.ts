import { BlockList, isIPv6 } from 'node:net'

/** What of the IPv4 addresses leads to nobody on the Internet, or to more than one (IANA's registry). */
const ipv4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** The only part of IPv6 that is assigned to hosts of the Internet. */
const unicast = '2000::/3'
/** In it: Teredo and other protocols, documentation, 6to4, which all lead elsewhere. */
const ipv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20']

const notPublic = listOf(ipv4, 'ipv4')
const notPublic6 = listOf(ipv6, 'ipv6')
const public6 = listOf([unicast], 'ipv6')

/** Whether an IP address is that of one host on the Internet: no own, private, local or translated one. */
export function isPublicAddress(address: string): boolean {
  if (!isIPv6(address)) return !notPublic.check(address, 'ipv4')
  return public6.check(address, 'ipv6') && !notPublic6.check(address, 'ipv6')
}

function listOf(networks: readonly string[], type: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), type)
  }
  return list
}
