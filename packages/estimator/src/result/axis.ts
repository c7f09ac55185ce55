import { roundStep } from '@repo/pictures/break-even/axes.ts'

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

function anchored(share: number): Label {
  if (share < 0.15) return [share, 'start']
  return [share, share > 0.85 ? 'end' : 'middle']
}

const round = (value: number) => Math.round(value * 100) / 100
