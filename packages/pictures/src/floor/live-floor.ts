import type { Alert } from './alerts.ts'
import type { FloorState, Mover } from './engine.ts'
import { crossing } from './zones.ts'
import { floorMatrix, type Point2 } from './iso.ts'
import { draw, type Drawn } from './node.ts'
import { compact, dots, polygon, polyline } from './path.ts'

const segments = 5
const degrees = 180 / Math.PI

function move([x, y]: Point2): string {
  return `translate(${compact(x, 2)} ${compact(y, 2)})`
}

const drawnPasts = new WeakMap<readonly Point2[], Drawn[]>()

function past({ trail: points, kind }: Mover): Drawn[] {
  const known = drawnPasts.get(points)
  if (known) return known
  const isTruck = kind === 'truck'
  const last = points.length - 1
  const cut = (share: number) => Math.round(last * share)
  const pieces = Array.from({ length: segments }, (_, index) => {
    const part = points.slice(cut(index / segments), cut((index + 1) / segments) + 1)
    const age = (index + 1) / segments
    return draw('path', {
      d: polyline(part, 2),
      'stroke-width': compact((isTruck ? 0.5 : 0.16) * (0.25 + 0.75 * age), 2),
      'stroke-opacity': compact(age ** 1.6 * 0.95, 2),
    })
  })
  const drawn = [
    draw('path', {
      d: polyline(points.slice(cut(0.45)), 2),
      'stroke-width': isTruck ? 1.7 : 0.6,
      'stroke-opacity': 0.1,
    }),
    ...pieces,
    draw('path', {
      d: dots(points.slice(cut(0.35), -2)),
      stroke: isTruck ? '#ffe3cf' : '#d9fff9',
      'stroke-width': isTruck ? 0.19 : 0.1,
      'stroke-opacity': 0.75,
    }),
  ]
  drawnPasts.set(points, drawn)
  return drawn
}

function trail(mover: Mover): Drawn[] {
  const last = mover.trail.at(-1) ?? mover.at
  const width = mover.kind === 'truck' ? 0.5 : 0.16
  const d = polyline([last, mover.at], 2)
  return [
    draw('g', {}, past(mover)),
    draw('path', { d, 'stroke-width': width, 'stroke-opacity': 0.95 }),
  ]
}

const tones = { danger: ['#c8281e', '#ff6a5c'], warning: ['#ffc53d', '#ffc53d'] } as const

/** Draws the warning around a mover: red before a collision, amber otherwise. */
function warning(mover: Mover, alert: Alert | undefined): Drawn {
  const [fill, stroke] = tones[alert?.kind === 'collision' ? 'danger' : 'warning']
  return draw('circle', {
    r: mover.kind === 'truck' ? 4.1 : 2.6,
    fill,
    'fill-opacity': 0.14,
    stroke,
    'stroke-width': 0.13,
    'stroke-dasharray': '.5 .35',
    opacity: alert?.active && alert.about.includes(mover.id) ? 1 : 0,
  })
}

function mark(mover: Mover, alert: Alert | undefined, prefix: string): Drawn {
  const isTruck = mover.kind === 'truck'
  const radius = isTruck ? 1.9 : 1.05
  const turn = compact(mover.heading * degrees, 0)
  const light = `M1 -.4L8.4 -2.2V2.2L1 .4z`
  return draw('g', { transform: move(mover.at) }, [
    draw('circle', {
      r: radius + 1.4,
      fill: '#39d6c4',
      'fill-opacity': 0.06,
      stroke: '#39d6c4',
      'stroke-opacity': 0.45,
      'stroke-width': 0.06,
      'stroke-dasharray': '.3 .3',
    }),
    draw('circle', {
      r: radius,
      fill: '#39d6c4',
      'fill-opacity': 0.16,
      stroke: '#39d6c4',
      'stroke-width': 0.11,
    }),
    warning(mover, alert),
    ...(isTruck
      ? [
          draw('path', { d: light, fill: `url(#${prefix}-beam)`, transform: `rotate(${turn})` }),
          draw('path', {
            d: 'M-1.8 -.85H1.5V.85H-1.8z',
            fill: '#04090f',
            'fill-opacity': 0.55,
            transform: `rotate(${turn})`,
          }),
        ]
      : [draw('circle', { r: 0.4, fill: '#04090f', 'fill-opacity': 0.6 })]),
  ])
}

const dangerOutline = polygon(crossing.outline, 1)

function danger(isOn: boolean, prefix: string): Drawn {
  const d = dangerOutline
  return draw('g', { opacity: isOn ? 1 : 0 }, [
    draw('path', { d, fill: `url(#${prefix}-hatch)` }),
    draw('path', {
      d,
      fill: '#c8281e',
      'fill-opacity': 0.2,
      stroke: '#ff6a5c',
      'stroke-width': 0.15,
      'stroke-dasharray': '.7 .35',
    }),
  ])
}

function prediction(state: FloorState): Drawn {
  const alert = state.alert?.kind === 'collision' ? state.alert : undefined
  const ahead = state.movers.filter(({ id }) => alert?.about.includes(id))
  const seconds = (alert?.seconds ?? 0) + 1.2
  const d = ahead
    .map(({ at, velocity }) =>
      polyline([at, [at[0] + velocity[0] * seconds, at[1] + velocity[1] * seconds]], 2),
    )
    .join('')
  const place = move(alert?.at ?? [0, 0])
  return draw(
    'g',
    { fill: 'none', stroke: '#ff6a5c', 'stroke-width': 0.16, opacity: alert?.active ? 1 : 0 },
    [
      draw('path', { d, 'stroke-dasharray': '.45 .35' }),
      draw('path', {
        d: 'M-.75 -.75L.75 .75M.75 -.75L-.75 .75M-1.1 0A1.1 1.1 0 0 0 1.1 0A1.1 1.1 0 0 0 -1.1 0',
        transform: place,
      }),
    ],
  )
}

/** Draws the moving parts on the floor, in metres inside the floor's matrix and below the racks. */
export function drawLiveFloor(state: FloorState, prefix: string): Drawn {
  const { alert } = state
  const isDangerous = alert?.kind === 'collision' && alert.zone !== undefined
  return draw('g', { transform: floorMatrix, 'data-live': 'floor' }, [
    danger(isDangerous, prefix),
    draw(
      'g',
      { fill: 'none', stroke: '#f26b1d', 'stroke-linecap': 'round' },
      state.movers.filter(({ kind }) => kind === 'truck').flatMap(trail),
    ),
    draw(
      'g',
      { fill: 'none', stroke: '#39d6c4', 'stroke-linecap': 'round' },
      state.movers.filter(({ kind }) => kind === 'person').flatMap(trail),
    ),
    ...state.movers.map((mover) => mark(mover, alert, prefix)),
    prediction(state),
  ])
}
