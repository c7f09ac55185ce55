import { pricedCountries } from '@repo/estimator/explain/country-names.ts'
import { countryRow, valuesOf, type PriceList } from '@repo/estimator/model/price-list.ts'
import { countryOf } from '@repo/estimator/server/country-of-language.ts'
import { publishedPriceList } from '@repo/estimator/server/price-list.ts'
import type { HardwarePrices } from '@repo/hall/site/hardware-prices.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Platform } from '@repo/platform/server/platform.ts'

/** What the simulator prices a plan's hardware by: the estimate's price list. */
export async function hardwarePrices({ store }: Platform, lang: Lang): Promise<HardwarePrices> {
  const { priceList } = await publishedPriceList(store).newest()
  return hardwarePricesIn(priceList, lang)
}

export function hardwarePricesIn(priceList: PriceList, lang: Lang): HardwarePrices {
  const { anchorPrice, tagPrice, gatewayPrice, searchShare, idleShare } = valuesOf(priceList)
  return {
    euros: { anchors: anchorPrice, tags: tagPrice, gateways: gatewayPrice },
    estimated: { search: searchShare, idle: idleShare },
    country: countryRow(priceList, countryOf[lang]).code,
    countries: pricedCountries(priceList, lang).map(([code, name]) => {
      const { currency, fx, priceIndex } = countryRow(priceList, code)
      return { code, name, currency, fx, priceIndex }
    }),
  }
}
