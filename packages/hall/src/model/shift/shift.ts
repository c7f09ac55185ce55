import type { Coverage } from '../coverage.ts'
import type { Method } from '../error.ts'
import { shiftConstants } from './constants.ts'
import { Dispatch } from './dispatch.ts'
import { figuresOf, type ShiftFigures } from './figures.ts'
import type { Floor } from './floor.ts'
import { OrderStream } from './orders.ts'
import { Pedestrians } from './pedestrians.ts'
import { follow } from './follow.ts'
import { Keyframes } from './record.ts'
import type { RoadProblem } from './roads.ts'
import type { Switches } from './switches.ts'
import { Traffic } from './traffic.ts'
import type { Truck } from './truck.ts'
import { Work } from './work.ts'

const { step, stepsPerSecond } = shiftConstants

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
