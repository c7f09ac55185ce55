import type { FloorState, Mover } from './engine.ts'
import { project, type Point2 } from './iso.ts'
import { draw, type Drawn } from './node.ts'
import { compact } from './path.ts'
import type { Rectangle } from './placement.ts'
import { drawPerson, personTagHeight } from './person.ts'
import { drawnTruck, drawTruck, truckTagHeight } from './truck.ts'

/** Where a mover's tag is seen, in scene units. */
export function tagOf({ at, kind }: Mover): Point2 {
  return project([at[0], at[1], kind === 'truck' ? truckTagHeight : personTagHeight])
}

const outlines = {
  truck: drawnTruck,
  person: { rear: -1, front: 1, side: 1, height: 2.2 },
} as const

/** The rectangle that a mover is drawn in, in scene units. */
export function boundsOf({ at, heading, kind }: Mover): Rectangle {
  const { rear, front, side, height } = outlines[kind]
  const [cos, sin] = [Math.cos(heading), Math.sin(heading)]
  const corners = [rear, front].flatMap((along) =>
    [-side, side].map((aside) => {
      const [x, y] = [at[0] + along * cos - aside * sin, at[1] + along * sin + aside * cos]
      return project([x, y, 0])
    }),
  )
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), project([...at, height])[1] - 14]
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

function translate([x, y]: Point2): string {
  return `translate(${compact(x)} ${compact(y)})`
}

function drawMover(mover: Mover): Drawn {
  const [x, y] = mover.at
  const isTruck = mover.kind === 'truck'
  const body = isTruck
    ? drawTruck(mover.heading, mover.load, mover.lift)
    : drawPerson(x + y, mover.speed)
  const [tagX, tagY] = project([0, 0, isTruck ? truckTagHeight : personTagHeight])
  const tag = { cx: compact(tagX + (isTruck ? 0 : 2.4)), cy: compact(tagY) }
  const outlined = {
    stroke: '#0b1622',
    'stroke-width': 0.5,
    'stroke-opacity': 0.5,
    'stroke-linejoin': 'round',
  }
  return draw('g', { transform: translate(project([x, y, 0])) }, [
    draw('g', isTruck ? outlined : {}, body),
    draw('circle', { ...tag, r: isTruck ? 6 : 3.4, fill: '#39d6c4', 'fill-opacity': 0.32 }),
    draw('circle', { ...tag, r: isTruck ? 2.6 : 1.5, fill: '#bffff6' }),
  ])
}

/** Vehicles and people, in scene units above the racks. */
export function drawMovers(state: FloorState): Drawn {
  return draw('g', { 'data-live': 'movers' }, state.movers.map(drawMover))
}
