import type { AskedDevice } from '@repo/platform/facts/device-size.ts'
import { drawPath } from '../truck/draw-path.ts'
import type { View } from './layout.ts'

export type Look = 'body' | 'detail' | 'dark' | 'rack' | 'live' | 'warning' | 'sign'

interface Shape {
  look: Look
  path: string
}

/** What is seen of a device from the front, in shares of its width and height. */
const faces: Readonly<Record<AskedDevice, (at: Face) => readonly Shape[]>> = {
  anchor: (at) => [
    { look: 'detail', path: corners(at, 0.11, 0.035) },
    { look: 'live', path: at.box(0.42, 0.82, 0.58, 0.85) },
  ],
  tag: (at) => [
    { look: 'detail', path: at.box(0.13, 0.14, 0.87, 0.68) },
    { look: 'live', path: at.box(0.42, 0.79, 0.58, 0.86) },
  ],
  badge: (at) => [
    { look: 'detail', path: at.box(0.38, 0.06, 0.62, 0.1) },
    { look: 'detail', path: at.box(0.14, 0.2, 0.86, 0.72) },
    { look: 'live', path: at.box(0.42, 0.86, 0.58, 0.89) },
  ],
  gateway: (at) => [
    { look: 'detail', path: at.box(0.04, 0.03, 0.96, 0.97) },
    { look: 'dark', path: at.box(0.16, 0.14, 0.72, 0.42) },
    {
      look: 'live',
      path: [0.24, 0.36, 0.48, 0.6].map((x) => at.box(x, 0.22, x + 0.05, 0.25)).join(''),
    },
    { look: 'detail', path: at.dot(0.85, 0.22, 0.035) + at.dot(0.85, 0.78, 0.035) },
  ],
  display: (at) => [
    { look: 'dark', path: at.box(0.05, 0.07, 0.95, 0.93) },
    {
      look: 'rack',
      path: [0.11, 0.39]
        .flatMap((x) => [0.15, 0.57].map((y) => at.box(x, y, x + 0.2, y + 0.28)))
        .join(''),
    },
    { look: 'warning', path: at.box(0.67, 0.15, 0.9, 0.85) },
    { look: 'sign', path: at.triangle(0.785, 0.3, 0.16) },
  ],
}

/** Share of the depth that the lid, door or screen takes. */
const lids: Readonly<Record<AskedDevice, number>> = {
  anchor: 0.35,
  tag: 0.6,
  badge: 0.5,
  gateway: 0.14,
  display: 0.3,
}

/** Share of the shorter side. */
const roundings: Readonly<Record<AskedDevice, number>> = {
  anchor: 0.1,
  tag: 0.18,
  badge: 0.08,
  gateway: 0.02,
  display: 0.06,
}

/** The shapes of the three views, housing first. */
export function shapesOf(device: AskedDevice, views: Record<'front' | 'side' | 'top', View>) {
  const { front, side, top } = views
  const radius = roundings[device] * Math.min(front.width, front.height)
  const edge = Math.min(radius, side.width / 3, top.height / 3)
  const lid = lids[device]
  const seam = side.x + side.width * (1 - lid)
  const rim = top.y + top.height * (1 - lid)
  return [
    { look: 'body', path: rounded(front, radius) },
    ...faces[device](faceOf(front)),
    { look: 'body', path: rounded(side, edge) },
    { look: 'detail', path: drawPath`M${seam} ${side.y}v${side.height}` },
    { look: 'body', path: rounded(top, edge) },
    { look: 'detail', path: drawPath`M${top.x} ${rim}h${top.width}` },
  ] satisfies readonly Shape[]
}

type Face = ReturnType<typeof faceOf>

const faceOf = ({ x, y, width, height }: View) => ({
  box: (left: number, top: number, right: number, bottom: number) =>
    drawPath`M${x + left * width} ${y + top * height}H${x + right * width}V${y + bottom * height}H${x + left * width}z`,
  triangle(left: number, top: number, share: number) {
    const side = share * width
    return drawPath`M${x + left * width} ${y + top * height}l${side / 2} ${side * 0.87}h${-side}z`
  },
  dot(left: number, top: number, share: number) {
    const radius = share * Math.min(width, height)
    return drawPath`M${x + left * width - radius} ${y + top * height}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
  },
})

const corners = (at: Face, inset: number, radius: number) =>
  [inset, 1 - inset]
    .flatMap((left) => [inset, 1 - inset].map((top) => at.dot(left, top, radius)))
    .join('')

const rounded = ({ x, y, width, height }: View, r: number) =>
  drawPath`M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}z`
