const decade = 100 / 7.6
/** Where 3 s lie, so that there is room for the moment left of every finite time. */
const [reference, at] = [3, 1.7 * decade]

/** Percent of the axis's width for a time in seconds; 0 is its left end. */
export function placeOf(seconds: number): number {
  if (seconds <= 0) return 0
  return Math.round((at + decade * Math.log10(seconds / reference)) * 100) / 100
}

/** The ticks of a logarithmic scale: 1, 2, … 9 of every power of ten from 1 s to beyond a day. */
export const ticks: readonly { seconds: number; isDecade: boolean }[] = Array.from(
  { length: 46 },
  (_, index) => {
    const power = 10 ** Math.floor(index / 9)
    return { seconds: ((index % 9) + 1) * power, isDecade: index % 9 === 0 }
  },
)
