import { isCountry } from '@repo/platform/facts/countries.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import type { LoadContext, Loaded, Redirect } from '@repo/platform/site/server/page-route.ts'
import { restOfWorld } from '../model/country-row.ts'
import { countryRow } from '../model/price-list.ts'
import type { PricingData } from '../site/index.tsx'
import { claimOf } from './claim.ts'
import { pricedCountries } from '../explain/country-names.ts'
import { countryOf } from './country-of-language.ts'
import { publishedPriceList } from './price-list.ts'

/** Each country has one canonical address, so that there are no more cached pages than country rows. */
export async function loadPricing({
  platform,
  lang,
  name,
  query,
}: LoadContext): Promise<Loaded<PricingData> | Redirect> {
  const { priceList, publishedAt } = await publishedPriceList(platform.store).newest()
  const asked = query.country
  const code = asked?.toUpperCase() ?? countryOf[lang]
  const isKnown = code === restOfWorld || isCountry(code)
  if (!isKnown) return { redirectTo: pathOf(lang, name) }
  const country = countryRow(priceList, code).code
  if (asked !== undefined && asked !== country)
    return { redirectTo: `${pathOf(lang, name)}?country=${country}` }
  const countries = pricedCountries(priceList, lang)
  const claim = await claimOf(priceList)
  return { data: { priceList, publishedAt, country, countries, claim } }
}
