import { shiftConstants } from './constants.ts'
import { pickUpOf } from './destinations.ts'
import type { Floor } from './floor.ts'
import type { Order } from './orders.ts'
import { costOf } from './routing.ts'
import type { Truck } from './truck.ts'
import type { Work } from './work.ts'

const { oldestOrders, urgentAfter, stepsPerSecond } = shiftConstants

/** Gives the waiting orders to free trucks. */
export class Dispatch {
  /** From the oldest on. */
  readonly waiting: Order[] = []
  private readonly floor: Floor
  private readonly work: Work

  constructor(floor: Floor, work: Work) {
    this.floor = floor
    this.work = work
  }

  run() {
    this.waiting.unshift(...this.floor.returned.splice(0))
    while (this.waiting.length) {
      const free = this.floor.trucks.filter((truck) => !truck.job)
      if (!free.length) return
      const pair = this.floor.switches.dispatch ? this.nearest(free) : this.longestFree(free)
      if (!pair) return
      this.waiting.splice(this.waiting.indexOf(pair.order), 1)
      this.work.assign(pair.truck, pair.order)
    }
  }

  /** The oldest order, and the truck that has been free longest. */
  private longestFree(free: readonly Truck[]) {
    const order = this.waiting.find((one) => pickUpOf(this.floor, one))
    const truck = free.reduce((best, next) => (next.freeSince < best.freeSince ? next : best))
    return order && { order, truck }
  }

  /** Of the oldest orders and all free trucks the two with the shortest way between them. */
  private nearest(free: readonly Truck[]) {
    const { floor } = this
    const waiting = this.waiting.filter((order) => pickUpOf(floor, order))
    const [oldest] = waiting
    const isUrgent = oldest && floor.now - oldest.arrived > urgentAfter * stepsPerSecond
    let best: { order: Order; truck: Truck } | undefined
    let least = Infinity
    for (const order of waiting.slice(0, isUrgent ? 1 : oldestOrders)) {
      const pickUp = pickUpOf(floor, order)
      if (!pickUp) continue
      for (const truck of free) {
        const cost = costOf(floor.roads.network, truck, pickUp)
        if (cost < least) {
          least = cost
          best = { order, truck }
        }
      }
    }
    return best
  }
}
