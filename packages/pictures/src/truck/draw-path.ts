import { round } from '../plan/geometry.ts'
import type { TruckPart } from './truck-model.ts'

const short = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.')

/** SVG path data whose numbers are metres, to the centimetre. */
export function drawPath(parts: TemplateStringsArray, ...values: number[]): string {
  const texts = values.map((value) => short(value))
  return String.raw({ raw: parts }, ...texts).replaceAll(' -', '-')
}

function rectangle(x0: number, y0: number, x1: number, y1: number): string {
  return drawPath`M${x0} ${y0}H${x1}V${y1}H${x0}z`
}

export const fromAbove = ([x0, y0, , x1, y1]: TruckPart) => rectangle(x0, y0, x1, y1)
export const fromTheSide = ([x0, , z0, x1, , z1]: TruckPart) => rectangle(x0, -z1, x1, -z0)
export const fromBehind = ([, y0, z0, , y1, z1]: TruckPart) => rectangle(y0, -z1, y1, -z0)
