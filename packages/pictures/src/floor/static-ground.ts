import { columns } from './anchors.ts'
import { aisles, dockWidth, docks, hallSize, lanes, rack, rackRuns } from './hall.ts'
import { crossing, speedZone } from './zones.ts'
import { floorMatrix, type Point2 } from './iso.ts'
import type { FloorLabels } from './labels.ts'
import { draw, type Attributes, type Drawn } from './node.ts'
import { compact, polygon } from './path.ts'
import { drawHeat } from './static-heat.ts'

const { width, depth } = hallSize
const paintColour = '#dfe9ee'

function rectangle(x: number, y: number, w: number, h: number): string {
  return polygon(
    [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ],
    2,
  )
}

function stroke(
  d: string,
  colour: string,
  opacity: number,
  strokeWidth: number,
  more: Attributes = {},
): Drawn {
  return draw('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-opacity': opacity,
    'stroke-width': strokeWidth,
    ...more,
  })
}

function grid(): Drawn[] {
  const lines = (from: (n: number) => boolean) => {
    let d = ''
    for (let x = 0; x <= width; x += 2) if (from(x)) d += `M${x} 0V${depth}`
    for (let y = 0; y <= depth; y += 2) if (from(y)) d += `M0 ${y}H${width}`
    return d
  }
  return [
    stroke(
      lines((n) => n % 10 !== 0),
      '#9fc3d6',
      0.09,
      0.04,
    ),
    stroke(
      lines((n) => n % 10 === 0),
      '#9fc3d6',
      0.24,
      0.06,
    ),
  ]
}

function markings(): Drawn[] {
  const { apron, crossing: cross } = lanes
  const edges = [...apron, ...cross].map((y) => `M0 ${y}H${width}`).join('')
  const middles = [12.2, 40.6].map((y) => `M0 ${y}H${width}`).join('')
  const bays = docks.map(({ x }) => rectangle(x + 0.2, 2.4, 4, 5.4)).join('')
  const zebra = Array.from({ length: 8 }, (_, index) =>
    rectangle(22.7, 37.2 + index * 0.6, 1.8, 0.32),
  )
  const tracks = aisles
    .slice(1)
    .map(({ x }) => `M${compact(x - 1.5)} 15.5V35M${compact(x - 1.5)} 44V70`)
  const guards = columns.map(([x, y]) => rectangle(x - 0.9, y - 0.6, 1.8, 1.2)).join('')
  return [
    draw('path', {
      d: rectangle(0, apron[0], width, 4) + rectangle(0, cross[0], width, 5),
      fill: '#8fb6cc',
      'fill-opacity': 0.06,
    }),
    stroke(edges, paintColour, 0.38, 0.1, { 'stroke-dasharray': '.8 .6' }),
    stroke(middles, paintColour, 0.16, 0.1, { 'stroke-dasharray': '1.6 1.2' }),
    stroke(tracks.join(''), '#ffc53d', 0.2, 0.07),
    stroke(bays, paintColour, 0.3, 0.07),
    stroke(guards, '#ffc53d', 0.28, 0.08),
    draw('path', { d: zebra.join(''), fill: '#e8f0f2', 'fill-opacity': 0.34 }),
  ]
}

const handles = (points: readonly Point2[]) =>
  points.map(([x, y]) => rectangle(x - 0.26, y - 0.26, 0.52, 0.52)).join('')

function zone(points: readonly Point2[], colour: string): Drawn[] {
  const dashes = { 'stroke-dasharray': '.7 .35', fill: colour, 'fill-opacity': 0.045 }
  return [
    stroke(polygon(points, 1), colour, 0.75, 0.12, dashes),
    stroke(handles(points), colour, 0.9, 0.11, { fill: '#0b1622' }),
  ]
}

function words(labels: Pick<FloorLabels, 'dock' | 'aisle'>): Drawn[] {
  const common = { fill: paintColour, 'font-weight': 600 }
  return [
    ...docks.map(({ x, number }) =>
      draw(
        'text',
        {
          ...common,
          x: x + dockWidth / 2,
          y: 9.3,
          'font-size': 1,
          'text-anchor': 'middle',
          'fill-opacity': 0.6,
        },
        labels.dock.replace('{name}', String(number)),
      ),
    ),
    ...aisles.map(({ name, x }) =>
      draw(
        'text',
        {
          ...common,
          transform: `translate(${compact(x + 0.1)} 16.2)rotate(-90)`,
          'font-size': 1.6,
          'text-anchor': 'end',
          'fill-opacity': 0.42,
        },
        labels.aisle.replace('{name}', name),
      ),
    ),
    draw(
      'text',
      { x: 19.6, y: 41.4, 'font-size': 1.6, 'font-weight': 600, fill: '#ffc53d' },
      crossing.name,
    ),
  ]
}

/** The floor as far as it never changes, in metres inside the floor's matrix. */
export function drawGround(prefix: string, labels: Pick<FloorLabels, 'dock' | 'aisle'>): Drawn {
  const spills = docks
    .filter(({ open }) => open)
    .map(({ x }) =>
      polygon([
        [x, 0],
        [x + 4.4, 0],
        [x + 6.8, 10],
        [x - 2.4, 10],
      ]),
    )
  const shadows = rackRuns.map(({ x, y, bays }) =>
    rectangle(x - 0.5, y - 0.3, rack.depth + 1.3, bays * rack.bay + 0.9),
  )
  const whole = { width, height: depth }
  return draw('g', { transform: floorMatrix }, [
    draw('rect', { ...whole, fill: `url(#${prefix}-floor)` }),
    draw('rect', { ...whole, fill: `url(#${prefix}-pools)` }),
    ...grid(),
    ...markings(),
    ...drawHeat(),
    ...spills.map((d) => draw('path', { d, fill: `url(#${prefix}-spill)` })),
    ...zone(crossing.outline, '#ffc53d'),
    ...zone(speedZone.outline, '#39d6c4'),
    ...words(labels),
    draw('path', { d: shadows.join(''), fill: '#060d15', 'fill-opacity': 0.5 }),
  ])
}
