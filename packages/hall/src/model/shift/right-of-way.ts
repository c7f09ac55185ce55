import { shiftConstants } from './constants.ts'
import type { Piece } from './network.ts'
import type { Roads } from './roads.ts'
import type { RoadAisle } from './spur-roads.ts'
import { Standing } from './standing.ts'
import type { Truck } from './truck.ts'

const { truckLength, body } = shiftConstants

const free = -1
/** Sections at the ends of two streets, where nobody drives straight on. */
const turnRounds = 4
/** Stands for the aisle itself where it takes no more trucks. */
const fullAisle = -1
/** Stands for the whole hall, where as many trucks are under way as it has room for. */
export const fullHall = -2

/** Who holds which section, and how many trucks are in each aisle. */
export class RightOfWay {
  private readonly holders: Int32Array
  private readonly inAisle: Int32Array
  private readonly admitted: number
  private underWay = 0
  private readonly aisles: ReadonlyMap<number, RoadAisle>
  readonly standing: Standing

  constructor({ network, aisles, spurs }: Roads) {
    this.holders = new Int32Array(network.sections).fill(free)
    this.inAisle = new Int32Array(Math.max(0, ...aisles.map(({ way }) => way.aisle + 1)))
    const inAisles = aisles.reduce((sum, { way }) => sum + way.pieces.length, 0)
    const room = aisles.reduce((sum, { admits }) => sum + admits, 0)
    // With more of them, some stand in a ring, each on the road that the next one wants.
    const inStreets = network.sections - inAisles - turnRounds
    this.admitted = Math.max(1, Math.min(room - 1, Math.floor(inStreets / 3)))
    this.aisles = new Map(aisles.map((aisle) => [aisle.way.aisle, aisle]))
    this.standing = new Standing(spurs)
  }

  isFree(section: number): boolean {
    return this.holders[section] === free
  }

  isFreeFor(section: number, holder: number): boolean {
    return this.isFree(section) || this.holders[section] === holder
  }

  take(section: number, holder: number) {
    this.holders[section] = holder
  }

  leave(section: number) {
    this.holders[section] = free
  }

  /**
   * Holds the truck's next section, with all that it can only hold together. Answers who stands against
   * it; undefined when it holds them now.
   */
  extend(truck: Truck): number | undefined {
    const { path, index } = truck
    let last = truck.held
    for (let isOpen = true; isOpen && last + 1 < path.length;) {
      last += 1
      const piece = path[last]
      if (!piece) break
      const holder = piece.section < 0 ? free : (this.holders[piece.section] ?? free)
      if (holder !== free && holder !== index) return holder
      if (leavesSpur(piece) && this.underWay >= this.admitted) return fullHall
      const { aisle } = piece.way
      if (aisle >= 0 && piece.index === 0 && this.isFull(aisle)) return fullAisle
      isOpen = piece.isPassing
    }
    for (let next = truck.held + 1; next <= last; next += 1) {
      const piece = path[next]
      if (!piece) continue
      if (leavesSpur(piece)) this.underWay += 1
      if (piece.section >= 0) this.holders[piece.section] = index
      else if (piece.way.to === piece.way.spur) {
        this.underWay -= 1
        this.standing.enter(truck, piece.way.spur)
      }
      if (piece.way.aisle >= 0 && piece.index === 0) this.count(piece.way.aisle, 1)
    }
    truck.held = last
    return undefined
  }

  /** Gives back what the tail has left. */
  release(truck: Truck) {
    const { path, starts } = truck
    // On open floor nobody stands behind it: there it needs no gap.
    const isOnSpur = (path[truck.at]?.section ?? -1) < 0
    const tail = truck.front - (isOnSpur ? body.length : truckLength)
    while (truck.tail < truck.at && (starts[truck.tail + 1] ?? Infinity) <= tail) {
      const piece = path[truck.tail]
      truck.tail += 1
      if (!piece) continue
      const { section, way } = piece
      if (section < 0) {
        if (way.from === way.spur) this.standing.leave(truck, way.spur)
        continue
      }
      if (way.aisle >= 0 && piece.index === way.pieces.length - 1) this.count(way.aisle, -1)
      let isHeldAgain = false
      for (let next = truck.tail; next <= truck.held; next += 1)
        if (path[next]?.section === section) isHeldAgain = true
      if (!isHeldAgain) this.holders[section] = free
    }
  }

  private isFull(aisle: number): boolean {
    return (this.inAisle[aisle] ?? 0) >= (this.aisles.get(aisle)?.admits ?? 1)
  }

  private count(aisle: number, change: 1 | -1) {
    this.inAisle[aisle] = (this.inAisle[aisle] ?? 0) + change
  }
}

/** The first piece of a road after the open floor. */
const leavesSpur = ({ way, index }: Piece) => index === 1 && way.from === way.spur
