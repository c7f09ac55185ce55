/** In months; a longer payback is shown with the remark “above ten years”. */
export const tenYears = 120

const lengths = [12, 18, 24, 36, 60, tenYears] as const
const steps = { 12: 2, 18: 3, 24: 4, 36: 6, 60: 12, 120: 24 } as const

/** The length of the axis: it includes the payback and, where near, the cautious end. */
export function monthsAxis(payback: number | null, cautious: number | null) {
  const wanted = payback === null ? 60 : Math.min(cautious ?? Infinity, payback * 2.2)
  const months = lengths.find((length) => length >= wanted) ?? tenYears
  return { months, step: steps[months] }
}

/** A round number not below `least`: 1, 2, 2.5 or 5 times a power of ten. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= least) ?? 10) * power
}

/** The ticks of the vertical axis: multiples of a round step. */
export function axisTicks(bottom: number, top: number): number[] {
  const step = roundStep((top - bottom) / 6)
  const first = Math.ceil(bottom / step)
  const count = Math.floor(top / step) - first + 1
  return Array.from({ length: count }, (_, at) => (first + at) * step)
}

/** Thousands or millions for the labels of the axis, with the decimals needed. */
export function moneyUnit(levels: readonly number[]) {
  const isMillions = levels.some((value) => Math.abs(value) >= 10_000_000)
  const unit = isMillions ? 1_000_000 : 1_000
  const isWhole = (digits: number) =>
    levels.every((value) => Number.isInteger((value / unit) * 10 ** digits))
  return { unit, isMillions, digits: [0, 1, 2].find(isWhole) ?? 3 }
}
