import { shiftConstants } from './constants.ts'
import type { Network, PieceDraft, WayDraft } from './network.ts'
import { onFloor } from './spurs.ts'
import type { Street } from './streets.ts'

const { section: sectionLength, streetWidth, laneOffset, crossingCost } = shiftConstants
const half = streetWidth / 2
/** Where a truck waits that is to cross the other lane, before the middle of the street. */
const waits = 0.25

type Side = 1 | -1
/** 0 drives to higher x or y, 1 to lower. */
export type LaneIndex = 0 | 1
export const laneIndices: readonly LaneIndex[] = [0, 1]

type Pair = readonly [number, number]
type Entry = Pick<WayDraft, 'to' | 'pieces' | 'extraCost'>

/** Both lanes of a street, cut into sections, with right-hand traffic. */
export class Lanes {
  readonly count: number
  readonly street: Street
  readonly limit: number
  private readonly network: Network
  private readonly length: number
  /** By lane and number from the lower end. */
  private readonly sections: readonly (readonly number[])[]
  /** By lane and number in the direction of driving: where the section begins. */
  private readonly junctions: readonly (readonly number[])[]

  constructor(network: Network, street: Street, limit: number) {
    this.network = network
    this.street = street
    this.limit = limit
    this.count = Math.max(2, Math.floor((street.to - street.from) / sectionLength + 0.5))
    this.length = (street.to - street.from) / this.count
    const each = (make: () => number) =>
      laneIndices.map(() => Array.from({ length: this.count }, make))
    this.sections = each(() => network.section())
    this.junctions = each(() => network.junction())
    for (const lane of laneIndices)
      for (let k = 0; k < this.count; k += 1) {
        const [begin, end] = this.bounds(lane, k)
        if (k + 1 === this.count) this.addTurnRound(lane)
        else
          network.addStraight({
            from: this.begins(lane, k),
            to: this.begins(lane, k + 1),
            pieces: [this.along(lane, k, [begin, end])],
          })
      }
  }

  /** The section that lies at `u`, counted from the lower end. */
  at(u: number): number {
    const index = Math.floor((u - this.street.from) / this.length)
    return Math.min(this.count - 1, Math.max(0, index))
  }

  /** `u`, moved to where a truck can turn within its section. */
  turnable(u: number): number {
    const start = this.street.from + this.at(u) * this.length
    return Math.min(start + this.length - 1.5, Math.max(start + 1.5, u))
  }

  sectionAt(lane: LaneIndex, index: number): number {
    return this.sections[lane]?.[index] ?? -1
  }

  /** On which side of the street the lane is. */
  sideOf(lane: LaneIndex): Side {
    if (this.street.axis === 'x') return lane === 0 ? -1 : 1
    return lane === 0 ? 1 : -1
  }

  /** The way from the lane off the street at `u`, on one side, up to `edge` from its middle. */
  leave(lane: LaneIndex, u: number, side: Side, edge = half) {
    const k = this.ordinal(lane, this.at(u))
    const [begin] = this.bounds(lane, k)
    const own = this.sectionAt(lane, this.at(u))
    const across = this.sideOf(lane) * laneOffset
    const isNear = this.sideOf(lane) === side
    const rise = isNear ? edge - laneOffset : waits + laneOffset
    const turns = lane === 0 ? Math.max(begin, u - rise) : Math.min(begin, u + rise)
    const first = this.along(lane, k, [begin, turns], true)
    const from = this.begins(lane, k)
    if (isNear) return { from, pieces: [first, this.turn(own, [turns, across], [u, side * edge])] }
    const other = this.sectionAt(lane === 0 ? 1 : 0, this.at(u))
    return {
      from,
      pieces: [
        first,
        this.turn(own, [turns, across], [u, side * waits]),
        this.turn(other, [u, side * waits], [u, side * edge]),
      ],
      extraCost: this.isLast(k) ? 0 : crossingCost - (edge - waits),
    }
  }

  /** The way from `edge` beside the middle of the street at `u` into the lane. */
  enter(lane: LaneIndex, u: number, side: Side, edge = half): Entry {
    const k = this.ordinal(lane, this.at(u))
    // Where the lane ends it joins the other one.
    if (this.isLast(k)) return { ...this.enter(lane === 0 ? 1 : 0, u, side, edge), extraCost: 0 }
    const [, end] = this.bounds(lane, k)
    const own = this.sectionAt(lane, this.at(u))
    const across = this.sideOf(lane) * laneOffset
    const isNear = this.sideOf(lane) === side
    const rise = isNear ? edge - laneOffset : waits + laneOffset
    const turned = lane === 0 ? Math.min(end, u + rise) : Math.max(end, u - rise)
    const last = this.along(lane, k, [turned, end], true)
    const to = this.begins(lane, k + 1)
    if (isNear) return { to, pieces: [this.turn(own, [u, side * edge], [turned, across]), last] }
    const other = this.sectionAt(lane === 0 ? 1 : 0, this.at(u))
    return {
      to,
      pieces: [
        this.turn(other, [u, side * edge], [u, side * waits]),
        this.turn(own, [u, side * waits], [turned, across]),
        last,
      ],
      extraCost: crossingCost - (edge - waits),
    }
  }

