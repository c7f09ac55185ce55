import { boundsOf } from './measures/inputs.ts'
import { clamp } from './rounding.ts'

/** Of the floor under racks and their aisles. */
const floorShare = 0.44
/** Aisle length as a multiple of the side of a square building. */
const lengthShare = 0.49
const shortest = 10

interface Aisles {
  aisles: number
  aisleLength: number
}

/** Number and length of the aisles that a building of an area has; a given one of them decides the other. */
export function derivedAisles(area: number, pitch: number, given: Partial<Aisles> = {}): Aisles {
  const floor = (floorShare * area) / pitch
  const aisleLength =
    given.aisleLength ??
    (given.aisles
      ? within('aisleLength', floor / given.aisles)
      : Math.max(shortest, Math.round(lengthShare * Math.sqrt(area))))
  return { aisles: given.aisles ?? within('aisles', floor / aisleLength), aisleLength }
}

/** At least 1, and no more than the field takes. */
const within = (key: keyof Aisles, value: number) => clamp(Math.round(value), 1, boundsOf(key).max)
