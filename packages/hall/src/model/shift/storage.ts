import type { Aisle } from '../aisles.ts'
import { shiftConstants } from './constants.ts'

const { placeWidth, levels, levelHeight } = shiftConstants

/** Places of one aisle position: both sides, all levels. */
const perPosition = 2 * levels

/** An aisle as it is stored in. */
export interface StorageAisle extends Aisle {
  /** Whether its lower end, on x or y, is the one nearer to the docks. */
  readonly isFrontLow: boolean
  /** Aisles across the racks on either side; −1 stands for no aisle. */
  readonly neighbours: readonly [number, number]
}

/**
 * Every place for a pallet, numbered by aisle, position, side and level; positions count from the lower
 * end of the aisle.
 */
export class Storage {
  readonly aisles: readonly StorageAisle[]
  readonly count: number
  /** Number of the first position of each aisle, and last the number of all. */
  private readonly first: readonly number[]
  private readonly aisleOfPosition: Int32Array

  constructor(aisles: readonly StorageAisle[]) {
    this.aisles = aisles
    const first = [0]
    for (const aisle of aisles)
      first.push((first.at(-1) ?? 0) + Math.max(1, Math.floor(lengthOf(aisle) / placeWidth)))
    this.first = first
    const positions = first.at(-1) ?? 0
    this.aisleOfPosition = new Int32Array(positions)
    aisles.forEach((_, aisle) => this.aisleOfPosition.fill(aisle, first[aisle], first[aisle + 1]))
    this.count = positions * perPosition
  }

  aisleOf(place: number): number {
    return this.aisleOfPosition[Math.floor(place / perPosition)] ?? 0
  }

  /** Counted from the lower end of its aisle. */
  positionOf(place: number): number {
    return Math.floor(place / perPosition) - (this.first[this.aisleOf(place)] ?? 0)
  }

  positionsOf(aisle: number): number {
    return (this.first[aisle + 1] ?? 0) - (this.first[aisle] ?? 0)
  }

  levelOf = (place: number) => place % levels

  heightOf = (place: number) => (place % levels) * levelHeight

  isSamePosition = (one: number, other: number) =>
    Math.floor(one / perPosition) === Math.floor(other / perPosition)

  /** Metres from the lower end of its aisle. */
  alongOf(place: number): number {
    return (this.positionOf(place) + 0.5) * placeWidth
  }

  /** 0, 1 or 2: the third of the aisle, counted from the docks, in which the place lies. */
  thirdOf(place: number): 0 | 1 | 2 {
    const aisle = this.aisleOf(place)
    const count = this.positionsOf(aisle)
    const position = this.positionOf(place)
    const fromFront = this.aisles[aisle]?.isFrontLow ? position : count - 1 - position
    const third = Math.floor((3 * fromFront) / count)
    if (third < 1) return 0
    return third < 2 ? 1 : 2
  }

  /** The place at the same side and level, so many positions on; undefined beyond the aisle. */
  shifted(place: number, positions: number): number | undefined {
    const position = this.positionOf(place) + positions
    const isInside = position >= 0 && position < this.positionsOf(this.aisleOf(place))
    return isInside ? place + positions * perPosition : undefined
  }

  /** The place at the same position, side and level in another aisle, or in its last position. */
  acrossFrom(place: number, aisle: number): number {
    const position = Math.min(this.positionOf(place), this.positionsOf(aisle) - 1)
    return ((this.first[aisle] ?? 0) + position) * perPosition + (place % perPosition)
  }

  /** Where a truck stands that reaches the place. */
  middleOf(place: number): { x: number; y: number } {
    const { left, right, bottom, top, along } = this.aisles[this.aisleOf(place)] ?? nowhere
    const metres = this.alongOf(place)
    return along === 'x'
      ? { x: left + metres, y: (bottom + top) / 2 }
      : { x: (left + right) / 2, y: bottom + metres }
  }
}

const nowhere: Aisle = { along: 'x', left: 0, right: 0, bottom: 0, top: 0 }

const lengthOf = ({ along, left, right, bottom, top }: Aisle) =>
  along === 'x' ? right - left : top - bottom
