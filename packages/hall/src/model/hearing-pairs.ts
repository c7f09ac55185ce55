import type { Building } from './building.ts'
import { eachHearing } from './hearing.ts'
import type { Anchor } from './plan.ts'

/** Pairs of a place for an anchor and a cell that hears it, sorted by one of them. */
export interface Pairs {
  /** Where the pairs of each begin; one more than there are. */
  readonly start: Uint32Array
  readonly other: Uint32Array
  /** Values of `heard`. */
  readonly how: Uint8Array
}

export function each(
  { start, other, how }: Pairs,
  of: number,
  act: (other: number, how: number) => void,
) {
  const end = start[of + 1] ?? 0
  for (let at = start[of] ?? 0; at < end; at += 1) act(other[at] ?? 0, how[at] ?? 0)
}

export function hearingOf(building: Building, anchors: readonly Anchor[]): Pairs {
  const start = new Uint32Array(anchors.length + 1)
  const cells: number[] = []
  const how: number[] = []
  anchors.forEach((anchor, index) => {
    eachHearing(building, anchor, (cell, sight) => {
      cells.push(cell)
      how.push(sight)
    })
    start[index + 1] = cells.length
  })
  return { start, other: Uint32Array.from(cells), how: Uint8Array.from(how) }
}

/** The same pairs, sorted by the other one. */
export function turned({ start, other, how }: Pairs, count: number): Pairs {
  const turnedStart = new Uint32Array(count + 1)
  for (const of of other) turnedStart[of + 1] = (turnedStart[of + 1] ?? 0) + 1
  for (let of = 0; of < count; of += 1)
    turnedStart[of + 1] = (turnedStart[of + 1] ?? 0) + (turnedStart[of] ?? 0)
  const next = turnedStart.slice()
  const turnedOther = new Uint32Array(other.length)
  const turnedHow = new Uint8Array(how.length)
  for (let index = 0; index + 1 < start.length; index += 1)
    for (let at = start[index] ?? 0; at < (start[index + 1] ?? 0); at += 1) {
      const of = other[at] ?? 0
      const place = next[of] ?? 0
      next[of] = place + 1
      turnedOther[place] = index
      turnedHow[place] = how[at] ?? 0
    }
  return { start: turnedStart, other: turnedOther, how: turnedHow }
}
