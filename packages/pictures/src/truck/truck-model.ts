/**
 * A counterbalance truck of 2.5 t with lowered forks, in metres: x ahead, z up, its tag above the origin.
 * Every drawing of a truck takes its proportions from here.
 */

/** A box: its lower corner, then its upper one. */
export type TruckPart = readonly [
  x0: number,
  y0: number,
  z0: number,
  x1: number,
  y1: number,
  z1: number,
]

export const chassis: TruckPart = [-0.6, -0.57, 0.17, 0.8, 0.57, 0.78]
export const counterweight: TruckPart = [-1.25, -0.54, 0.17, -0.6, 0.54, 1.2]
/** Of two posts and of two forks that of the left; the right one is its mirror image. */
export const mast: TruckPart = [0.82, 0.3, 0.08, 0.98, 0.46, 2.5]
export const fork: TruckPart = [1.08, 0.22, 0.1, 2.2, 0.36, 0.16]
export const pallet: TruckPart = [1.08, -0.4, 0.16, 2.28, 0.4, 0.31]
export const palletLength = 1.2

/** Metres from the tag to the ends of a loaded truck, and its width. */
export const rear = counterweight[0]
export const front = pallet[3]
export const width = 2 * chassis[4]

/** A part on both sides of the truck, given that on one. */
export const onBothSides = ([x0, y0, z0, x1, y1, z1]: TruckPart): readonly TruckPart[] => [
  [x0, -y1, z0, x1, -y0, z1],
  [x0, y0, z0, x1, y1, z1],
]
