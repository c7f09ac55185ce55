import { toScreen, type Camera, type View } from './camera.ts'
import type { FloorState, Mover } from './engine.ts'
import { speedZone } from './zones.ts'
import { project, type Point2 } from './iso.ts'
import type { Wording } from './labels.ts'
import { tagOf } from './live-movers.ts'
import { sightLine } from './live-ranging.ts'
import { draw, type Drawn } from './node.ts'
import { compact } from './path.ts'
import { placeCallouts, type Places, type Rectangle } from './placement.ts'

export interface Readout {
  readonly id: string
  readonly title: string
  /** As many rows for a mover at any time. */
  readonly rows: readonly Row[]
  /** Pixels. */
  readonly size: Size
}

interface Row {
  readonly label: string
  readonly value: string
  readonly isMeasured: boolean
}

interface Size {
  readonly width: number
  readonly height: number
}

const [fontSize, line, padding] = [13, 20, 12]

/** Generous estimate in pixels, since the server has no font to measure with. */
function textWidth(text: string): number {
  return Array.from(text).reduce(
    (sum, character) =>
      sum + (/[ilI.,;:'’ \u00a0]/.test(character) ? 4 : /[mwMWÄÖÜ]/.test(character) ? 11 : 7.4),
    0,
  )
}

function readoutOf(mover: Mover, state: FloorState, wording: Wording): Readout {
  const { labels } = wording
  const speed = { label: labels.speed, value: wording.speed(mover.speed), isMeasured: false }
  if (state.slowed.includes(mover.id)) {
    const title = labels.speedZone.replace('{limit}', wording.limit(speedZone.limit))
    return readout(mover.id, title, [{ ...speed, label: mover.id, isMeasured: true }])
  }
  const accuracy = {
    label: labels.accuracy,
    value: wording.centimetres(mover.accuracy),
    isMeasured: true,
  }
  const position = {
    label: labels.position,
    value: wording.coordinates(...mover.at),
    isMeasured: false,
  }
  const title = (mover.load > 0.5 ? labels.loaded : labels.empty).replace('{name}', mover.id)
  return readout(mover.id, title, [speed, position, accuracy])
}

function readout(id: string, title: string, rows: readonly Row[]): Readout {
  return { id, title, rows, size: sizeOf(title, rows) }
}

function sizeOf(title: string, rows: readonly Row[]): Size {
  const widths = rows.map(({ label, value }) => textWidth(label) + textWidth(value) + 18)
  const width = Math.max(textWidth(title), ...widths) + padding * 2
  return { width: Math.ceil(width / 8) * 8, height: rows.length * line + 36 }
}

function leader([x, y]: Point2, { width, height }: Size): string {
  const end = (start: number, length: number) => Math.max(start, Math.min(start + length, 0))
  return `M0 0L${compact(end(x, width), 0)} ${compact(end(y, height), 0)}`
}

const boxes = new WeakMap<Readout, Drawn[]>()

function drawBox(read: Readout): Drawn[] {
  const known = boxes.get(read)
  if (known) return known
  const { width, height } = read.size
  const row = ({ label, value, isMeasured }: Row, index: number) => {
    const y = 21 + (index + 1) * line
    const fill = isMeasured ? '#39d6c4' : '#f7f8f5'
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
      stroke: '#39d6c4',
    }),
    draw('text', { x: padding, y: 22, 'font-weight': 600, fill: '#f7f8f5' }, read.title),
    ...read.rows.flatMap(row),
  ]
  boxes.set(read, drawn)
  return drawn
}

function drawCallout(read: Readout, at: Point2, offset: Point2 | undefined): Drawn {
  const [x, y] = offset ?? [0, 0]
  const outer = {
    transform: `translate(${compact(at[0])} ${compact(at[1])})`,
    visibility: offset ? 'visible' : 'hidden',
  }
  return draw('g', outer, [
    draw('g', { 'data-part': 'upright', 'font-size': fontSize }, [
      draw('path', { d: leader([x, y], read.size), stroke: '#39d6c4' }),
      draw('g', { transform: `translate(${compact(x, 0)} ${compact(y, 0)})` }, drawBox(read)),
    ]),
  ])
}

export function readoutsOf(view: View, state: FloorState, wording: Wording): Readout[] {
  return view.callouts.flatMap((id) => {
    const mover = state.movers.find((candidate) => candidate.id === id)
    return mover ? [readoutOf(mover, state, wording)] : []
  })
}

/** What of the scene is on screen, in CSS pixels. */
export interface Viewport {
  readonly view: View
  readonly width: number
  readonly height: number
  readonly camera: Camera
}

/** Chooses the places of a view's callouts, in pixels from the tags. */
export function placesIn(
  view: View,
  viewport: Viewport,
  state: FloorState,
  readouts: readonly Readout[],
  last?: Places,
): Places {
  const { width, height, camera } = viewport
  const frame: Rectangle = { x: 12, y: 80, width: width - 24, height: height - 128 }
  const { right, bottom } = view.heading
  const heading = { width: width * right[0] + right[1], height: height * bottom[0] + bottom[1] }
  const obstacles: Rectangle[] = [{ x: 0, y: 0, ...heading }]
  if (state.alert) {
    const [alertWidth, alertHeight] = view.alert
    obstacles.push({
      x: width - alertWidth,
      y: height - alertHeight,
      width: alertWidth,
      height: alertHeight,
    })
  }
  const around = (at: Point2, halfWidth: number, above: number, below: number): Rectangle => ({
    x: at[0] - halfWidth,
    y: at[1] - above,
    width: halfWidth * 2,
    height: above + below,
  })
  const seen = state.movers.map((mover) => ({ id: mover.id, at: toScreen(camera, tagOf(mover)) }))
  const spared = seen.map(({ at }) => around(at, 44, 24, 56))
  for (const { anchor } of state.rangings) {
    spared.push(around(toScreen(camera, sightLine(state, anchor).middle), 28, 10, 10))
  }
  if (state.alert) {
    const [x, y] = state.alert.at
    spared.push(around(toScreen(camera, project([x, y, 0])), 70, 40, 40))
  }
  const wishes = readouts.flatMap((read) => {
    const found = seen.find(({ id }) => id === read.id)
    return found ? [{ ...found, ...read.size }] : []
  })
  return placeCallouts(wishes, { frame, obstacles, spared, most: view.most }, last)
}

/** The places at the size for which the server draws a view. */
export function stillPlaces(view: View, state: FloorState, readouts: readonly Readout[]): Places {
  return placesIn(view, { ...view, view }, state, readouts)
}

export function drawCallouts(
  view: View,
  state: FloorState,
  readouts: readonly Readout[],
  places: Places,
): Drawn {
  return draw(
    'g',
    { 'data-live': `callouts-${view.name}`, 'data-view': view.name },
    readouts.map((read) => {
      const mover = state.movers.find(({ id }) => id === read.id)
      return drawCallout(read, mover ? tagOf(mover) : [0, 0], places.get(read.id))
    }),
  )
}
