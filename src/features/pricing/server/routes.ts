import type { FastifyInstance } from 'fastify'
import { defaultLang, localeOf, type Lang } from '#src/i18n/locales.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { pageLanguage } from '#src/site/server/page-language.ts'
import { pricingApi, type LocationPrices, type Source } from '../contract.ts'
import { pricingWords } from '../messages/words.ts'
import { acceptedCountry, acceptedLanguage } from './accepted-languages.ts'
import { bundledCountries } from './country-of-address.ts'

/** The published prices of a country, in its currency. */
interface CountryPrices {
  /** `XX` where the asked country has no prices of its own. */
  country: string
  currency: string
  vatRate: number | null
  pilotFee: number
  pilotMonths: { least: number; most: number }
  partnerFee: number
  partnerMonths: number
  manDay: number
  manHour: number
}

const restOfWorld = 'XX'

export function pricingRoutes(
  app: FastifyInstance,
  platform: Platform,
  pricesIn: (country: string) => Promise<CountryPrices>,
): void {
  const countryOf = bundledCountries()

  async function countryOfNetwork(ip: string): Promise<string | undefined> {
    try {
      return await countryOf(ip)
    } catch (err) {
      platform.log.error({ err }, 'the country data file cannot be read')
      return undefined
    }
  }

  route(app, platform, pricingApi.location, async ({ query }, { request }) => {
    const accepted = request.headers['accept-language']
    const lang = pageLanguage(request) ?? acceptedLanguage(accepted) ?? defaultLang
    const place = async (): Promise<[country: string, source: Source]> => {
      if (query.country) return [query.country.toUpperCase(), 'query']
      const network = await countryOfNetwork(request.ip)
      if (network) return [network, 'network']
      const language = acceptedCountry(accepted)
      return language ? [language, 'language'] : [restOfWorld, 'default']
    }
    const [country, source] = await place()
    return present(await pricesIn(country), source, lang)
  })
}

function present(prices: CountryPrices, source: Source, lang: Lang): LocationPrices {
  return {
    country: prices.country,
    countryName: nameOf(prices.country, lang),
    currency: prices.currency,
    vatRate: prices.vatRate,
    vatNote: vatNote(prices, lang),
    pilot: {
      feePerVehicleMonth: prices.pilotFee,
      hardware: 'free',
      months: [prices.pilotMonths.least, prices.pilotMonths.most],
    },
    partner: {
      feePerVehicleMonth: prices.partnerFee,
      hardware: 'rented or purchased',
      months: prices.partnerMonths,
    },
    installationPerManDay: prices.manDay,
    servicesPerManHour: prices.manHour,
    source,
  }
}

function nameOf(country: string, lang: Lang): string {
  if (country === restOfWorld) return pricingWords[lang].restOfWorld
  return new Intl.DisplayNames(localeOf[lang], { type: 'region' }).of(country) ?? country
}

function vatNote({ country, vatRate }: CountryPrices, lang: Lang): string {
  const { vat, salesTax, localTax } = pricingWords[lang]
  if (vatRate !== null) return vat
  return country === 'US' ? salesTax : localTax
}
