/** The longest estimate that is worth a number without a remark: ten years. */
export const tenYears = 120

const lengths = [12, 18, 24, 36, 60, tenYears] as const
const steps = { 12: 2, 18: 3, 24: 4, 36: 6, 60: 12, 120: 24 } as const

/** Long enough to see the payback and, where it is not far beyond, the cautious end too. */
export function monthsAxis(payback: number | null, cautious: number | null) {
  const wanted = payback === null ? 60 : Math.min(cautious ?? Infinity, payback * 2.2)
  const months = lengths.find((length) => length >= wanted) ?? tenYears
  return { months, step: steps[months] }
}

/** A round number of at least the given size: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 2.5, 5].find((factor) => factor * power >= least) ?? 10) * power
}

/** The marks of an upright axis: multiples of a round step. */
export function levelsBetween(bottom: number, top: number): number[] {
  const step = roundStep((top - bottom) / 6)
  const first = Math.ceil(bottom / step)
  const count = Math.floor(top / step) - first + 1
  return Array.from({ length: count }, (_, at) => (first + at) * step)
}

/** The ruler below the headline: its end and the distance of its long ticks, in months. */
export function rulerScale(
  payback: number | null,
  cautious: number | null,
  optimistic: number | null,
) {
  const middle = payback ?? optimistic ?? 12
  const isNear = cautious !== null && cautious <= middle * 4
  const wanted = Math.max(12, isNear ? cautious : middle * 2)
  const major = roundStep(wanted / 4)
  return { end: Math.ceil(wanted / major) * major, major }
}

/** Five short ticks to a long one, as the path of a drawing 8 high and as many wide as months. */
export function rulerTicks(end: number, major: number): string {
  const count = (end / major) * 5
  const at = (tick: number) => round((tick * major) / 5)
  return Array.from({ length: count + 1 }, (_, tick) => `M${at(tick)} 0V${tick % 5 ? 4 : 8}`).join(
    '',
  )
}

export const percent = (share: number) => `${round(share * 100)}%`

/** A text beside an upright line, on the side where there is more room. */
export const beside = (share: number) =>
  share > 0.5 ? ({ dx: -8, textAnchor: 'end' } as const) : ({ dx: 8 } as const)

/** As shares of the ruler: the least distance of two labels centred at their marks, and one's width. */
const apart = 0.5
const labelWidth = 0.34

type Label = readonly [share: number, textAnchor: 'start' | 'middle' | 'end']

/** Where the labels of two marks stand so that both stay inside the ruler and neither on the other. */
export function labelPlaces(left: number, right: number): readonly [Label, Label] {
  if (right - left >= apart) return [anchored(left), anchored(right)]
  const first = Math.min(left, 1 - 2 * labelWidth)
  const second = Math.min(Math.max(right, first + labelWidth), 1 - labelWidth)
  return [
    [first, 'start'],
    [second, 'start'],
  ]
}

const anchored = (share: number): Label => [
  share,
  share < 0.15 ? 'start' : share > 0.85 ? 'end' : 'middle',
]

const round = (value: number) => Math.round(value * 100) / 100

/** In thousands, or in millions where thousands would be long; with as many decimals as it takes. */
export function moneyUnit(levels: readonly number[]) {
  const isMillions = levels.some((value) => Math.abs(value) >= 10_000_000)
  const unit = isMillions ? 1_000_000 : 1_000
  const isWhole = (digits: number) =>
    levels.every((value) => Number.isInteger((value / unit) * 10 ** digits))
  return { unit, isMillions, digits: [0, 1, 2].find(isWhole) ?? 3 }
}
