import type { FloorState } from './engine.ts'
import type { Anchor } from './hall.ts'
import { project, type Point2 } from './iso.ts'
import type { Wording } from './labels.ts'
import { tagOf } from './live-movers.ts'
import { draw, type Drawn } from './node.ts'
import { compact, polyline } from './path.ts'

/** From the followed tag to an anchor, in scene units. */
export function sightLine({ movers: [followed] }: FloorState, anchor: Anchor) {
  const tag: Point2 = followed ? tagOf(followed) : [0, 0]
  const end = project(anchor.at)
  const middle: Point2 = [(tag[0] + end[0]) / 2, (tag[1] + end[1]) / 2]
  return { tag, end, middle }
}

/** Lines from the first mover's tag to the anchors that measure it; distances as last read out. */
export function drawRanging(state: FloorState, slow: FloorState, wording: Wording): Drawn {
  const drawn = state.rangings.map(({ anchor, distance }) => {
    const read = slow.rangings.find((ranging) => ranging.anchor === anchor)?.distance ?? distance
    const { tag, end, middle } = sightLine(state, anchor)
    return { line: polyline([tag, end]), place: middle, text: wording.metres(read) }
  })
  return draw('g', { 'data-live': 'ranging' }, [
    draw('path', {
      d: drawn.map(({ line }) => line).join(''),
      fill: 'none',
      stroke: '#39d6c4',
      'stroke-width': 1.1,
      'stroke-dasharray': '2 3',
    }),
    ...drawn.map(({ place: [x, y], text }) =>
      draw('g', { transform: `translate(${compact(x)} ${compact(y)})` }, [
        draw('g', { 'data-part': 'upright' }, [
          draw('rect', {
            x: -27,
            y: -9,
            width: 54,
            height: 18,
            rx: 2,
            fill: '#0b1622',
            'fill-opacity': 0.88,
          }),
          draw('text', { y: 4.2, 'text-anchor': 'middle', fill: '#7fe7db', 'font-size': 12 }, text),
        ]),
      ]),
    ),
  ])
}
