import { pathOf, shapesOf, type ShapeRole } from '@repo/hall/drawing/plan-shapes.ts'
import { boundsOf, type Plan } from '@repo/hall/model/plan.ts'
import { simulatorWords } from '@repo/hall/words/index.ts'
import { formatNumber, formatPercent } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { csv } from '@repo/platform/server/csv.ts'
import type { Block, Drawing } from '#src/generated-documents/block.ts'
import { kitDocumentsWords } from '#words/index.ts'
import type { KitContents } from './kit-contents.ts'

type Planned = NonNullable<KitContents['plan']>

const counted = ['anchors', 'gateways', 'switches', 'ports'] as const

/** What the plan needs to be bought, as a table of the PDF. */
export function materialBlocks(lang: Lang, { plan, figures, address }: Planned): readonly Block[] {
  const { item, count, share, area, plan: link, title } = kitDocumentsWords[lang].materials
  const rows = materialRows(lang, figures)
  const square = `${formatNumber(lang, figures.floor)}\u00a0m²`
  return [
    { kind: 'drawing', description: title, drawing: drawingOf(plan) },
    { kind: 'grid', head: [item, count], rows },
    {
      kind: 'list',
      items: [`${area} ${square}`, `${share} ${formatPercent(lang, figures.share)}`],
    },
    { kind: 'link', text: link, href: address },
  ]
}

/** The same for a spreadsheet. */
export function materialsCsv(lang: Lang, { figures }: Planned): string {
  const { item, count } = kitDocumentsWords[lang].materials
  const rows = [...counted, 'cable' as const].map((key) => [nameOf(lang, key), figures[key]])
  return csv([item, count], rows, lang === 'en' ? 'comma' : 'semicolon')
}

const materialRows = (lang: Lang, figures: Planned['figures']) => [
  ...counted.map((key) => [nameOf(lang, key), formatNumber(lang, figures[key])]),
  [nameOf(lang, 'cable'), `${formatNumber(lang, figures.cable)}\u00a0m`],
]

const nameOf = (lang: Lang, key: (typeof counted)[number] | 'cable') =>
  simulatorWords[lang].materials.rows[key]

const ink = '#0b1622'
const line = '#b9c3bd'
const steel = '#d5dcd8'
const orange = '#f26b1d'

const fills: Partial<Record<ShapeRole, string>> = {
  rack: steel,
  'light-rack': '#eef1ef',
  column: ink,
}
const strokes: Partial<Record<ShapeRole, string>> = {
  floor: ink,
  wall: ink,
  dock: ink,
  rack: line,
  'light-rack': line,
}

/** The plan in metres; a mark is as large as a seventieth of the longer side. */
function drawingOf(plan: Plan): Drawing {
  const { left, right, bottom, top } = boundsOf(plan.outline)
  const [width, height] = [right - left, top - bottom]
  const unit = Math.max(width, height) / 400
  const shapes = shapesOf(plan).map((shape) => {
    const points = shape.points.map(([x, y]) => [x - left, y] as const)
    const [first] = points
    if (shape.mark && first)
      return {
        path: dot(first[0], top - first[1], unit * 3),
        fill: shape.role === 'anchor' ? orange : line,
      }
    const fill = shape.closed ? fills[shape.role] : undefined
    return {
      path: pathOf({ points, closed: shape.closed }, top),
      ...(fill && { fill }),
      stroke: strokes[shape.role] ?? line,
      lineWidth: shape.role === 'wall' || shape.role === 'floor' ? unit * 1.5 : unit,
    }
  })
  return { width, height, shapes }
}

const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
