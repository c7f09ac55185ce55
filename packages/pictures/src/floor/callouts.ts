import { onScreen, toScreen, type Camera, type View } from './camera.ts'
import type { FloorState } from './engine.ts'
import { project, type Point2 } from './iso.ts'
import { boundsOf, tagOf } from './live-movers.ts'
import { sightLine } from './live-ranging.ts'
import { draw, type Drawn } from './node.ts'
import { compact } from './path.ts'
import { placeCallouts, type Places, type Rectangle } from './placement.ts'
import { line, padding, type Readout, type Row, type Size } from './readouts.ts'

const fontSize = 13
const colours = {
  measured: '#39d6c4',
  danger: '#ff6a5c',
  warning: '#ffc53d',
  followed: '#f7f8f5',
} as const

function leader([x, y]: Point2, { width, height }: Size): string {
  const end = (start: number, length: number) => Math.max(start, Math.min(start + length, 0))
  return `M0 0L${compact(end(x, width), 0)} ${compact(end(y, height), 0)}`
}

const boxes = new WeakMap<Readout, Drawn[]>()

function drawBox(read: Readout): Drawn[] {
  const known = boxes.get(read)
  if (known) return known
  const { width, height } = read.size
  const row = ({ label, value, tone }: Row, index: number) => {
    const y = 21 + (index + 1) * line
    const fill = tone ? colours[tone] : '#f7f8f5'
    const end = { x: width - padding, y, 'text-anchor': 'end', 'font-weight': 600, fill }
    return [draw('text', { x: padding, y, fill: '#9db0bd' }, label), draw('text', end, value)]
  }
  const drawn = [
    draw('rect', {
      width,
      height,
      rx: 4,
      fill: '#0b1622',
      'fill-opacity': 0.93,
      stroke: colours[read.tone ?? 'measured'],
    }),
    draw('text', { x: padding, y: 22, 'font-weight': 600, fill: '#f7f8f5' }, read.title),
    ...read.rows.flatMap(row),
  ]
  boxes.set(read, drawn)
  return drawn
}

export function drawCallout(read: Readout, at: Point2, offset: Point2 | undefined): Drawn {
  const [x, y] = offset ?? [0, 0]
  const outer = {
    transform: `translate(${compact(at[0])} ${compact(at[1])})`,
    visibility: offset ? 'visible' : 'hidden',
  }
  const stroke = colours[read.tone ?? 'measured']
  return draw('g', outer, [
    draw('g', { 'data-part': 'upright', 'font-size': fontSize }, [
      draw('path', { d: leader([x, y], read.size), stroke }),
      draw('g', { transform: `translate(${compact(x, 0)} ${compact(y, 0)})` }, drawBox(read)),
    ]),
  ])
}

/** The visible part of the scene in CSS pixels. */
export interface Viewport {
  readonly view: View
  readonly width: number
  readonly height: number
  readonly camera: Camera
  /** Rectangles that must remain readable: headline, copy, links, buttons. */
  readonly copy: readonly Rectangle[]
  /** The rectangle of an alert. */
  readonly panel: Rectangle
}

/** Pixels that a newly placed callout leaves between itself and an obstacle. */
const margin = 16

function grown({ x, y, width, height }: Rectangle): Rectangle {
  return { x: x - margin, y: y - margin, width: width + margin * 2, height: height + margin * 2 }
}

function around([x, y]: Point2, halfWidth: number, halfHeight: number): Rectangle {
  return { x: x - halfWidth, y: y - halfHeight, width: halfWidth * 2, height: halfHeight * 2 }
}

/** Where callouts may lie. */
export const frameOf = ({ width, height }: Viewport): Rectangle => ({
  x: 12,
  y: 112,
  width: width - 24,
  height: height - 160,
})

/** Chooses the places of a view's callouts, in pixels from the tags; warned movers come first. */
export function placesIn(
  seen: Viewport,
  state: FloorState,
  readouts: readonly Readout[],
  last?: Places,
): Places {
  const { view, camera, copy, panel } = seen
  const obstacles = state.alert ? [...copy, panel] : [...copy]
  const spared: Rectangle[] = []
  const bodies = new Map<string, Rectangle>()
  for (const mover of state.movers) {
    const body = grown(onScreen(camera, boundsOf(mover)))
    bodies.set(mover.id, body)
    if (mover.kind === 'person') obstacles.push(body)
    else spared.push(body)
  }
  for (const { anchor } of state.rangings) {
    spared.push(around(toScreen(camera, sightLine(state, anchor).middle), 28, 10))
  }
  if (state.alert?.kind === 'collision') {
    spared.push(around(toScreen(camera, project([...state.alert.at, 0])), 70, 40))
  }
  const wishes = readouts.flatMap((read) => {
    const mover = state.movers.find(({ id }) => id === read.id)
    const own = bodies.get(read.id)
    const { id, size, tone } = read
    if (!mover || !own || id === state.followed) return []
    return [{ id, ...size, at: toScreen(camera, tagOf(mover)), own, isFirst: tone !== undefined }]
  })
  wishes.sort((a, b) => Number(b.isFirst) - Number(a.isFirst))
  return placeCallouts(wishes, { frame: frameOf(seen), obstacles, spared, most: view.most }, last)
}

export function drawCallouts(
  view: View,
  state: FloorState,
  readouts: readonly Readout[],
  places: Places,
  moved: ReadonlySet<string> = new Set(),
): Drawn {
  return draw(
    'g',
    { 'data-live': `callouts-${view.name}`, 'data-view': view.name },
    readouts.map((read) => {
      const mover = state.movers.find(({ id }) => id === read.id)
      const isHidden = moved.has(read.id) || read.id === state.followed
      const place = isHidden ? undefined : places.get(read.id)
      return drawCallout(read, mover ? tagOf(mover) : [0, 0], place)
    }),
  )
}
