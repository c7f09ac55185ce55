import type { Box, Plan } from '../plan.ts'
import { footprint } from '../plan.ts'
import { crossesPrism } from '../sight.ts'

interface Place {
  readonly x: number
  readonly y: number
}

/** Tells whether racks stand on the straight line between two places of the floor. */
export function racksBetween({ racks }: Plan): (from: Place, to: Place) => boolean {
  const boxes: Box[] = racks.map(footprint)
  return (from, to) => {
    const low = { x: Math.min(from.x, to.x), y: Math.min(from.y, to.y) }
    const high = { x: Math.max(from.x, to.x), y: Math.max(from.y, to.y) }
    for (const box of boxes)
      if (
        box.left < high.x &&
        box.right > low.x &&
        box.bottom < high.y &&
        box.top > low.y &&
        crossesPrism(box, 1, { ...from, z: 0 }, { ...to, z: 0 })
      )
        return true
    return false
  }
}
