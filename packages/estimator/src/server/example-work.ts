import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Platform } from '@repo/platform/server/platform.ts'
import { calculate } from '../model/estimate.ts'
import { exampleSite } from '../model/examples.ts'
import { valuesOf } from '../model/price-list.ts'
import { workOf } from '../model/terms.ts'
import { withDefaults } from '../model/with-defaults.ts'
import { countryOf } from './country-of-language.ts'
import { publishedPriceList } from './price-list.ts'

/** What the calculator counts of hardware and man-days for its example, and by which rule. */
export async function exampleWork({ store }: Platform, lang: Lang) {
  const { priceList } = await publishedPriceList(store).newest()
  const { input } = withDefaults(exampleSite(priceList, countryOf[lang]), priceList)
  const { anchors, tags, gateways, manDays } = calculate(input, priceList).terms
  const values = valuesOf(priceList)
  const [least, most] = priceList.constants.termPilot.range
  return {
    area: input.area,
    forklifts: input.forklifts,
    anchors,
    tags,
    gateways,
    manDays,
    work: workOf({ anchors, tags, area: input.area }, values),
    perManDay: {
      anchors: values.anchorsPerManDay,
      tags: values.tagsPerManDay,
      area: values.areaPerManDay,
    },
    pilotMonths: { least, most },
  }
}
