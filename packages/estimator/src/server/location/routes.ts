import type { FastifyInstance } from 'fastify'
import { defaultLang, type Lang } from '@repo/platform/i18n/locales.ts'
import { route } from '@repo/platform/server/http/route.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { pageLanguage } from '@repo/platform/site/server/page-language.ts'
import { locationApi, type LocationPrices, type Source } from '../../location-contract.ts'
import { vatNote } from '../../messages/vat.ts'
import { vatWords } from '#words/index.ts'
import { restOfWorld } from '../../model/country-row.ts'
import { pricesOf, type Prices } from '../../model/prices.ts'
import { countryName } from '../../explain/country-names.ts'
import type { PublishedPriceList } from '../price-list.ts'
import { acceptedCountry, acceptedLanguage } from './accepted-languages.ts'
import { bundledCountries } from './country-of-address.ts'

export function locationRoutes(
  app: FastifyInstance,
  platform: Platform,
  priceList: PublishedPriceList,
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

  route(app, platform, locationApi.byLocation, async ({ query }, { request }) => {
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
    return present(pricesOf(await priceList.current(), country), source, lang)
  })
}

function present(prices: Prices, source: Source, lang: Lang): LocationPrices {
  return {
    country: prices.country,
    countryName: countryName(lang, prices.country),
    currency: prices.currency,
    vatRate: prices.vatRate,
    vatNote: vatNote(prices, vatWords[lang]),
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
