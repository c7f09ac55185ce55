import { benefitOf } from './breakdown.ts'
import { estimate, type Estimate } from './estimate.ts'
import { rentedPaybackOf } from './payback.ts'
import type { PriceList } from './price-list.ts'
import type { Results } from './results.ts'
import { round, roundTo } from './rounding.ts'

/** How the hardware of a partner contract is paid for. */
export type Purchase = 'bought' | 'rented'

export type LineKey = 'pilot' | 'bought' | 'rented' | 'boughtLong'

/** One reading of an estimate: what is spent within some months, and what comes back in them. */
export interface Line {
  months: number
  /** Within the months, in the country's currency. */
  spent: number
  /** Over the months, in %. */
  roi: number
  /** null: not reached; absent where the months are longer than a payback is looked at. */
  paybackMonths?: number | null
}

export interface BandedLine extends Line {
  key: LineKey
  /** The same at the cautious and at the optimistic end. */
  band: { low: Line; high: Line }
}

/** Three years of a partner contract, without interest and without a change of prices. */
const longMonths = 36

type Estimated = Pick<Estimate, 'input' | 'results' | 'band' | 'quantities'>

/**
 * The lines of a contract. A partner contract begins with the line of the results themselves, for which
 * the hardware is bought. A pilot begins with its own, which the same site as a partner follows.
 */
export function linesOf(site: Estimated, priceList: PriceList): [BandedLine, ...BandedLine[]] {
  const of = (key: LineKey, { results, band } = site): BandedLine => ({
    key,
    ...lineOf(key, results, priceList),
    band: { low: lineOf(key, band.low, priceList), high: lineOf(key, band.high, priceList) },
  })
  if (site.input.contractType !== 'pilot') return [of('bought'), of('rented'), of('boughtLong')]
  return priceList.model === 1
    ? [of('pilot')]
    : [of('pilot'), of('bought', asPartner(site, priceList))]
}

/** The estimate of the same site as a partner. */
export const asPartner = ({ input, quantities }: Estimated, priceList: PriceList): Estimate =>
  estimate({ ...input, contractType: 'partner' }, priceList, quantities)

/** One line at one end of the band, or between. */
export function lineOf(key: LineKey, results: Results, { constants, model }: PriceList): Line {
  const { hardwareCost, softwareCost, installationCost, investment, roi, paybackMonths } = results
  const term = constants[key === 'pilot' ? 'termPilot' : 'termPartner'].value
  if (key === 'pilot' || key === 'bought')
    return { months: term, spent: investment, roi, paybackMonths }
  const benefit = benefitOf(results)
  const months = key === 'rented' ? term : longMonths
  const hardware =
    key === 'rented' ? (hardwareCost * term) / constants.rentalMonths.value : hardwareCost
  const spent = round(hardware + (softwareCost * months) / term + installationCost)
  return {
    months,
    spent,
    roi: roundTo((((benefit * months) / 12 - spent) / spent) * 100, 1),
    ...(key === 'rented' && {
      paybackMonths: rentedPaybackOf({
        ...results,
        spent,
        benefit,
        term,
        rentalMonths: constants.rentalMonths.value,
        model,
      }),
    }),
  }
}

/** The line whose payback is the headline. */
export function headlineOf(lines: readonly [BandedLine, ...BandedLine[]], purchase: Purchase) {
  const [own] = lines
  return own.key === 'pilot' ? own : (lines.find(({ key }) => key === purchase) ?? own)
}
