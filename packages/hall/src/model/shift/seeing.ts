import { shiftConstants } from './constants.ts'
import { approach, stoppingSpeed } from './driving.ts'
import type { Floor } from './floor.ts'
import type { NearMissCause } from './record.ts'
import type { Truck } from './truck.ts'

const { truckLength, nearMiss, heeded, hardBrake } = shiftConstants

/** Drivers who want a road that another holds: when each notices, and how he then brakes. */
export class Seeing {
  private readonly floor: Floor
  private readonly from = { x: 0, y: 0 }
  private readonly to = { x: 0, y: 0 }

  constructor(floor: Floor) {
    this.floor = floor
  }

  /** The speed of a truck whose road is held by another from `distance` on. */
  speedBefore(truck: Truck, holder: number, distance: number, wish: number): number {
    const conflict =
      truck.conflict?.holder === holder
        ? truck.conflict
        : { holder, isAware: false, wasWarned: false }
    truck.conflict = conflict
    if (!conflict.isAware) {
      const cause = this.noticed(truck, holder, distance, wish)
      if (!cause) return wish
      conflict.isAware = true
      const { speed } = truck
      if (speed >= nearMiss.speed && distance < nearMiss.seconds * speed) {
        const isPerson = this.floor.crossingHeldBy(holder) !== undefined
        this.count(truck, isPerson ? 'person' : cause)
      }
    }
    return stoppingSpeed(truck.speed, wish, distance)
  }

  count(truck: Truck, cause: NearMissCause) {
    const figures = this.floor.figuresOf(truck)
    figures.nearMisses += 1
    if (cause === 'person') figures.nearPersons += 1
    this.floor.log('near-miss', truck, cause)
  }

  private noticed(
    truck: Truck,
    holder: number,
    distance: number,
    wish: number,
  ): NearMissCause | undefined {
    if (holder < 0 || truck.speed === 0 || this.sees(truck, holder)) return 'sight'
    if (this.isWarned(truck, holder)) return 'warning'
    return wish > approach(distance, 0, hardBrake) ? 'late' : undefined
  }

  private sees(truck: Truck, holder: number): boolean {
    const { floor, from, to } = this
    truck.locate(0, from)
    const other = floor.trucks[holder]
    if (!other) {
      const place = floor.crossingHeldBy(holder)?.place ?? [from.x, from.y]
      return floor.isVisible(from, { x: place[0], y: place[1] })
    }
    other.locate(0, to)
    if (floor.isVisible(from, to)) return true
    other.locate(truckLength, to)
    return floor.isVisible(from, to)
  }

  /** Once for each conflict: whether the driver is warned of whom he cannot see, and heeds it. */
  private isWarned(truck: Truck, holder: number): boolean {
    const { floor } = this
    if (!floor.switches.warn || !truck.isKnown || truck.conflict?.wasWarned) return false
    const other = floor.trucks[holder]
    const place = floor.crossingHeldBy(holder)?.place
    const isOtherKnown = other
      ? other.isKnown
      : place !== undefined && floor.knowledge.isKnown(place[0], place[1])
    if (!isOtherKnown || !truck.conflict) return false
    truck.conflict.wasWarned = true
    return floor.heeding.uniform() < heeded
  }
}
