import type { Aisle } from '../aisles.ts'
import type { Box, Plan } from '../plan.ts'
import { spanOf, type Block } from './blocks.ts'
import { shiftConstants } from './constants.ts'
import { freeFloorOf } from './free-floor.ts'

const { streetWidth, streetDepth } = shiftConstants

/** A road with one lane each way, across the aisles that it serves. */
export interface Street {
  /** The axis along which it runs. */
  readonly axis: Aisle['along']
  /** Its middle on the other axis. */
  readonly at: number
  readonly from: number
  readonly to: number
}

/** A street along the aisles of a block, from one street to another. */
export interface SideStreet {
  /** Its middle, on the axis of the streets that it joins. */
  readonly at: number
  readonly low: number
  readonly high: number
}

export interface BlockStreets {
  /** Indices of the streets at the lower and at the higher end of the block's aisles; −1 stands for no street. */
  readonly low: number
  readonly high: number
}

export interface Streets {
  readonly streets: readonly Street[]
  readonly blocks: readonly BlockStreets[]
  readonly sides: readonly SideStreet[]
}

/** A street along every side of a block where the floor is free. */
export function streetsOf(plan: Plan, blocks: readonly Block[]): Streets {
  const isFree = freeFloorOf(plan)
  const streets: Street[] = []
  const add = (street: Street | undefined) => {
    if (!street) return -1
    const index = streets.findIndex((other) => isSame(other, street, isFree))
    const known = streets[index]
    if (!known) return streets.push(street) - 1
    streets[index] = {
      ...known,
      at: (known.at + street.at) / 2,
      from: Math.min(known.from, street.from),
      to: Math.max(known.to, street.to),
    }
    return index
  }
  const found = blocks.map((block) => {
    const beside = sidesOf(block, isFree)
    const ends = {
      low: add(endOf(block, false, beside, isFree)),
      high: add(endOf(block, true, beside, isFree)),
    }
    const sides = beside.flatMap((at): SideStreet[] =>
      at === undefined || ends.low < 0 || ends.high < 0 ? [] : [{ at, ...ends }],
    )
    return { ends, sides }
  })
  return {
    streets,
    blocks: found.map(({ ends }) => ends),
    sides: distinct(found.flatMap(({ sides }) => sides)),
  }
}

type IsFree = (box: Box) => boolean
/** The middles of the side streets before and after a block. */
type Beside = [before: number | undefined, after: number | undefined]

/** The street at one end of a block's aisles, as long as the block and its side streets. */
function endOf(
  block: Block,
  isHigh: boolean,
  [before, after]: Beside,
  isFree: IsFree,
): Street | undefined {
  const { low, high, near, far } = spanOf(block, block.along)
  const half = streetWidth / 2
  const from = before === undefined ? near : before - half
  const to = after === undefined ? far : after + half
  const edge = isHigh ? high : low
  for (const depth of [streetWidth, streetDepth]) {
    const outer = isHigh ? edge + depth : edge - depth
    const box = boxOf(block.along, [Math.min(edge, outer), Math.max(edge, outer)], [from, to])
    if (isFree(box)) {
      const axis = block.along === 'x' ? 'y' : 'x'
      return { axis, at: (edge + outer) / 2, from, to }
    }
  }
  return undefined
}

/** The middles of the side streets before and after a block, where there is room for them. */
function sidesOf(block: Block, isFree: IsFree): Beside {
  const { low, high, near, far } = spanOf(block, block.along)
  const beside = (isAfter: boolean) => {
    const outer = isAfter ? far + streetWidth : near - streetWidth
    const [from, to] = isAfter ? [far, outer] : [outer, near]
    const reach = streetDepth
    return isFree(boxOf(block.along, [low - reach, high + reach], [from, to]))
      ? (from + to) / 2
      : undefined
  }
  return [beside(false), beside(true)]
}

/** Streets that run into each other, or so close that there is room for one. */
function isSame(one: Street, other: Street, isFree: IsFree): boolean {
  if (one.axis !== other.axis || Math.abs(one.at - other.at) >= streetWidth) return false
  const from = Math.min(one.to, other.to)
  const to = Math.max(one.from, other.from)
  if (to <= from) return true
  const half = streetDepth / 2
  const across = one.axis === 'x' ? 'y' : 'x'
  const low = Math.min(one.at, other.at) - half
  return isFree(boxOf(across, [low, Math.max(one.at, other.at) + half], [from, to]))
}

type Extent = readonly [from: number, to: number]

/** A box from its extent along an axis and across it. */
const boxOf = (along: Aisle['along'], [low, high]: Extent, [near, far]: Extent): Box =>
  along === 'x'
    ? { left: low, right: high, bottom: near, top: far }
    : { left: near, right: far, bottom: low, top: high }

/** Two blocks share the street between them. */
const distinct = (sides: readonly SideStreet[]) =>
  sides.filter(
    (side, index) =>
      !sides
        .slice(0, index)
        .some(
          ({ at, low, high }) =>
            low === side.low && high === side.high && Math.abs(at - side.at) < streetWidth,
        ),
  )
