import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { estimate } from '../model/estimate.ts'
import { exampleSite } from '../model/examples.ts'
import { linesOf } from '../model/lines.ts'
import { withFixedPrices } from '../model/list-prices.ts'
import { outlooksOf } from '../model/outlooks.ts'
import { pilotExample } from '../model/pilot-example.ts'
import { countryRow } from '../model/price-list.ts'
import { countryName } from '../explain/country-names.ts'
import { countryOf } from './country-of-language.ts'
import { publishedPriceList } from './price-list.ts'

/** The example of the calculator in the country of a language, for a page that shows it. */
export async function exampleEstimate({ store }: Platform, lang: Lang) {
  const { priceList: published } = await publishedPriceList(store).newest()
  // The band varies what is assumed, and not the prices that the list states.
  const priceList = withFixedPrices(published)
  const country = countryOf[lang]
  const site = estimate(exampleSite(priceList, country), priceList)
  const [bought, rented] = linesOf(site, priceList)
  const { forklifts, area, shifts, shiftHours, pallets, complianceFees } = site.input
  return {
    country: countryName(lang, country),
    currency: site.currency,
    site: { forklifts, area, shifts, shiftHours, pallets, complianceFees },
    outlooks: outlooksOf(site, bought, priceList),
    rentedPayback: rented?.paybackMonths ?? null,
    rent: { paid: rented?.months ?? 0, payments: priceList.constants.rentalMonths.value },
    pilot: pilotExample(priceList, country),
    gridCo2: countryRow(priceList, country).gridCo2,
    results: site.results,
  }
}
