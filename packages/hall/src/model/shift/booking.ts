import { shiftConstants } from './constants.ts'
import type { Random } from './random.ts'
import type { Storage } from './storage.ts'

const { mistakes, mistakesNearby, mistakePlaces, levels, placeWidth, searchPerPosition } =
  shiftConstants
const { longestSearch } = shiftConstants

/** What chance decides when a pallet is set down; drawn alike whether or not it is then needed. */
export interface Chance {
  readonly isMistaken: boolean
  readonly staysNearby: boolean
  readonly steps: number
  readonly toHigher: boolean
  /** Of the measured position, in standard deviations. */
  readonly deviation: number
}

export function chanceOf(random: Random, share: number = mistakes): Chance {
  return {
    isMistaken: random.uniform() < share,
    staysNearby: random.uniform() < mistakesNearby,
    steps: 1 + random.below(mistakePlaces),
    toHigher: random.uniform() < 0.5,
    deviation: random.normal(),
  }
}

/** Where a pallet stands, and where the stock says that it does. */
export interface Settled {
  readonly place: number
  readonly booked: number
}

/**
 * Booked by the tag on the carriage where `error`, one standard deviation in metres, is known there, and
 * else by the driver, who then may have set it down elsewhere than he says.
 */
interface Booking {
  chance: Chance
  /** Of the position, where the truck knows its own. */
  error: number | undefined
  isFree: (place: number) => boolean
}

export function settle(
  storage: Storage,
  place: number,
  { chance, error, isFree }: Booking,
): Settled {
  if (error !== undefined) {
    const positions = Math.floor((chance.deviation * error) / placeWidth + 0.5)
    return { place, booked: storage.shifted(place, positions) ?? place }
  }
  if (!chance.isMistaken) return { place, booked: place }
  return { place: mistakenFor(storage, place, chance, isFree) ?? place, booked: place }
}

/** The free place in which a driver sets down what belongs in `place`; at its height or above. */
function mistakenFor(
  storage: Storage,
  place: number,
  { staysNearby, steps, toHigher }: Chance,
  isFree: (place: number) => boolean,
): number | undefined {
  const direction = toHigher ? 1 : -1
  const aisle = storage.aisleOf(place)
  const [lower = -1, higher = -1] = storage.aisles[aisle]?.neighbours ?? []
  const [preferred, other] = toHigher ? [higher, lower] : [lower, higher]
  const neighbour = preferred === -1 ? other : preferred
  const isNear = staysNearby || neighbour === -1
  const from = isNear ? place : storage.acrossFrom(place, neighbour)
  // Where all is full at that height and above, the driver tries further on, and then the other way.
  const first = isNear ? Array.from({ length: mistakePlaces }, (_, k) => nth(steps, k)) : nearest
  for (const way of [direction, -direction])
    for (const positions of first) {
      const found = freeAbove(storage, storage.shifted(from, way * positions), isFree)
      if (found !== undefined) return found
    }
  return undefined
}

const nearest = [0, 1, 2, 3, 4, 5]

/** 1 to 5, beginning with `steps`. */
const nth = (steps: number, k: number) => ((steps - 1 + k) % mistakePlaces) + 1

function freeAbove(
  storage: Storage,
  place: number | undefined,
  isFree: (place: number) => boolean,
): number | undefined {
  if (place === undefined) return undefined
  for (let up = 0; storage.levelOf(place) + up < levels; up += 1)
    if (isFree(place + up)) return place + up
  return undefined
}

export interface Search {
  readonly seconds: number
  readonly found: boolean
}

/** Looks left and right of the booked place in turn; undefined when the pallet stands at it. */
export function searchFor(storage: Storage, { place, booked }: Settled): Search | undefined {
  if (place === booked) return undefined
  const aisle = storage.aisleOf(booked)
  const from = storage.positionOf(booked)
  const sought = storage.aisleOf(place) === aisle ? storage.positionOf(place) : -1
  const last = storage.positionsOf(aisle) - 1
  let seconds = 0
  for (let away = 1; away <= last; away += 1)
    for (const position of [from - away, from + away]) {
      if (position < 0 || position > last) continue
      seconds += searchPerPosition
      if (position === sought) return { seconds, found: true }
      if (seconds >= longestSearch) return { seconds, found: false }
    }
  return { seconds, found: sought === from }
}
