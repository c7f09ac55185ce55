import { boundsOf, type Box, type Corner, type Plan } from '../plan.ts'
import { shiftConstants } from './constants.ts'
import { freeFloorOf } from './free-floor.ts'
import { onFloor, type StagingSpur } from './spurs.ts'
import type { Street } from './streets.ts'

const { body, streetWidth } = shiftConstants

/** Between two trucks that stand side by side, or one behind the other. */
const gap = 0.3
const pitch = { across: body.width + gap, along: body.length + gap }

/** Side by side before the pallets of a dock. */
export function slotsBeside(street: Street, { u, w, side }: StagingSpur): Corner[] {
  const depth = w - side * (body.length / 2 + 0.1)
  return [0, 1, -1, 2, -2].map((k) => onFloor(street, u + k * pitch.across, depth))
}

/** In rows beside the end of a street, on the side of its docks, where nothing else stands. */
export function parkingSlots(
  plan: Plan,
  street: Street,
  isAtHigh: boolean,
  spurs: readonly StagingSpur[],
): Corner[] {
  const isFree = freeFloorOf(plan)
  const taken = [
    ...plan.staging.map(boundsOf),
    ...spurs.flatMap((spur) => slotsBeside(street, spur).map(([x, y]) => boxAround(x, y, street))),
  ]
  const side = spurs[0]?.side ?? 1
  const [end, inward] = isAtHigh ? [street.to, -1] : [street.from, 1]
  const first = streetWidth / 2 + body.length / 2
  const rows = [0, 1, 2, 3, 4, 5, 6, 7]
  return rows.flatMap((row) =>
    [0, 1].flatMap((column): Corner[] => {
      const u = end + inward * (body.width / 2 + gap + column * pitch.across)
      const [x, y] = onFloor(street, u, side * (first + row * pitch.along))
      const box = boxAround(x, y, street)
      return isFree(box) && !taken.some((place) => overlap(place, box)) ? [[x, y]] : []
    }),
  )
}

function boxAround(x: number, y: number, { axis }: Street): Box {
  const [width, height] = axis === 'x' ? [body.width, body.length] : [body.length, body.width]
  return { left: x - width / 2, right: x + width / 2, bottom: y - height / 2, top: y + height / 2 }
}

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  one.right > other.left &&
  one.bottom < other.top &&
  one.top > other.bottom
