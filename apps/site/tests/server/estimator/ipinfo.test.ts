import { describe, expect, test } from 'vitest'
import type { LocationPrices } from '@repo/estimator/location-contract.ts'
import { shippedPriceList } from '@repo/estimator/model/shipped-price-list.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct({ TRUSTED_PROXIES: '127.0.0.0/8,::1' })
/** A server that trusts no `X-Forwarded-For`. */
const direct = useProduct()

interface Visit {
  ip?: string
  languages?: string
  page?: string
  query?: string
}

async function ask({ ip, languages, page, query = '' }: Visit, at = site): Promise<LocationPrices> {
  const response = await at.request(`/api/service/ipinfo${query}`, {
    headers: {
      ...(ip && { 'x-forwarded-for': ip }),
      'accept-language': languages ?? '*',
      ...(page && { referer: `${at.url}${page}` }),
    },
  })
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  return (await response.json()) as LocationPrices
}

const placeOf = async (visit: Visit, at = site) => {
  const { country, source } = await ask(visit, at)
  return `${country} ${source}`
}

test('the whole answer', async () => {
  expect(await ask({ ip: '217.160.0.1', languages: 'fr-FR', page: '/de/pricing' })).toEqual({
    country: 'DE',
    countryName: 'Deutschland',
    currency: 'EUR',
    vatRate: 19,
    vatNote: expect.stringContaining('zzgl. Umsatzsteuer') as string,
    pilot: { feePerVehicleMonth: 49, hardware: 'free', months: [1, 3] },
    partner: { feePerVehicleMonth: 39, hardware: 'rented or purchased', months: 12 },
    installationPerManDay: 690,
    servicesPerManHour: 99,
    source: 'network',
  })
})

describe('the country', () => {
  test('is that of the network, IPv4 or IPv6', async () => {
    expect(await placeOf({ ip: '8.8.8.8', languages: 'de-DE' })).toBe('US network')
    expect(await placeOf({ ip: '193.136.1.1' })).toBe('PT network')
    expect(await placeOf({ ip: '::ffff:193.136.1.1' })).toBe('PT network')
    expect(await placeOf({ ip: '2001:770::1' })).toBe('IE network')
  })

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.1.1',
    '100.64.0.1',
    '203.0.113.5',
    '0.0.0.0',
    '::1',
    'fc00::1',
    'fe80::1',
    '2001:db8::1',
  ])('of %s is not known', async (ip) => {
    expect(await placeOf({ ip, languages: 'it-IT' })).toBe('IT language')
  })

  test('of an address that no trusted proxy vouches for is not looked up', async () => {
    expect(await placeOf({ ip: '8.8.8.8', languages: 'pt-PT' }, direct)).toBe('PT language')
  })

  test.each([
    ['de-AT,de;q=0.9,en-US;q=0.8', 'AT language'],
    ['en;q=0.5,pl-PL;q=0.9,de-DE;q=0.7', 'PL language'],
    ['en,es-419;q=0.9,fr-CH;q=0.8', 'CH language'],
    ['cs-Latn-CZ', 'CZ language'],
    ['ja-JP', 'XX language'],
    ['de-DE;q=0', 'XX default'],
    ['de', 'XX default'],
    ['*', 'XX default'],
    [';;,,q=1,-,💥', 'XX default'],
    ['x'.repeat(40), 'XX default'],
  ])('by Accept-Language %s', async (languages, expected) => {
    const header = Buffer.from(languages).toString('latin1')
    expect(await placeOf({ ip: '127.0.0.1', languages: header })).toBe(expected)
  })

  test('can be chosen; what is no code counts as absent', async () => {
    const ip = '217.160.0.1'
    expect(await placeOf({ ip, query: '?country=gb' })).toBe('GB query')
    expect(await placeOf({ ip, query: '?country=JP' })).toBe('XX query')
    for (const query of ['?country=', '?country=Spain', '?country=ES&country=FR'])
      expect(await placeOf({ ip, query })).toBe('DE network')
  })
})

test.each(shippedPriceList.countries)(
  '$code has prices in $currency',
  async ({ code, currency, vatRate }) => {
    const prices = await ask({ query: `?country=${code}`, languages: 'en' })
    expect(prices).toMatchObject({ country: code, currency, vatRate })
    expect(prices.partner.feePerVehicleMonth).toBeLessThan(prices.pilot.feePerVehicleMonth)
  },
)

test('no VAT rate for the United States and the rest of the world, each with its note', async () => {
  const of = async (country: string) => {
    const { vatRate, vatNote, countryName } = await ask({ query: `?country=${country}` })
    return [vatRate, vatNote, countryName]
  }
  expect(await of('US')).toEqual([null, expect.stringContaining('sales tax'), 'United States'])
  expect(await of('XX')).toEqual([null, expect.stringContaining('local taxes'), 'Rest of world'])
})

test('names are in the language of the page, else of the browser, else English', async () => {
  const nameOf = async (visit: Visit) => (await ask({ ...visit, query: '?country=ES' })).countryName
  expect(await nameOf({ page: '/it/', languages: 'fr' })).toBe('Spagna')
  expect(await nameOf({ languages: 'ja,fr-CA;q=0.9,de;q=0.8' })).toBe('Espagne')
  expect(await nameOf({ languages: 'ja' })).toBe('Spain')
})
