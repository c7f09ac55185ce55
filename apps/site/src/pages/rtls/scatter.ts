import { seededRandom } from '@repo/pictures/floor/random.ts'

/** Standard deviation on each axis in centimetres: 6.5 cm in two axes, as in the middle of four anchors. */
export const sigmaCm = 4.6
const count = 220

/** Simulated positions of a tag at rest, in centimetres from the truth: the same on every rendering. */
export function scatter(): (readonly [x: number, y: number])[] {
  const random = seededRandom(1018)
  const normal = () => {
    const sum = Array.from({ length: 12 }, random).reduce((total, one) => total + one, -6)
    return Math.round(sum * sigmaCm * 10) / 10
  }
  return Array.from({ length: count }, () => [normal(), normal()] as const)
}
