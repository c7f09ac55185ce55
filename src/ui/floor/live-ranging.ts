import type { FloorState } from './engine.ts'
import { project } from './iso.ts'
import type { Wording } from './labels.ts'
import { tagOf } from './live-movers.ts'
import { draw, type Drawn } from './node.ts'
import { compact, polyline } from './path.ts'

/** Lines from the first mover's tag to the anchors that measure it; distances as last read out. */
export function drawRanging(state: FloorState, slow: FloorState, wording: Wording): Drawn {
  const [followed] = state.movers
  const tag = followed ? tagOf(followed) : ([0, 0] as const)
  const drawn = state.rangings.map(({ anchor, distance }) => {
    const read = slow.rangings.find((ranging) => ranging.anchor === anchor)?.distance ?? distance
    const end = project(anchor.at)
    const share = 0.5
    const place = [tag[0] + (end[0] - tag[0]) * share, tag[1] + (end[1] - tag[1]) * share] as const
    return { line: polyline([tag, end]), place, text: wording.metres(read) }
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
