import type { HallSize } from './generate.ts'
import type { Materials } from './materials.ts'

/** What the estimate and the planner tell each other of a hall, in a fragment that no server receives. */
export interface HallNumbers {
  readonly size: HallSize
  readonly trucks: number
}

/** The names of the estimate's own inputs, so that it reads them as it reads its links. */
const names = { area: 200_000, aisles: 1_000, aisleLength: 1_000, forklifts: 10_000 } as const

const parameters = ({ size, trucks }: HallNumbers) => {
  const { area, aisles, aisleLength, tracking } = size
  return new URLSearchParams(
    Object.entries({ area, aisles, aisleLength, forklifts: trucks, tracking }).map(
      ([name, value]) => [name, String(value)],
    ),
  ).toString()
}

/** The fragment with which the estimate begins with a plan's numbers and counts. */
export const estimateFragment = (numbers: HallNumbers, counts: PlanCounts) =>
  `${countParameters(counts)}&${parameters(numbers)}`

type PlanCounts = Pick<Materials, 'anchors' | 'gateways' | 'switches' | 'cable'>

const countParameters = ({ anchors, gateways, switches, cable }: PlanCounts) =>
  new URLSearchParams({
    plan: String(anchors),
    gateways: String(gateways),
    switches: String(switches),
    cable: String(cable),
  }).toString()

/** Reads what the estimate writes: `p=estimate&` and its inputs; undefined for anything else. */
export function readHallNumbers(fragment: string): HallNumbers | undefined {
  const given = Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, '')))
  const size = readHallSize(given)
  const trucks = Math.floor(numberOf(given, 'forklifts'))
  return given.p === 'estimate' && size && Number.isFinite(trucks) ? { size, trucks } : undefined
}

/** The hall of the estimate that was made on this device, where it is kept. */
export function estimatedHall(storage: () => Pick<Storage, 'getItem'>): HallNumbers | undefined {
  try {
    return readHallNumbers(storage().getItem('estimated-hall') ?? '')
  } catch {
    return undefined
  }
}

/** Reads a size from the place where it was kept; undefined where that holds none. */
export function readHallSize(given: Given): HallSize | undefined {
  const size = {
    area: numberOf(given, 'area'),
    aisles: Math.floor(numberOf(given, 'aisles')),
    aisleLength: numberOf(given, 'aisleLength'),
    tracking: given.tracking === 'outdoor' ? 'outdoor' : 'indoor',
  } as const
  const isWhole = [size.area, size.aisles, size.aisleLength].every(Number.isFinite)
  return isWhole && size.area >= 100 ? size : undefined
}

type Given = Readonly<Record<string, unknown>>

function numberOf(given: Given, name: keyof typeof names): number {
  const value = Number(given[name] || (given[name] === 0 ? 0 : Number.NaN))
  return value >= 0 && value <= names[name] ? value : Number.NaN
}
