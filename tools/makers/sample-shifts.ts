import { writeFile } from 'node:fs/promises'
import { generateHall } from '@repo/hall/model/generate.ts'
import { withPlacedAnchors } from '@repo/hall/model/placed-plan.ts'
import type { ShiftFigures } from '@repo/hall/model/shift/figures.ts'
import { createShift } from '@repo/hall/model/shift/shift.ts'
import { switchesOff, switchesOn, type Switches } from '@repo/hall/model/shift/switches.ts'

/**
 * Computes what the simulator's page prints of the sample shift: an hour in the distribution centre with
 * placed anchors, the mean of some seeds.
 */
const target = 'packages/hall/src/model/shift/sample-results.ts'
const size = { area: 15_000, aisles: 20, aisleLength: 60, tracking: 'indoor' } as const
const fleet = 25
const ordersPerHour = 300
/** Hours in which hardly a truck stands. */
const busyOrders = 360
const night = { orders: 120, trucks: 12 }
/** The one at which most orders are done shows what a fleet can do. */
const orderRates = [400, 440, 480, 520, 600]

const { plan, coverage } = withPlacedAnchors(
  { ...generateHall(size).plan, anchors: [] },
  { range: 50, method: 'tdoa' },
)

interface Asked {
  seeds?: number
  trucks?: number
  orders?: number
}

/** The mean of each figure; what a run does not have counts as 0. */
function meanOf(
  switches: Switches,
  { seeds = 20, trucks = fleet, orders = ordersPerHour }: Asked = {},
): Required<ShiftFigures> {
  const sums: Record<string, number> = {}
  for (let seed = 1; seed <= seeds; seed += 1) {
    const options = { seed, hours: 1, trucks, ordersPerHour: orders, switches, coverage }
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

const few = { seeds: 6 }
/** The smallest fleet that answers with location as fast as the whole one without. */
function fewestTrucks(orders = ordersPerHour): number {
  const whole = meanOf(switchesOff, { ...few, orders })
  for (let trucks = fleet; ; trucks -= 1) {
    const { responseMedian, responseP95 } = meanOf(switchesOn, {
      ...few,
      orders,
      trucks: trucks - 1,
    })
    const isSlower = (responseMedian ?? 0) > (whole.responseMedian ?? 0)
    if (isSlower || (responseP95 ?? 0) > (whole.responseP95 ?? 0)) return trucks
  }
}

const mostDone = (switches: Switches) =>
  Math.max(...orderRates.map((orders) => meanOf(switches, { ...few, orders }).donePerHour))

const fewest = fewestTrucks()
const whole = meanOf(switchesOff, few)
const atNight = (switches: Switches, trucks: number) =>
  meanOf(switches, { ...few, orders: night.orders, trucks }).responseMedian
const alone = (name: keyof Switches) => meanOf({ ...switchesOff, [name]: true })

const results = {
  seeds: 20,
  hours: 1,
  trucks: fleet,
  ordersPerHour,
  without: meanOf(switchesOff),
  with: meanOf(switchesOn),
  alone: { dispatch: alone('dispatch'), limit: alone('limit') },
  further: {
    seeds: few.seeds,
    fewestTrucks: fewest,
    busy: { orders: busyOrders, fewestTrucks: fewestTrucks(busyOrders) },
    idleShare: {
      wholeWithout: whole.idleShare,
      fewestWith: meanOf(switchesOn, { ...few, trucks: fewest }).idleShare,
    },
    mostDone: { without: mostDone(switchesOff), with: mostDone(switchesOn) },
    night: {
      ...night,
      without: atNight(switchesOff, night.trucks),
      with: atNight(switchesOn, night.trucks),
      wholeFleet: atNight(switchesOff, fleet),
    },
  },
}

await writeFile(
  target,
  `/** Written by \`npm run sample-shifts\`: means of an hour in the sample hall; \`npm run bench\` computes them again. */
export const sampleResults = ${JSON.stringify(results)} as const
`,
)
console.log(results)
