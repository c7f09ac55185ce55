import type { HallSize } from '#src/model/generate.ts'

const indoors = (area: number, aisles: number, aisleLength: number): HallSize => ({
  area,
  aisles,
  aisleLength,
  tracking: 'indoor',
})

/** The halls that the model gives results for. */
export const goldenHalls = {
  default: indoors(15_000, 20, 60),
  exampleB: indoors(22_000, 16, 80),
  twoBlocks: indoors(9_000, 30, 40),
  mediumStore: indoors(3_000, 6, 25),
  open: indoors(2_000, 0, 0),
} as const
