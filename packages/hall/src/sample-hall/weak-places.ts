import { aislesOf } from '#src/model/aisles.ts'
import { expectedAt } from '#src/model/error.ts'
import { footprint } from '#src/model/plan.ts'
import type { Point } from '@repo/pictures/plan/geometry.ts'
import { breakRoom, hallDepth, hallPlan, hallWidth, rackLeft, rackRows } from './hall.ts'

const lastRack = Math.max(...rackRows.map(({ y }) => y)) + 2.2

/** Edge of a cell in metres. */
export const cell = 1

/** Middles of the cells of the floor in which the model expects a weak position or none. */
export function weakPlaces(): Point[] {
  const aisles = aislesOf(hallPlan)
  const places: Point[] = []
  for (let y = cell / 2; y < hallDepth; y += cell)
    for (let x = cell / 2; x < hallWidth; x += cell) {
      if (isBuilt(x, y)) continue
      const { class: quality } = expectedAt(hallPlan, aisles, [x, y])
      if (quality === 'weak' || quality === 'none') places.push([x, y])
    }
  return places
}

/** Below a rack, between it and the wall, or in the break room, where nothing is located. */
const isBuilt = (x: number, y: number) =>
  (x > breakRoom.left && y < breakRoom.bottom) ||
  (x < rackLeft && y < lastRack) ||
  hallPlan.racks.some((rack) => {
    const { left, right, bottom, top } = footprint(rack)
    return x > left && x < right && y > bottom && y < top
  })
