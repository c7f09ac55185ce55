import { buildingOf } from '../building.ts'
import { coverageOf, type Coverage } from '../coverage.ts'
import type { Method } from '../error.ts'
import { footprint, type Plan } from '../plan.ts'
import { borders } from './blocks.ts'
import { shiftConstants } from './constants.ts'
import { Dispatch } from './dispatch.ts'
import { figuresOf, type ShiftFigures } from './figures.ts'
import { Floor } from './floor.ts'
import { Knowledge } from './knowledge.ts'
import { OrderStream } from './orders.ts'
import { Pedestrians } from './pedestrians.ts'
import { follow } from './follow.ts'
import { poseOf } from './pose.ts'
import { Random } from './random.ts'
import { Keyframes, Record } from './record.ts'
import { roadsOf, type RoadProblem, type Roads } from './roads.ts'
import { Stock } from './stock.ts'
import { Storage } from './storage.ts'
import type { Switches } from './switches.ts'
import { Traffic } from './traffic.ts'
import { Truck } from './truck.ts'
import { Work } from './work.ts'

const { step, stepsPerSecond, habit } = shiftConstants

export interface ShiftOptions {
  readonly seed: number
  readonly trucks: number
  readonly ordersPerHour: number
  readonly hours: number
  readonly switches: Switches
  readonly method?: Method
  /** Computed already; else it is computed from the plan. */
  readonly coverage?: Coverage
  /** Share of the pallets that a driver books wrongly; and people at each crossing in an hour. */
  readonly mistakes?: number
  readonly pedestrians?: number
}

export interface ShiftResults {
  readonly arrived: number
  readonly whole: ShiftFigures
  readonly perTruck: readonly ShiftFigures[]
}

/** What has to be fixed before a shift can run. */
export interface NoShift {
  readonly problems: readonly RoadProblem[]
}

/** One shift in one hall, computed step by step. */
export class Shift {
  readonly floor: Floor
  readonly pedestrians: Pedestrians
  readonly keyframes: Keyframes
  readonly steps: number
  arrived = 0
  private readonly orders: OrderStream
  private readonly traffic: Traffic
  private readonly work: Work
  private readonly dispatch: Dispatch

  constructor(floor: Floor, options: ShiftOptions) {
    const { seed, hours, ordersPerHour } = options
    this.floor = floor
    this.steps = Math.floor(hours * 3600 * stepsPerSecond + 0.5)
    this.keyframes = new Keyframes(floor.trucks.length, hours * 3600)
    this.orders = new OrderStream(seed, ordersPerHour, floor.roads.docks.length)
    this.traffic = new Traffic(floor)
    this.work = new Work(floor)
    this.dispatch = new Dispatch(floor, this.work)
    this.pedestrians = new Pedestrians(floor, this.traffic.seeing, seed, options.pedestrians)
  }

  /** Seconds from the start of the shift. */
  get time(): number {
    return this.floor.now * step
  }

  get isOver(): boolean {
    return this.floor.now >= this.steps
  }

  /** Orders that no truck has yet. */
  get waiting(): number {
    return this.dispatch.waiting.length + this.floor.returned.length
  }

  /** Computes a fifth of a second. */
  step() {
    if (this.isOver) return
    const { floor } = this
    const isSecond = floor.now % stepsPerSecond === 0
    if (isSecond) this.keep()
    this.takeOrder()
    this.dispatch.run()
    this.pedestrians.walk()
    for (const truck of floor.trucks) this.move(truck, isSecond)
    floor.record.endStep()
    floor.now += 1
    if (this.isOver) this.keep()
  }

  /** Computes up to so many seconds after the start. */
  advance(until: number) {
    while (!this.isOver && this.time < until) this.step()
  }

  results(): ShiftResults {
    const { floor } = this
    const { figures, responses, times, now } = floor
    const own = <T extends { truck: number }>(all: readonly T[], index: number) =>
      all.filter(({ truck }) => truck === index)
    const seconds = (all: typeof responses) => all.map((response) => response.seconds)
    return {
      arrived: this.arrived,
      whole: figuresOf(figures, seconds(responses), times, now),
      perTruck: figures.map((truck, index) =>
        figuresOf([truck], seconds(own(responses, index)), own(times, index), now),
      ),
    }
  }

  private takeOrder() {
    const { floor } = this
    const order = this.orders.arriving(floor.now)
    if (!order) return
    this.arrived += 1
    this.dispatch.waiting.push(order)
    const [x, y] = floor.roads.docks[order.dock]?.place ?? [0, 0]
    floor.record.add(floor.now, { kind: 'order', order: order.index, x, y })
  }

  private move(truck: Truck, isSecond: boolean) {
    const { floor, traffic, work } = this
    const figures = floor.figuresOf(truck)
    const isMoving =
      truck.phase === 'fetching' || truck.phase === 'bringing' || truck.phase === 'parking'
    if (isMoving) {
      if (isSecond) traffic.locate(truck)
      if (traffic.drive(truck)) work.arrive(truck)
      else {
        const onward = traffic.onwardOf(truck)
        if (onward) work.turnOnward(truck, onward)
      }
    } else if (truck.isHandling && floor.now >= truck.busyUntil) work.finish(truck)
    const isStanding = truck.speed === 0
    const isBlocked = isStanding && isMoving && truck.job !== undefined && !truck.isHandling
    if (truck.job) {
      figures.busySteps += 1
      if (isBlocked) figures.blockedSteps += 1
    } else if (isStanding) figures.idleSteps += 1
    figures.man()
    follow(truck, floor.trucks, floor.rights.standing)
    const { x, y } = truck.drawn.pose
    floor.record.count(floor.knowledge.squareAt(x, y), isBlocked)
  }

  /** Keeps where every truck is. */
  private keep() {
    this.keyframes.add(this.floor.trucks.map(({ drawn }) => drawn.pose))
  }
}

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
