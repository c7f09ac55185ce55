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
function roundStep(least: number): number {
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

/** The scale of the ruler: its end and the distance of its major ticks, in months. */
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

/**
 * SVG path of the ticks, a major one after five minor ones; the view box is 8 high and one unit per
 * month.
 */
export function rulerTicks(end: number, major: number): string {
  const count = (end / major) * 5
  const at = (tick: number) => round((tick * major) / 5)
  return Array.from({ length: count + 1 }, (_, tick) => `M${at(tick)} 0V${tick % 5 ? 4 : 8}`).join(
    '',
  )
}

export const percent = (share: number) => `${round(share * 100)}%`

/** The side of a vertical line on which its label has more room. */
export const labelSide = (share: number) =>
  share > 0.5 ? ({ dx: -8, textAnchor: 'end' } as const) : ({ dx: 8 } as const)

/** As shares of the ruler: the minimum distance of two centred labels, and the width of a label. */
const minLabelDistance = 0.5
const labelWidth = 0.34

type Label = readonly [share: number, textAnchor: 'start' | 'middle' | 'end']

/** Positions of two labels inside the ruler without overlap. */
export function labelPlaces(left: number, right: number): readonly [Label, Label] {
  if (right - left >= minLabelDistance) return [anchored(left), anchored(right)]
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

/** Thousands or millions for the labels of the axis, with the decimals needed. */
export function moneyUnit(levels: readonly number[]) {
  const isMillions = levels.some((value) => Math.abs(value) >= 10_000_000)
  const unit = isMillions ? 1_000_000 : 1_000
  const isWhole = (digits: number) =>
    levels.every((value) => Number.isInteger((value / unit) * 10 ** digits))
  return { unit, isMillions, digits: [0, 1, 2].find(isWhole) ?? 3 }
}
