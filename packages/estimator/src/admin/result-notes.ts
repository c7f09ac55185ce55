import type { ResultNotes } from '../result/rows.tsx'

/** For staff: which of the specified names mean the same amount, and which amount includes which. */
export const resultNotes: ResultNotes = {
  increasedProfits: 'From the extra throughput that is sold.',
  efficiencySavings: '“Higher efficiency savings” plus downtime avoided.',
  profitIncrease: 'Same amount as “Increased profits”, counted once.',
  lessDowntimeHours: 'Hours of downtime avoided per year.',
  higherEfficiencySavings: 'Labour, energy and fleet; part of “Efficiency savings”.',
}
