import { measuredOf, type FloorState } from './engine.ts'
import type { Anchor } from './anchors.ts'
import { project, type Point2 } from './iso.ts'
import type { Wording } from './labels.ts'
import { tagOf } from './live-movers.ts'
import { draw, type Drawn } from './node.ts'
import { compact, dots, polyline } from './path.ts'

/** From the measured tag to an anchor, in scene units. */
export function sightLine(state: FloorState, anchor: Anchor) {
  const measured = measuredOf(state)
  const tag: Point2 = measured ? tagOf(measured) : [0, 0]
  const end = project(anchor.at)
  const middle: Point2 = [(tag[0] + end[0]) / 2, (tag[1] + end[1]) / 2]
  return { tag, end, middle }
}

const roomForLabel = 96

/** Lines from the measured mover's tag to the anchors that measure it; distances as last read out. */
export function drawRanging(state: FloorState, slow: FloorState, wording: Wording): Drawn {
  const travelled = (state.seconds * 1.6) % 1
  const drawn = state.rangings.map(({ anchor, distance }) => {
    const read = slow.rangings.find((ranging) => ranging.anchor === anchor)?.distance ?? distance
    const { tag, end, middle } = sightLine(state, anchor)
    const [dx, dy] = [end[0] - tag[0], end[1] - tag[1]]
    const pulse: Point2 = [tag[0] + dx * travelled, tag[1] + dy * travelled]
    const hasRoom = Math.hypot(dx, dy) > roomForLabel
    return { line: polyline([tag, end]), pulse, middle, hasRoom, text: wording.metres(read) }
  })
  return draw('g', { 'data-live': 'ranging' }, [
    draw('path', {
      d: drawn.map(({ line }) => line).join(''),
      fill: 'none',
      stroke: '#39d6c4',
      'stroke-width': 1.1,
      'stroke-dasharray': '2 3',
    }),
    draw('path', {
      d: dots(drawn.map(({ pulse }) => pulse)),
      stroke: '#bffff6',
      'stroke-width': 4,
      'stroke-linecap': 'round',
      'stroke-opacity': compact(1 - travelled * 0.7, 2),
    }),
    ...drawn.map(({ middle: [x, y], hasRoom, text }) => {
      const opacity = hasRoom ? 1 : 0
      return draw('g', { transform: `translate(${compact(x)} ${compact(y)})`, opacity }, [
        draw('g', { 'data-part': 'upright' }, [
          draw('path', { d: 'M-27-9h54V9h-54z', fill: '#0b1622', 'fill-opacity': 0.88 }),
          draw('text', { y: 4.2, 'text-anchor': 'middle', fill: '#7fe7db', 'font-size': 12 }, text),
        ]),
      ])
    }),
  ])
}
