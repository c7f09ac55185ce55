import { shiftConstants } from './constants.ts'
import type { Truck } from './truck.ts'

const { truckLength, body } = shiftConstants

/** Where a truck is, and which way it faces. */
export interface Pose {
  /** Its middle. */
  x: number
  y: number
  /** Of length 1. */
  dx: number
  dy: number
}

const behind = truckLength / 2
const rear = { x: 0, y: 0 }

/** Writes the pose: along its way on roads, and in its own slot on the open floor of a spur. */
export function poseOf(truck: Truck, into: Pose) {
  if (isOnSpur(truck, into)) return
  truck.locate(behind - body.length / 2, into)
  truck.locate(behind + body.length / 2, rear)
  const dx = into.x - rear.x
  const dy = into.y - rear.y
  const length = Math.sqrt(dx * dx + dy * dy)
  if (length > 0) {
    into.dx = dx / length
    into.dy = dy / length
  }
  into.x = (into.x + rear.x) / 2
  into.y = (into.y + rear.y) / 2
}

/** Between the street and its slot a truck drives straight, forwards in and backwards out. */
function isOnSpur({ spur, slot, path, starts, front, at }: Truck, into: Pose): boolean {
  if (!spur) return false
  const where = front - behind
  let index = at
  while (index > 0 && (starts[index] ?? 0) > where) index -= 1
  const piece = path[index]
  if (!piece || piece.section >= 0) return false
  const [x, y] = spur.slots[slot % spur.slots.length] ?? spur.place
  const along = where - (starts[index] ?? 0)
  const isInward = piece.way.to === spur.junction
  const [x0, y0] = isInward ? piece.from : piece.to
  const share = isInward ? along / (piece.length - behind) : 1 - along / piece.length
  const inward = share > 1 ? 1 : share
  into.x = x0 + (x - x0) * inward
  into.y = y0 + (y - y0) * inward
  into.dx = spur.facing[0]
  into.dy = spur.facing[1]
  return true
}
