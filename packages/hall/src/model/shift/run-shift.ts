import { buildingOf } from '../building.ts'
import { coverageOf } from '../coverage.ts'
import { footprint, type Plan } from '../plan.ts'
import { borders } from './blocks.ts'
import { Floor } from './floor.ts'
import { Knowledge } from './knowledge.ts'
import { poseOf } from './pose.ts'
import { Random } from './random.ts'
import { Record } from './record.ts'
import { roadsOf, type Roads } from './roads.ts'
import { Stock } from './stock.ts'
import { Storage } from './storage.ts'
import { Truck } from './truck.ts'
import { shiftConstants } from './constants.ts'
import { Shift, type NoShift, type ShiftOptions } from './shift.ts'

const { habit } = shiftConstants

/** Prepares a shift, or says why none can run on this plan. */
export function createShift(plan: Plan, options: ShiftOptions): Shift | NoShift {
  const roads = roadsOf(plan)
  if (roads.problems.length) return { problems: roads.problems }
  const coverage =
    options.coverage ?? coverageOf(buildingOf(plan), plan.anchors, options.method ?? 'tdoa')
  const knowledge = new Knowledge(coverage)
  const { seed, switches, mistakes } = options
  const storage = new Storage(roads.aisles)
  const errorAt = (place: number) => {
    const { x, y } = storage.middleOf(place)
    return switches.find ? knowledge.errorAt(x, y) : undefined
  }
  const stock = new Stock(storage, { seed, errorAt, fill: fillOf(plan, roads), mistakes })
  const floor = new Floor({
    plan,
    roads,
    stock,
    knowledge,
    switches,
    trucks: trucksOn(roads, seed, options.trucks),
    heeding: Random.stream(seed, 'heeding'),
    record: new Record(knowledge.squares),
  })
  for (const truck of floor.trucks) {
    floor.rights.standing.enter(truck, truck.path[0]?.way.spur ?? -1)
    truck.drawn.along = truck.slot?.inward.length ?? 0
    poseOf(truck, truck.drawn.pose)
  }
  return new Shift(floor, options)
}

/** Computes a whole shift; `progress` hears the share that is done, at every twentieth. */
export function runShift(
  plan: Plan,
  options: ShiftOptions,
  progress?: (share: number) => void,
): Shift | NoShift {
  const shift = createShift(plan, options)
  if ('problems' in shift) return shift
  for (let part = 1; part <= 20; part += 1) {
    shift.advance((part / 20) * options.hours * 3600)
    progress?.(part / 20)
  }
  return shift
}

/** At the start the trucks stand on the spurs for parking, in turn. */
function trucksOn({ network, spurs }: Roads, seed: number, count: number): Truck[] {
  const drivers = Random.stream(seed, 'drivers')
  const parking = spurs.filter(({ dock }) => dock === -1)
  return Array.from({ length: count }, (_, index) => {
    const junction = parking[index % parking.length]?.junction ?? -1
    const into = network.ways.find((way) => way.to === junction)?.pieces.at(-1)
    if (!into) throw new Error('A spur without a way to it')
    const u = drivers.uniform()
    return new Truck(index, 1 + habit * u * u, into)
  })
}

/** The mean fill of the racks on both sides of an aisle. */
function fillOf({ racks }: Plan, { aisles }: Roads): (aisle: number) => number {
  const fills = aisles.map((aisle) => {
    const beside = racks.filter((rack) => borders(footprint(rack), aisle))
    return beside.reduce((sum, { fill }) => sum + fill, 0) / Math.max(1, beside.length)
  })
  return (aisle) => fills[aisle] ?? 0
}