  /** The way from one edge of the street straight over both lanes; undefined where it would be askew. */
  over(u0: number, side: Side, u1: number, [edge0, edge1]: Pair = [half, half]) {
    const index = this.at(u0)
    if (this.at(u1) !== index) return undefined
    const near: LaneIndex = this.sideOf(0) === side ? 0 : 1
    const middle = (u0 + u1) / 2
    return {
      pieces: [
        this.turn(this.sectionAt(near, index), [u0, side * edge0], [middle, 0]),
        this.turn(this.sectionAt(near === 0 ? 1 : 0, index), [middle, 0], [u1, -side * edge1]),
      ],
      extraCost: crossingCost - 2 * laneOffset,
    }
  }

  /** The way from the end of a lane to where trucks park beyond it, and back into the other lane. */
  park(lane: LaneIndex) {
    const k = this.count - 1
    const [begin, end] = this.bounds(lane, k)
    const other = lane === 0 ? 1 : 0
    const direction = lane === 0 ? 1 : -1
    const gate = end - direction * 1.2
    const place = onFloor(this.street, end - direction * 0.9, 0)
    const [, back] = this.bounds(other, 0)
    return {
      place,
      gate: { u: gate, lane: this.sideOf(lane) * laneOffset },
      from: this.begins(lane, k),
      to: this.begins(other, 1),
      enter: this.along(lane, k, [begin, gate], true),
      leave: this.along(other, 0, [gate, back], true),
    }
  }

  /** The junction before a section; behind the last one follows the other lane. */
  private begins(lane: LaneIndex, k: number): number {
    if (k < this.count) return this.junctions[lane]?.[k] ?? -1
    return this.junctions[lane === 0 ? 1 : 0]?.[1] ?? -1
  }

  private isLast = (k: number) => k === this.count - 1

  private ordinal(lane: LaneIndex, index: number): number {
    return lane === 0 ? index : this.count - 1 - index
  }

  /** Where a section begins and ends in the direction of driving. */
  private bounds(lane: LaneIndex, k: number): [number, number] {
    const { from } = this.street
    const index = this.ordinal(lane, k)
    const low = from + index * this.length
    const high = from + (index + 1) * this.length
    return lane === 0 ? [low, high] : [high, low]
  }

  private along(lane: LaneIndex, k: number, [u0, u1]: Pair, isTurning = false): PieceDraft {
    const across = this.sideOf(lane) * laneOffset
    return {
      section: this.sectionAt(lane, this.ordinal(lane, k)),
      limit: this.limit,
      isTurn: false,
      isPassing: isTurning,
      from: onFloor(this.street, u0, across),
      to: onFloor(this.street, u1, across),
    }
  }

  /** From one place to another, each along the street and across it. */
  private turn(section: number, [u0, w0]: Pair, [u1, w1]: Pair): PieceDraft {
    return {
      section,
      limit: this.limit,
      isTurn: true,
      isPassing: true,
      from: onFloor(this.street, u0, w0),
      to: onFloor(this.street, u1, w1),
    }
  }

  /** Lanes join at the ends of the street. */
  private addTurnRound(lane: LaneIndex) {
    const k = this.count - 1
    const other: LaneIndex = lane === 0 ? 1 : 0
    const [begin, end] = this.bounds(lane, k)
    const turns = (begin + end) / 2
    const bow = turns + (lane === 0 ? laneOffset : -laneOffset)
    const across = this.sideOf(lane) * laneOffset
    const [, back] = this.bounds(other, 0)
    this.network.add({
      from: this.begins(lane, k),
      to: this.begins(other, 1),
      pieces: [
        this.along(lane, k, [begin, turns], true),
        this.turn(this.sectionAt(lane, this.ordinal(lane, k)), [turns, across], [bow, 0]),
        this.turn(this.sectionAt(other, this.ordinal(other, 0)), [bow, 0], [turns, -across]),
        this.along(other, 0, [turns, back], true),
      ],
    })
  }
}
