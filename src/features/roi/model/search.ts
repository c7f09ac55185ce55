interface Condition {
  reaches: (value: number) => boolean
  isWhole: boolean
}

interface Found {
  atLeast?: number
  atMost?: number
}

/** The bound of what reaches the goal that is nearest to the present value, or both if it does. */
export function search(
  present: number,
  stops: readonly number[],
  condition: Condition,
): Found | 'never' | 'always' {
  const { reaches } = condition
  const below = stops.filter((stop) => stop < present).toReversed()
  const above = stops.filter((stop) => stop > present)
  const isReached = reaches(present)
  const [lower, upper] = [below, above].map((way) => {
    const turn = way.findIndex((stop) => reaches(stop) !== isReached)
    if (turn < 0) return undefined
    const [near, far] = [way[turn - 1] ?? present, way[turn]!]
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

/** The last value that reaches the goal between one that does and one that does not. */
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

/** Three digits where they do, rounded away from what misses the goal. */
function shorten(good: number, bad: number, isFine: (value: number) => boolean): number {
  if (good === 0) return good
  const magnitude = Math.floor(Math.log10(Math.abs(good)))
  const round = good > bad ? Math.ceil : Math.floor
  for (let digits = 3; digits <= 9; digits += 1) {
    const scale = 10 ** (digits - 1 - magnitude)
    const short = Number((round(good * scale) / scale).toPrecision(digits + 1))
    if (isFine(short)) return short
  }
  return good
}
