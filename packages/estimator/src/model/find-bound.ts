import { required } from '@repo/platform/values/required.ts'
interface Condition {
  reaches: (value: number) => boolean
  /** Whether all values from one to another reach the goal, or none does; undefined: that is not known. */
  settled?: ((one: number, other: number) => boolean | undefined) | undefined
  isWhole: boolean
}

interface Found {
  atLeast?: number
  atMost?: number
}

/**
 * The nearest value at which the goal is reached; where it already is, the bounds within which it
 * stays so.
 */
export function findBound(
  present: number,
  points: readonly number[],
  condition: Condition,
): Found | 'never' | 'always' {
  const { reaches } = condition
  const below = points.filter((point) => point < present).toReversed()
  const above = points.filter((point) => point > present)
  const isReached = reaches(present)
  const [lower, upper] = [below, above].map((way) => {
    const turn = findTurn(way, isReached, condition)
    if (turn < 0) return undefined
    const [near, far] = [way[turn - 1] ?? present, required(way[turn], 'the turning point')]
    return isReached ? bisect(near, far, condition) : bisect(far, near, condition)
  })
  if (lower === undefined && upper === undefined) return isReached ? 'always' : 'never'
  if (isReached)
    return {
      ...(lower !== undefined && { atLeast: lower }),
      ...(upper !== undefined && { atMost: upper }),
    }
  const isUpperNearer = (upper ?? Infinity) - present < present - (lower ?? -Infinity)
  return isUpperNearer ? { atLeast: upper! } : { atMost: lower! }
}

/** So many points at a time are skipped where they are settled. */
const block = 64

/** The index of the first point that does not reach the goal, or does, as the present value; -1: none. */
function findTurn(way: readonly number[], isReached: boolean, { reaches, settled }: Condition) {
  let isSettled = false
  return way.findIndex((point, n) => {
    if (n % block === 0)
      isSettled = settled?.(point, way[n + block - 1] ?? way.at(-1)!) === isReached
    return !isSettled && reaches(point) !== isReached
  })
}

/** Bisection: the last value that reaches the goal, between one that does and one that does not. */
function bisect(reached: number, missed: number, { reaches, isWhole }: Condition): number {
  let [good, bad] = [reached, missed]
  const precision = isWhole ? 1 : Math.max(Math.abs(good), Math.abs(bad)) * 1e-7
  while (Math.abs(good - bad) > precision) {
    const middle = isWhole ? Math.trunc((good + bad) / 2) : (good + bad) / 2
    if (reaches(middle)) good = middle
    else bad = middle
  }
  if (isWhole && Math.abs(reached - missed) === 1) return good
  return shorten(good, bad, (value) => isBetween(value, good, reached) && reaches(value))
}

const isBetween = (value: number, a: number, b: number) =>
  Math.min(a, b) <= value && value <= Math.max(a, b)

/** Rounds to three digits where the goal is still reached, away from the side that misses it. */
function shorten(good: number, bad: number, isAccepted: (value: number) => boolean): number {
  if (good === 0) return good
  const magnitude = Math.floor(Math.log10(Math.abs(good)))
  const round = good > bad ? Math.ceil : Math.floor
  for (let digits = 3; digits <= 9; digits += 1) {
    const scale = 10 ** (digits - 1 - magnitude)
    const short = Number((round(good * scale) / scale).toPrecision(digits + 1))
    if (isAccepted(short)) return short
  }
  return good
}
