import type { TruckPart } from './truck-model.ts'

/** Parts of the truck that its outline from above leaves out. */

export const cowl: TruckPart = [0.5, -0.47, 0.78, 0.78, 0.47, 1.25]
export const seat: TruckPart = [-0.44, -0.28, 0.83, 0.1, 0.28, 0.95]
export const backrest: TruckPart = [-0.56, -0.28, 0.83, -0.44, 0.28, 1.45]
export const driver: TruckPart = [-0.42, -0.22, 0.95, -0.14, 0.22, 1.5]
export const head: TruckPart = [-0.38, -0.13, 1.52, -0.14, 0.13, 1.78]
export const guard: TruckPart = [-0.62, -0.46, 2.26, 0.58, 0.46, 2.36]
export const carriage: TruckPart = [1, -0.46, 0.12, 1.08, 0.46, 0.62]
export const goods: TruckPart = [1.1, -0.38, 0.31, 2.26, 0.38, 1.36]
export const wheels = [
  { x: -0.78, radius: 0.3 },
  { x: 0.5, radius: 0.34 },
] as const
export const tagHeight = 2.42
