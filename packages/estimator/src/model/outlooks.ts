import type { Outlook, Outlooks } from '@repo/pictures/break-even/payback-curve.ts'
import { benefitOf } from './breakdown.ts'
import type { Estimate } from './estimate.ts'
import type { BandedLine, Line } from './lines.ts'
import type { PriceList } from './price-list.ts'
import type { Results } from './results.ts'

/** What the chart draws of a line, with both ends of its band. */
export function outlooksOf(
  { results, band }: Estimate,
  line: BandedLine,
  priceList: PriceList,
): Outlooks {
  const of = ({ spent, paybackMonths = null }: Line, end: Results): Outlook => ({
    spent,
    perMonth: benefitOf(end) / 12,
    later: laterOf(line, end, priceList),
    payback: paybackMonths,
  })
  return {
    optimistic: of(line.band.high, band.high),
    middle: of(line, results),
    cautious: of(line.band.low, band.low),
  }
}

/** After the term the fees go on, and the rent of the hardware until it is paid. */
function laterOf(
  { key, months }: BandedLine,
  results: Results,
  { constants, model }: PriceList,
): Outlook['later'] {
  if (model === 1) return []
  const benefit = benefitOf(results) / 12
  const withFees = benefit - results.softwareCost / months
  if (key !== 'rented') return [{ from: months, perMonth: withFees }]
  const rentalMonths = constants.rentalMonths.value
  const rent = results.hardwareCost / rentalMonths
  return [
    { from: months, perMonth: withFees - rent },
    { from: rentalMonths, perMonth: withFees },
  ]
}
