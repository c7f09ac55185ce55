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

/** Where the label over a vertical line is anchored; a label of two thirds of the ruler stays inside it. */
export const labelAnchor = (share: number): Label[1] => anchored(share, 1 / 3)[1]

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

/** `room`: half of the label's width */
function anchored(share: number, room = 0.15): Label {
  if (share < room) return [share, 'start']
  return [share, share > 1 - room ? 'end' : 'middle']
}

const round = (value: number) => Math.round(value * 100) / 100
