import { writeFile } from 'node:fs/promises'
import { generateHall } from '@repo/hall/model/generate.ts'
import { withPlacedAnchors } from '@repo/hall/model/placed-plan.ts'
import type { ShiftFigures } from '@repo/hall/model/shift/figures.ts'
import { createShift } from '@repo/hall/model/shift/run-shift.ts'
import {
  switchesOff,
  switchesOfProduct,
  switchesOn,
  type Switches,
} from '@repo/hall/model/shift/switches.ts'

/**
 * Computes what the simulator's page prints of the sample shift: an hour in the distribution centre with
 * placed anchors, the mean of some seeds.
 */
const target = 'packages/hall/src/model/shift/sample-results.ts'
const size = { area: 15_000, aisles: 20, aisleLength: 60, tracking: 'indoor' } as const
const fleet = 25
const ordersPerHour = 300
const seeds = 20

const { plan, coverage } = withPlacedAnchors(
  { ...generateHall(size).plan, anchors: [] },
  { range: 50, method: 'tdoa' },
)

/** The mean of each figure; what a run does not have counts as 0. */
function meanOf(switches: Switches): Required<ShiftFigures> {
  const sums: Record<string, number> = {}
  for (let seed = 1; seed <= seeds; seed += 1) {
    const options = { seed, hours: 1, trucks: fleet, ordersPerHour, switches, coverage }
    const shift = createShift(plan, options)
    if ('problems' in shift) throw new Error(JSON.stringify(shift.problems))
    shift.advance(Infinity)
    for (const [name, value] of Object.entries(shift.results().whole))
      sums[name] = (sums[name] ?? 0) + ((value as number | undefined) ?? 0) / seeds
  }
  return Object.fromEntries(
    Object.entries(sums).map(([name, sum]) => [name, Number(sum.toPrecision(6))]),
  ) as unknown as Required<ShiftFigures>
}

const results = {
  seeds,
  hours: 1,
  trucks: fleet,
  ordersPerHour,
  without: meanOf(switchesOff),
  with: meanOf(switchesOn),
  product: meanOf(switchesOfProduct),
  dispatch: meanOf({ ...switchesOfProduct, dispatch: true }),
  limit: meanOf({ ...switchesOfProduct, limit: true }),
}

await writeFile(
  target,
  `/** Written by \`npm run sample-shifts\`: means of an hour in the sample hall; \`npm run bench\` computes them again. */
export const sampleResults = ${JSON.stringify(results)} as const
`,
)
console.log(results)
