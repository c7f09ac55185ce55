import type { Outlook, Outlooks } from '@repo/pictures/break-even/payback-curve.ts'
import { benefitOf } from './breakdown.ts'
import type { Estimate } from './estimate.ts'
import type { BandedLine, Line } from './lines.ts'
import type { Results } from './results.ts'

const outlookOf = ({ spent, paybackMonths = null }: Line, results: Results): Outlook => ({
  spent,
  perMonth: benefitOf(results) / 12,
  payback: paybackMonths,
})

/** What the chart draws of a line, with both ends of its band. */
export const outlooksOf = ({ results, band }: Estimate, line: BandedLine): Outlooks => ({
  optimistic: outlookOf(line.band.high, band.high),
  middle: outlookOf(line, results),
  cautious: outlookOf(line.band.low, band.low),
})
