import { cornersOf, edgesOf, footprint, insideOf, type Box, type Line, type Plan } from '../plan.ts'
import { crossesPrism } from '../sight.ts'

/** Plans are rounded to the centimetre. */
const margin = 0.01

/** Tells whether a box is free of racks, walls and floor that is kept free, and lies in the hall. */
export function freeFloorOf({ racks, walls, outline, zones }: Plan): (box: Box) => boolean {
  const barred = zones.filter(({ kind }) => kind === 'keep-out').map(({ polygon }) => polygon)
  const racksCorners = racks.map((rack) => cornersOf(footprint(rack)))
  const lines: Line[] = [...walls, ...[outline, ...barred, ...racksCorners].flatMap(edgesOf)]
  const isIndoors = insideOf(outline)
  const isBarred = [...barred, ...racksCorners].map(insideOf)
  return ({ left, right, bottom, top }) => {
    const box = {
      left: left + margin,
      right: right - margin,
      bottom: bottom + margin,
      top: top - margin,
    }
    const [x, y] = [(left + right) / 2, (bottom + top) / 2]
    return (
      isIndoors(x, y) &&
      !isBarred.some((covers) => covers(x, y)) &&
      !lines.some(({ x0, y0, x1, y1 }) =>
        crossesPrism(box, 1, { x: x0, y: y0, z: 0 }, { x: x1, y: y1, z: 0 }),
      )
    )
  }
}
