import type { Corner, Plan } from '../plan.ts'
import type { DrivenAisle } from './blocks.ts'
import { shiftConstants } from './constants.ts'
import { laneIndices, type LaneIndex, type Lanes } from './lanes.ts'
import type { Network, Way, WayDraft } from './network.ts'
import { parkingSlots, stagingSlots, type Slot } from './slots.ts'
import { onFloor, spurEdge, type StagingSpur } from './spurs.ts'
import type { BlockStreets } from './streets.ts'

const { streetWidth, limits, parkingSpur } = shiftConstants
const half = streetWidth / 2

/** An aisle on its road. */
export interface RoadAisle extends DrivenAisle {
  readonly way: Way
  /** Where its road begins, in the direction of driving. */
  readonly begins: number
  /** Across it. */
  readonly middle: number
  readonly ends: BlockStreets
  /** How many trucks may be in it. */
  readonly admits: number
}

/** Open floor off a street where trucks wait. */
export interface Spur {
  readonly junction: number
  /** Where its road ends. */
  readonly place: Corner
  /** Index of the dock in the plan; −1 is a spur for parking. */
  readonly dock: number
  /** At least one. */
  readonly slots: readonly Slot[]
  /** Which way trucks face that stand on it. */
  readonly facing: Corner
}

const openFloor = (limit: number, from: Corner, to: Corner, length?: number) => ({
  section: -1,
  limit,
  isTurn: false,
  isPassing: false,
  from,
  to,
  length,
})

export function addStaging(
  network: Network,
  lanes: Lanes | undefined,
  spur: StagingSpur,
  { plan, all, aisles }: { plan: Plan; all: readonly StagingSpur[]; aisles: readonly RoadAisle[] },
): Spur[] {
  if (!lanes) return []
  const { side } = spur
  const junction = network.junction()
  const u = lanes.turnable(spur.u)
  const mouth = onFloor(lanes.street, u, side * spurEdge)
  const place = onFloor(lanes.street, spur.u, spur.w)
  const into = (way: Pick<WayDraft, 'from' | 'pieces' | 'extraCost'>) => {
    const pieces = [...way.pieces, openFloor(limits.staging, mouth, place)]
    network.add({ ...way, pieces, to: junction, spur: junction })
  }
  const out = (way: Pick<WayDraft, 'to' | 'pieces' | 'extraCost'>) => {
    const pieces = [openFloor(limits.staging, place, mouth), ...way.pieces]
    network.add({ ...way, pieces, from: junction, spur: junction })
  }
  for (const lane of laneIndices) {
    into(lanes.leave(lane, u, side, spurEdge))
    out(lanes.enter(lane, u, side, spurEdge))
  }
  for (const { way, ends, isUp, middle } of aisles) {
    if (ends[side === 1 ? 'high' : 'low'] !== spur.street) continue
    const leadsHere = isUp === (side === 1)
    const over = leadsHere
      ? lanes.over(middle, side === 1 ? -1 : 1, u, [half, spurEdge])
      : lanes.over(u, side, middle, [spurEdge, half])
    if (over && leadsHere) into({ ...over, from: way.to })
    else if (over) out({ ...over, to: way.from })
  }
  const facing = onFloor({ ...lanes.street, at: 0 }, 0, side)
  const others = all
    .filter((other) => other !== spur && other.street === spur.street && other.side === side)
    .map((other) => other.u)
  const slots = stagingSlots(plan, lanes.street, spur, { mouth: u, others })
  return [{ junction, place, dock: spur.dock, slots, facing }]
}

export function addParking(
  network: Network,
  lanes: Lanes,
  lane: LaneIndex,
  { plan, docks, side }: { plan: Plan; docks: readonly Spur[]; side: 1 | -1 },
): Spur {
  const junction = network.junction()
  const { from, to, place, gate, enter, leave } = lanes.park(lane)
  const into = openFloor(limits.parking, enter.to, place, parkingSpur)
  const out = openFloor(limits.parking, place, leave.from, parkingSpur)
  network.add({ from, to: junction, spur: junction, pieces: [enter, into] })
  network.add({ from: junction, to, spur: junction, pieces: [out, leave] })
  const taken = docks.flatMap(({ slots }) => slots)
  const slots = parkingSlots(plan, lanes.street, taken, { lane, side, gate, place })
  return { junction, place, dock: -1, slots, facing: onFloor({ ...lanes.street, at: 0 }, 0, -side) }
}
