import { chanceOf, searchFor } from './booking.ts'
import { shiftConstants } from './constants.ts'
import type { Floor } from './floor.ts'
import type { Order } from './orders.ts'
import { destinationOf } from './destinations.ts'
import { Random } from './random.ts'
import { sendOnward, sendTo } from './routing.ts'
import type { Way } from './network.ts'
import type { Pallet } from './stock.ts'
import type { Job, Truck } from './truck.ts'

const { floorPick, floorDrop, rackMove, liftSpeed, lowerSpeed, stepsPerSecond, step } =
  shiftConstants

const stepsOf = (seconds: number) => Math.floor(seconds * stepsPerSecond + 0.5)
const rackSeconds = (height: number) => rackMove + height / liftSpeed + height / lowerSpeed

/** Processes the orders of trucks: fetch, search, lift, bring, set down, and wait for the next. */
export class Work {
  private readonly floor: Floor

  constructor(floor: Floor) {
    this.floor = floor
  }

  assign(truck: Truck, order: Order) {
    const { floor } = this
    const random = new Random(order.seed)
    const chance = chanceOf(random, floor.stock.mistakes)
    const isPutaway = order.kind === 'putaway'
    const pallet = isPutaway ? undefined : floor.stock.oldestOf(order.article)
    if (pallet) floor.stock.promise(pallet)
    const place = isPutaway ? (floor.stock.placeFor(order.article, random) ?? 0) : -1
    truck.job = { order, assigned: floor.now, chance, pallet, place, isYounger: false }
    truck.phase = 'fetching'
    floor.log('assigned', truck)
    this.send(truck)
  }

  /** The truck has reached its destination. */
  arrive(truck: Truck) {
    const { job } = truck
    if (truck.phase === 'parking') this.rest(truck)
    else if (truck.phase === 'fetching' && job) this.beginToFetch(truck, job)
    else if (truck.phase === 'bringing' && job) this.beginToSet(truck, job)
  }

  /** The handling time is over. */
  finish(truck: Truck) {
    const { job } = truck
    if (!job) return
    if (truck.phase === 'searching') this.endSearch(truck, job)
    else if (truck.phase === 'lifting') this.lifted(truck, job)
    else if (truck.phase === 'setting') this.done(truck, job)
  }

  turnOnward(truck: Truck, onward: readonly Way[]) {
    const destination = destinationOf(this.floor, truck)
    if (!destination) return
    sendOnward(this.floor.roads.network, truck, onward, destination)
    truck.stood = 0
    truck.conflict = undefined
    this.floor.figuresOf(truck).reroutes += 1
    this.floor.log('reroute', truck)
  }

  private send(truck: Truck) {
    const destination = destinationOf(this.floor, truck)
    if (destination) sendTo(this.floor.roads.network, truck, destination)
  }

  private beginToFetch(truck: Truck, job: Job) {
    const search = job.pallet && searchFor(this.floor.stock.storage, job.pallet)
    if (search && job.pallet) {
      const figures = this.floor.figuresOf(truck)
      figures.searches += 1
      figures.searchSeconds += search.seconds
      this.floor.log('search', truck)
      this.handle(truck, 'searching', search.seconds)
      return
    }
    this.lift(truck, job)
  }

  private endSearch(truck: Truck, job: Job) {
    const { stock } = this.floor
    if (job.pallet && searchFor(stock.storage, job.pallet)?.found) {
      this.lift(truck, job)
      return
    }
    this.floor.log('lost', truck)
    const next = stock.oldestOf(job.order.article)
    if (!next) {
      this.floor.returned.push(job.order)
      this.release(truck)
      return
    }
    stock.promise(next)
    job.pallet = next
    job.isYounger = true
    truck.phase = 'fetching'
    this.send(truck)
  }

  private lift(truck: Truck, { pallet }: Job) {
    const height = pallet ? this.floor.stock.storage.heightOf(pallet.place) : 0
    this.handle(truck, 'lifting', pallet ? rackSeconds(height) : floorPick)
  }

  private lifted(truck: Truck, job: Job) {
    const { floor } = this
    if (job.pallet) {
      floor.stock.lift(job.pallet)
      floor.figuresOf(truck).lift(floor.stock.storage.heightOf(job.pallet.place))
    }
    floor.responses.push({ truck: truck.index, seconds: (floor.now - job.order.arrived) * step })
    floor.log('lifted', truck)
    truck.isLoaded = true
    truck.phase = 'bringing'
    this.send(truck)
  }

  private beginToSet(truck: Truck, job: Job) {
    if (job.order.kind === 'retrieval') {
      this.handle(truck, 'setting', floorDrop)
      return
    }
    const { stock } = this.floor
    const free = stock.nextFree(job.place) ?? job.place
    const isHere = stock.storage.isSamePosition(free, job.place)
    job.place = free
    if (isHere) this.handle(truck, 'setting', rackSeconds(stock.storage.heightOf(free)))
    else this.send(truck)
  }

  private done(truck: Truck, job: Job) {
    const { floor } = this
    const { order, chance } = job
    const figures = floor.figuresOf(truck)
    if (order.kind === 'putaway') {
      const free = floor.stock.nextFree(job.place) ?? job.place
      const pallet: Pallet = floor.stock.put(order, free, chance)
      figures.lift(floor.stock.storage.heightOf(pallet.place))
    }
    if (job.isYounger) figures.fifoViolations += 1
    figures.done += 1
    const cycle = (floor.now - job.assigned) * step
    floor.times.push({ truck: truck.index, isRetrieval: order.kind === 'retrieval', cycle })
    truck.isLoaded = false
    floor.log('done', truck)
    this.release(truck)
  }

  /** A truck without an order waits on its current spur, or drives to the nearest. */
  private release(truck: Truck) {
    truck.job = undefined
    truck.freeSince = this.floor.now
    if (truck.spur) this.rest(truck)
    else {
      truck.phase = 'parking'
      this.send(truck)
    }
  }

  private rest(truck: Truck) {
    truck.phase = 'waiting'
  }

  private handle(truck: Truck, phase: 'searching' | 'lifting' | 'setting', seconds: number) {
    truck.phase = phase
    truck.busyUntil = this.floor.now + stepsOf(seconds)
  }
}
