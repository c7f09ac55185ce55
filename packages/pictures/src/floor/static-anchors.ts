import { anchorHeight, anchors, onNearWalls } from './anchors.ts'
import { project } from './iso.ts'
import { draw, type Drawn } from './node.ts'
import { compact, polyline } from './path.ts'

/** What carries the anchors whose wall the picture leaves out. */
function masts(): Drawn {
  const lines = onNearWalls.map(([x, y]) =>
    polyline([project([x, y, 0]), project([x, y, anchorHeight])]),
  )
  return draw('path', { d: lines.join(''), stroke: '#7aa0b6', 'stroke-opacity': 0.4 })
}

/** The heads of the anchors; they stay bright above racks and vehicles. */
export function drawAnchors(): Drawn[] {
  const teal = { stroke: '#39d6c4' }
  return [
    draw('g', { id: 'floor-anchor' }, [
      draw('ellipse', { rx: 15, ry: 9, fill: 'none', 'stroke-opacity': 0.28, ...teal }),
      draw('ellipse', {
        rx: 9.5,
        ry: 5.7,
        fill: '#39d6c4',
        'fill-opacity': 0.12,
        'stroke-opacity': 0.6,
        ...teal,
      }),
      draw('path', { d: 'M-4-4h8v8h-8z', fill: '#0b1622', 'stroke-width': 1.5, ...teal }),
      draw('path', { d: 'M-1.4-1.4h2.8v2.8h-2.8z', fill: '#bffff6' }),
    ]),
  ].flatMap((head) => [
    draw('defs', {}, [head]),
    masts(),
    ...anchors.map(({ at }) => {
      const [x, y] = project(at)
      return draw('use', { href: '#floor-anchor', x: compact(x), y: compact(y) })
    }),
  ])
}
