import { sources } from '../messages/sources.ts'
import { countries, operatorBases } from './countries.ts'
import { constantMeasures } from './measures/constants.ts'
import type { Constant, PriceList } from './price-list.ts'
import { mapValues } from './records.ts'
import { industryFactors, weights } from './weights.ts'

/** The version that an empty database is seeded with. Browsers get the published one with the page. */
export const firstPriceList: PriceList = {
  version: 1,
  constants: mapValues(constantMeasures, ({ value, mark, range, band }, key): Constant => ({
    value,
    range: range ?? [value, value],
    mark,
    source: sources[key],
    ...(band && { band: { cautious: band[0], optimistic: band[1] } }),
  })),
  weights,
  industryFactors,
  countries,
  operatorBases,
}

/** Lists seeded earlier have a hyphen in ranges, a space before % and m2. */
const typed = (source: string | undefined) =>
  source?.replaceAll('–', '-').replaceAll(' %', '%').replaceAll('m²', 'm2')

/** Whether a source is the one that came with the software, not one that staff have written. */
export const isShippedSource = (source: string | undefined, shipped: string | undefined): boolean =>
  typed(source) === typed(shipped)
