import type { Floor } from './floor.ts'
import { shiftConstants } from './constants.ts'
import { close } from './driving.ts'
import type { Order } from './orders.ts'
import { costOf, type Destination } from './routing.ts'
import type { Spur } from './spur-roads.ts'
import type { Truck } from './truck.ts'

const { truckLength } = shiftConstants

/**
 * Returns the pick-up place of an order's pallet; undefined if the order has no pallet or place
 * yet.
 */
export function pickUpOf(floor: Floor, order: Order): Destination | undefined {
  const { stock, roads } = floor
  if (order.kind === 'putaway') return stock.hasRoom ? spurEnd(roads.docks[order.dock]) : undefined
  const pallet = stock.oldestOf(order.article)
  return pallet && beside(floor, pallet.booked)
}

/** Where the truck drives now: a dock, a place, or the nearest spur where it may wait. */
export function destinationOf(floor: Floor, truck: Truck): Destination | undefined {
  const { job } = truck
  if (!job) return nearestSpur(floor, truck)
  const isAtDock = (truck.phase === 'fetching') === (job.order.kind === 'putaway')
  if (isAtDock) return spurEnd(floor.roads.docks[job.order.dock])
  return beside(floor, job.pallet ? job.pallet.booked : job.place)
}

/**
 * Returns the position of the truck's middle beside a place, with the whole truck in the aisle.
 */
function beside(floor: Floor, place: number): Destination {
  const { stock, roads } = floor
  const { storage } = stock
  const aisle = roads.aisles[storage.aisleOf(place)]
  if (!aisle) throw new Error('A place outside every aisle')
  const { way, isUp, begins } = aisle
  const low = aisle.along === 'x' ? aisle.left : aisle.bottom
  const along = low + storage.alongOf(place)
  const middle = (isUp ? along - begins : begins - along) + truckLength / 2
  const offset = Math.min(way.length, Math.max(truckLength + close, middle))
  return { way, offset, junction: way.from }
}

function nearestSpur(floor: Floor, truck: Truck): Destination | undefined {
  let nearest: Destination | undefined
  let least = Infinity
  for (const spur of floor.roads.spurs) {
    const end = spurEnd(spur)
    const cost = end ? costOf(floor.roads.network, truck, end) : Infinity
    if (cost < least) {
      least = cost
      nearest = end
    }
  }
  return nearest
}

const spurEnd = (spur: Spur | undefined): Destination | undefined =>
  spur && { way: undefined, offset: 0, junction: spur.junction }
