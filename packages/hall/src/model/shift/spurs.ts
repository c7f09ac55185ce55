import { boundsOf, type Box, type Corner, type Plan } from '../plan.ts'
import { shiftConstants } from './constants.ts'
import { freeFloorOf } from './free-floor.ts'
import type { Street } from './streets.ts'

const { body } = shiftConstants
/** Where a spur begins, from the middle of the street: a truck on it is clear of the lanes. */
export const spurEdge = 2.1
/** Behind a truck that has just left the street. */
const gap = 0.25
/** Between the pallets and the truck that fetches one. */
const before = 1

/** The way over open floor from a street to where pallets stand before a dock. */
export interface StagingSpur {
  readonly street: number
  /** On which side of the street: 1 is at higher x or y. */
  readonly side: 1 | -1
  /** Along the street, and across it. */
  readonly u: number
  readonly w: number
  /** Index of the dock in the plan. */
  readonly dock: number
}

/** One for each dock that has a staging place and a free way to a street. */
export function spursOf(plan: Plan, streets: readonly Street[]): StagingSpur[] {
  const isFree = freeFloorOf(plan)
  return plan.docks.flatMap((dock, index): StagingSpur[] => {
    const staging = plan.staging.map(boundsOf).toSorted((a, b) => away(a, dock) - away(b, dock))[0]
    if (!staging) return []
    const ways = streets
      .map((street, at) => ({ ...wayTo(street, staging), street: at, dock: index }))
      .filter((way) => way.isBeside && isFree(way.box))
      .toSorted((a, b) => Math.abs(a.w) - Math.abs(b.w))
    const [way] = ways
    return way ? [{ street: way.street, side: way.side, u: way.u, w: way.w, dock: index }] : []
  })
}

function wayTo({ axis, at, from, to }: Street, staging: Box) {
  const isX = axis === 'x'
  const [low, high] = isX ? [staging.bottom, staging.top] : [staging.left, staging.right]
  const u = isX ? (staging.left + staging.right) / 2 : (staging.bottom + staging.top) / 2
  const side: 1 | -1 = (low + high) / 2 > at ? 1 : -1
  const edge = side === 1 ? low - at : at - high
  const w = side * Math.max(spurEdge + body.length + gap, edge - before)
  const [near, far] = [at + side * spurEdge, at + w].toSorted((a, b) => a - b)
  const [bottom, top] = [near ?? at, far ?? at]
  const box: Box = isX
    ? { left: u - 0.5, right: u + 0.5, bottom, top }
    : { left: bottom, right: top, bottom: u - 0.5, top: u + 0.5 }
  return { side, u, w, box, isBeside: u > from && u < to && edge > 0 }
}

function away({ left, right, bottom, top }: Box, { x, y }: { x: number; y: number }): number {
  const dx = (left + right) / 2 - x
  const dy = (bottom + top) / 2 - y
  return dx * dx + dy * dy
}

/** A place in a street's own measures, on the floor. */
export const onFloor = ({ axis, at }: Street, u: number, w: number): Corner =>
  axis === 'x' ? [u, at + w] : [at + w, u]
