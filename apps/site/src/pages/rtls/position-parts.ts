import type { PositionClass } from '@repo/hall/model/error.ts'
import type { Hall } from '@repo/hall/model/plan.ts'
import { sizeOf, wallOf, type Scene } from './moving.ts'
import { rangingOf } from './ranging.ts'

/** What the browser is handed over with the picture. */
export interface PositionData {
  locale: string
  hall: Hall
  start: Scene
  classes: Readonly<Record<PositionClass, string>>
  noError: string
}

/** What changes of one element, by its place among those marked `data-part`. */
export type Part = readonly [attributes: Readonly<Record<string, string | number>>, text?: string]

/** Parts of each anchor: group, circle, line, late way, distance, delay. */
export const partsPerAnchor = 6
/** How often the circle of the expected error is enlarged, or nobody would see it. */
export const enlarged = 10

/** `9,2 m`; of its own, because what scripts share would be a file of its own. */
export function measure(locale: string, value: number, unit: string, digits = 0): string {
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits }
  return `${value.toLocaleString(locale, options)}\u00a0${unit}`
}

const round = (value: number) => Math.round(value * 100) / 100
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** All parts in the order of the page: anchors, tag, circle, wall, then error, class and three counts. */
export function partsOf({ locale, hall, classes, noError }: PositionData, scene: Scene): Part[] {
  const { anchors, sights, error, class: name } = rangingOf(hall, scene)
  const metres = (value: number) => measure(locale, value, 'm', 2)
  const [width, height] = sizeOf(hall)
  const [tagX, tagY] = scene.tag
  const { x0, y0, x1, y1 } = wallOf(scene)
  return [
    ...anchors.flatMap(({ distance, late }, index): Part[] => {
      const { x, y } = hall.anchors[index]!
      const [atX, atY] = (late?.at ?? [0, 0]).map(round) as [number, number]
      return [
        [{ 'data-sight': sights[index] ?? '' }],
        [{ r: round(distance) }],
        [{ d: `M${tagX} ${tagY}L${x} ${y}` }],
        [{ d: late ? `M${x} ${y}L${atX} ${atY}L${tagX} ${tagY}` : '' }],
        [{ x: round((tagX + x) / 2), y: round((tagY + y) / 2) }, metres(distance)],
        // Inside the hall, whichever of its walls reflects.
        [
          { x: between(2, atX, width - 2), y: between(0.9, atY, height - 0.6) },
          late ? `+${metres(late.extra)}` : '',
        ],
      ]
    }),
    [{ transform: `translate(${tagX} ${tagY})` }],
    [{ r: round((error ?? 0) * enlarged) }],
    [{ d: `M${round(x0)} ${round(y0)}L${round(x1)} ${round(y1)}` }],
    [{}, error === undefined ? noError : errorText(locale, error)],
    [{}, classes[name]],
    ...['sight', 'shadowed', 'blocked'].map((kind): Part => [
      {},
      String(sights.filter((sight) => sight === kind).length),
    ]),
  ]
}

function errorText(locale: string, error: number): string {
  return error < 1 ? measure(locale, error * 100, 'cm') : measure(locale, error, 'm', 2)
}
