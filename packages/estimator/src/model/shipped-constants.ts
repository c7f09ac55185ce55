import { sources } from '../messages/sources.ts'
import { constantMeasures, type ConstantKey } from './measures/constants.ts'
import type { Constant, PriceList } from './price-list.ts'
import { mapValues } from '@repo/platform/values/records.ts'

/** The constants of the newest price list that comes with the software. */
export const shippedConstants: PriceList['constants'] = mapValues(
  constantMeasures,
  ({ value, mark, range, band }, key: ConstantKey): Constant => ({
    value,
    range: range ?? [value, value],
    mark,
    source: sources[key],
    ...(band && { band: { cautious: band[0], optimistic: band[1] } }),
  }),
)

/** Lists seeded earlier have a hyphen in ranges, a space before % and m2. */
const typed = (source: string | undefined) =>
  source?.replaceAll('–', '-').replaceAll(' %', '%').replaceAll('m²', 'm2')

/** Whether a source is the one that came with the software, not one that staff have written. */
export const isShippedSource = (source: string | undefined, shipped: string | undefined): boolean =>
  typed(source) === typed(shipped)
