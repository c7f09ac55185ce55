import { required } from '#src/values/required.ts'
/** Places in two lists that belong together; a single place was added or removed. */
export interface Pair {
  was?: number
  is?: number
}

/** The similarity of two entries, from 0 to 1. */
type Likeness = (was: number, is: number) => number

/**
 * Pairs the entries of a list with those of a later list. Equal entries belong together at any
 * position, so that a moved entry has not changed. Different entries at the same place belong
 * together. Similarity decides which of several entries have no partner, never how many.
 */
export function align(
  before: readonly string[],
  after: readonly string[],
  likeness?: Likeness,
): Pair[] {
  const places = new Map<string, number[]>()
  for (const [at, entry] of before.entries()) places.set(entry, [...(places.get(entry) ?? []), at])
  /** The place in `before`, by place in `after`. */
  const origin = after.map((entry) => places.get(entry)?.shift())
  const kept = new Set(origin)
  for (const direction of [1, -1] as const) {
    const gaps = gapsOf(before.length, origin, kept, direction)
    for (const { was, is } of gaps.values())
      for (const [from, to] of pairUp(was, is, likeness)) origin[to] = from
    for (const from of origin) kept.add(from)
  }
  return inOrder(before.length, origin)
}

interface Gap {
  was: number[]
  is: number[]
}

/**
 * Returns the unpaired entries on both sides after (direction 1) or before (-1) the same equal
 * entry.
 */
function gapsOf(
  length: number,
  origin: readonly (number | undefined)[],
  kept: ReadonlySet<number | undefined>,
  direction: 1 | -1,
): Map<number, Gap> {
  const gaps = new Map<number, Gap>()
  const gapAfter = (anchor: number): Gap => {
    const gap = gaps.get(anchor) ?? { was: [], is: [] }
    gaps.set(anchor, gap)
    return gap
  }
  const walk = (count: number) => {
    const places = Array.from({ length: count }, (_, at) => at)
    return direction === 1 ? places : places.toReversed()
  }
  let anchor = -1
  for (const at of walk(length))
    if (kept.has(at)) anchor = at
    else gapAfter(anchor).was.push(at)
  anchor = -1
  for (const at of walk(origin.length)) {
    const from = origin[at]
    if (from === undefined) gapAfter(anchor).is.push(at)
    else anchor = from
  }
  for (const { was, is } of gaps.values()) {
    was.sort((a, b) => a - b)
    is.sort((a, b) => a - b)
  }
  return gaps
}

const mostCompared = 2_500

/** Pairs all entries of the shorter side in order, with maximum similarity. */
function pairUp(was: number[], is: number[], likeness?: Likeness): [number, number][] {
  const isReversed = was.length > is.length
  const [few, many] = isReversed ? [is, was] : [was, is]
  const spare = many.length - few.length
  const pair = (one: number, other: number): [number, number] =>
    isReversed ? [other, one] : [one, other]
  if (!spare || !likeness || few.length * many.length > mostCompared)
    return few.map((one, at) => pair(one, required(many[at], 'its pair')))
  // best[skipped]: the best pairing of the entries so far, with so many skipped on the longer side.
  let best: { sum: number; pairs: [number, number][] }[] = Array.from(
    { length: spare + 1 },
    () => ({
      sum: 0,
      pairs: [],
    }),
  )
  for (const [at, one] of few.entries()) {
    const next: typeof best = []
    for (const [skipped, { sum, pairs }] of best.entries()) {
      const [from, to] = pair(one, many[at + skipped]!)
      const taken = {
        sum: sum + likeness(from, to),
        pairs: [...pairs, pair(one, many[at + skipped]!)],
      }
      const before = next.at(-1)
      next.push(before && before.sum > taken.sum ? before : taken)
    }
    best = next
  }
  return best.at(-1)!.pairs
}

/** Sorts pairs by the later list; a removed entry follows its former predecessor. */
function inOrder(length: number, origin: readonly (number | undefined)[]): Pair[] {
  const left = new Set(origin)
  const behind = new Map<number, Pair[]>()
  let anchor = -1
  for (let was = 0; was < length; was += 1)
    if (left.has(was)) anchor = was
    else behind.set(anchor, [...(behind.get(anchor) ?? []), { was }])
  const after = origin.flatMap((was, is): Pair[] =>
    was === undefined ? [{ is }] : [{ was, is }, ...(behind.get(was) ?? [])],
  )
  return [...(behind.get(-1) ?? []), ...after]
}

/** Counts the changed, added and removed entries. */
export const countChanges = (before: readonly string[], after: readonly string[]): number =>
  align(before, after).filter(
    ({ was, is }) => was === undefined || is === undefined || before[was] !== after[is],
  ).length
