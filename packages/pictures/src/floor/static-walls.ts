import { dockWidth, docks, hallSize } from './hall.ts'
import { project, type Point3 } from './iso.ts'
import { draw, type Attributes, type Drawn } from './node.ts'
import { compact, polygon, polyline } from './path.ts'

const { width, depth, wallHeight } = hallSize
const parapet = 1.1

function area(points: readonly Point3[], fill: string, more: Attributes = {}): Drawn {
  return draw('path', { d: polygon(points.map(project)), fill, ...more })
}

function lines(all: readonly (readonly Point3[])[], opacity: number, strokeWidth: number): Drawn {
  const d = all.map((points) => polyline(points.map(project))).join('')
  return draw('path', {
    d,
    fill: 'none',
    stroke: '#7aa0b6',
    'stroke-opacity': opacity,
    'stroke-width': strokeWidth,
  })
}

/** A rectangle on the dock wall. */
function onWall(x0: number, z0: number, x1: number, z1: number): Point3[] {
  return [
    [x0, 0, z0],
    [x1, 0, z0],
    [x1, 0, z1],
    [x0, 0, z1],
  ]
}

function door(prefix: string, x: number, open: boolean): Drawn[] {
  const frame = { stroke: '#7aa0b6', 'stroke-opacity': 0.6 }
  const [lampX, lampY] = project([x + dockWidth + 0.5, 0, 3.4])
  const lamp = [
    draw('circle', {
      cx: Math.round(lampX),
      cy: Math.round(lampY),
      r: 6,
      fill: open ? '#3bd07a' : '#ff6a5c',
      'fill-opacity': 0.2,
    }),
    draw('circle', {
      cx: Math.round(lampX),
      cy: Math.round(lampY),
      r: 2.4,
      fill: open ? '#3bd07a' : '#ff6a5c',
    }),
  ]
  if (!open) {
    const slats = Array.from({ length: 7 }, (_, index): Point3[] => [
      [x, 0, 0.5 + index * 0.5],
      [x + dockWidth, 0, 0.5 + index * 0.5],
    ])
    return [
      area(onWall(x, 0, x + dockWidth, 4), '#14232f', frame),
      lines(slats, 0.28, 0.7),
      ...lamp,
    ]
  }
  return [
    area(onWall(x - 3, -1.5, x + dockWidth + 3, 7.2), `url(#${prefix}-halo)`),
    area(onWall(x - 0.35, 0, x + dockWidth + 0.35, 4.35), '#0b1622', frame),
    area(onWall(x, 0, x + dockWidth, 4), `url(#${prefix}-door)`),
    area(onWall(x + 0.55, 0.25, x + 3.85, 3.4), '#8f8a76'),
    area(onWall(x + 0.55, 0.25, x + 3.85, 0.6), '#c9bd9c'),
    area(onWall(x + 0.9, 0.45, x + 2.1, 1.8), '#6a6a62'),
    area(onWall(x + 2.3, 0.45, x + 3.5, 1.4), '#5a5d59'),
    area(onWall(x + 0.9, 1.9, x + 2.1, 2.8), '#75736a'),
    area(onWall(x + 2.3, 1.5, x + 3.2, 2.3), '#84795d'),
    ...lamp,
  ]
}

/** Lies in the wall's plane, upright. */
function sign(x: number, text: string): Drawn {
  const [sx, sy] = project([x, 0, 4.75])
  const transform = `matrix(.866 .5 0 1 ${compact(sx)} ${compact(sy)})`
  return draw('g', { transform }, [
    draw('path', { d: 'M-11-16h22V3h-22z', fill: '#dfe9ee', 'fill-opacity': 0.85 }),
    draw(
      'text',
      { y: -1.5, 'font-size': 14.5, 'font-weight': 600, 'text-anchor': 'middle', fill: '#0b1622' },
      text,
    ),
  ])
}

/** The two far walls and the edge of the slab. */
export function drawWalls(prefix: string): Drawn[] {
  const joints = Array.from({ length: width / 2 + 1 }, (_, index): Point3[] => [
    [index * 2, 0, 0],
    [index * 2, 0, wallHeight],
  ])
  const rails = [5.2, 6.2].map((z): Point3[] => [
    [0, 0, z],
    [width, 0, z],
  ])
  return [
    area(onWall(0, 0, width, wallHeight), `url(#${prefix}-wall)`),
    area(
      [
        [0, 0, 0],
        [0, depth, 0],
        [0, depth, parapet],
        [0, 0, parapet],
      ],
      '#0f1e2b',
    ),
    lines(
      [
        [
          [0, depth, parapet],
          [0, 0, parapet],
        ],
      ],
      0.5,
      1,
    ),
    lines(joints, 0.14, 0.6),
    lines(rails, 0.2, 0.6),
    lines(
      [
        [
          [0, 0, parapet],
          [0, 0, wallHeight],
          [width, 0, wallHeight],
        ],
      ],
      0.55,
      1,
    ),
    ...docks.flatMap(({ x, open }) => door(prefix, x, open)),
    ...docks.map(({ x, number }) => sign(x + dockWidth / 2, String(number))),
  ]
}
