import { positionClasses, type PositionClass } from '#src/model/error.ts'
import { boundsOf, type Box, type Plan } from '#src/model/plan.ts'
import type { ClassAreas } from '../drawing/class-areas.ts'
import type { PlanColours } from '../drawing/plan-colours.ts'
import { pathOf, shapesOf, type ShapeRole } from '../drawing/plan-shapes.ts'

export interface PlanDrawing {
  readonly plan: Plan
  /** Absent while the plan has no map. */
  readonly areas?: ClassAreas | undefined
  readonly colours: PlanColours
  /** Lines of the title block: name, date, version of the constants, shares. */
  readonly lines: readonly string[]
  /** What the classes of the map are called. */
  readonly classes: Readonly<Record<PositionClass, string>>
  /** How much larger letters are than on a drawing that fills a screen or a large sheet. */
  readonly letters?: number
}

type Style = Partial<Record<'fill' | 'stroke', keyof PlanColours>> & { readonly width?: number }

const styles: Readonly<Record<ShapeRole, Style>> = {
  floor: { stroke: 'text', width: 0.5 },
  staging: { stroke: 'quiet', width: 0.12 },
  speed: { stroke: 'warning', width: 0.2 },
  'keep-out': { stroke: 'danger', width: 0.2 },
  'one-way': { stroke: 'live', width: 0.2 },
  mezzanine: { stroke: 'edge', width: 0.25 },
  level: { stroke: 'edge', width: 0.4 },
  walkway: { stroke: 'rule' },
  rack: { fill: 'raised', stroke: 'edge', width: 0.12 },
  'light-rack': { fill: 'ground', stroke: 'edge', width: 0.12 },
  wall: { stroke: 'text', width: 0.3 },
  column: { fill: 'text' },
  dock: { stroke: 'dock', width: 0.9 },
  mount: { stroke: 'quiet', width: 0.15 },
  anchor: { fill: 'mark', stroke: 'markEdge', width: 0.15 },
}
const classColours = { fine: 'fine', good: 'good', weak: 'weak' } as const
/** Each class is told by a pattern too, in squares of two metres; the best has none. */
const patterns = {
  good: 'M.5 .5h.3v.3h-.3zM1.5 1.5h.3v.3h-.3z',
  weak: 'M0 .9h2v.2H0z',
  none: 'M0 1.9 1.9 0h.1v.1L.1 2H0z',
} as const
const scaleBar = 20
/** Of a letter on average, as a share of its size; on the safe side. */
const letterWidth = 0.55
const margin = 2

const escaped = (text: string) =>
  text
    .replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    // XML knows no control characters, not even written as numbers.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')

/** A plan as a drawing of its own: map, numbered anchors, scale bar and title block, in metres. */
export function planSvg(drawing: PlanDrawing): string {
  const { plan, areas, colours, lines, classes, letters = 1 } = drawing
  const { left, right, bottom, top } = boundsOf(plan.outline)
  const [width, height] = [right - left, top - bottom]
  // On any hall the letters have the same share of the drawing's longer side.
  const unit = Math.max(width, height, 20) / 100
  const letter = letters * unit
  const lineHeight = 2.2 * letter
  const legend = areas ? positionClasses : []
  const foot = 2 * unit + 5 * letter + lineHeight * (lines.length + legend.length)
  const attributes = ({ fill, stroke, width: line = 0.1 }: Style) =>
    `fill="${fill ? colours[fill] : 'none'}"${stroke ? ` stroke="${colours[stroke]}" stroke-width="${line}"` : ''}`
  const text = (x: number, y: number, size: number, content: string) =>
    `<text x="${metres(x)}" y="${metres(y)}" font-size="${metres(size)}" fill="${colours.text}">${escaped(content)}</text>`
  const classFill = (name: PositionClass, path: string) =>
    (name === 'none' ? '' : `<path fill="${colours[classColours[name]]}" d="${path}"/>`) +
    (name === 'fine' ? '' : `<path fill="url(#${name})" d="${path}"/>`)

  const map = legend.map((name) =>
    classFill(name, (areas?.[name] ?? []).map((area) => boxPath(area, top)).join('')),
  )
  const shapes = shapesOf(plan).map((shape) => {
    const [x = 0, y = 0] = shape.points[0] ?? []
    const style = {
      ...styles[shape.role],
      ...(shape.width !== undefined && { width: shape.width }),
    }
    const mark = 0.8 * unit
    const path = shape.mark
      ? `M${metres(x)} ${metres(top - y - mark)}l${metres(mark)} ${metres(mark)}-${metres(mark)} ${metres(mark)}-${metres(mark)}-${metres(mark)}z`
      : pathOf(shape, top)
    return `<path ${attributes(style)} d="${path}"/>`
  })
  const numbers = plan.anchors.map(({ x, y }, index) =>
    text(x + unit, top - y - 0.4 * unit, 1.2 * letter, String(index + 1)),
  )
  const scaleTop = height + 2 * unit
  const scale = [
    `<path fill="none" stroke="${colours.text}" stroke-width="${metres(0.2 * unit)}" d="M${metres(left)} ${metres(scaleTop)}v${metres(unit)}h${scaleBar}v-${metres(unit)}"/>`,
    text(left + scaleBar + unit, scaleTop + unit, 1.6 * letter, `${scaleBar} m`),
  ]
  const firstLine = scaleTop + unit + 3 * letter
  const title = lines.map((line, index) =>
    text(left, firstLine + index * lineHeight, (index ? 1.5 : 1.9) * letter, line),
  )
  const key = legend.flatMap((name, index) => {
    const y = firstLine + (lines.length + index) * lineHeight
    const swatch = { left, right: left + 2 * letter, bottom: top - y, top: top - y + 1.4 * letter }
    return [
      classFill(name, boxPath(swatch, top)),
      `<path fill="none" stroke="${colours.edge}" stroke-width="${metres(0.1 * unit)}" d="${boxPath(swatch, top)}"/>`,
      text(left + 3 * letter, y, 1.5 * letter, classes[name]),
    ]
  })
  const defs = Object.entries(patterns).map(
    ([name, path]) =>
      `<pattern id="${name}" width="2" height="2" patternUnits="userSpaceOnUse"><path fill="${name === 'good' ? colours.live : colours.quiet}" d="${path}"/></pattern>`,
  )
  // A hall may be narrower than what is written below it.
  const longest = Math.max(
    scaleBar + 8 * letter,
    ...lines.map((line, index) => line.length * (index ? 1.5 : 1.9) * letter * letterWidth),
    ...legend.map((name) => (3 + classes[name].length * 1.5 * letterWidth) * letter),
  )
  const wide = Math.max(width, longest) + 2 * margin
  const box = [left - margin, -margin, wide, height + foot + margin].map(metres)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${metres(6 * Number(box[2]))}" height="${metres(6 * Number(box[3]))}" preserveAspectRatio="xMinYMin" font-family="Archivo, Arial, sans-serif">`,
    `<title>${escaped(lines[0] ?? '')}</title>`,
    `<defs>${defs.join('')}</defs>`,
    `<rect x="${box[0]}" y="${box[1]}" width="${box[2]}" height="${box[3]}" fill="${colours.ground}"/>`,
    ...map,
    ...shapes,
    ...numbers,
    ...scale,
    ...title,
    ...key,
    '</svg>',
  ].join('\n')
}

const metres = (value: number) => String(Math.round(100 * value) / 100)

const boxPath = ({ left, right, bottom, top }: Box, above: number) =>
  `M${metres(left)} ${metres(above - top)}h${metres(right - left)}v${metres(top - bottom)}H${metres(left)}z`
