import { look } from './picture-paint.ts'
import { Fragment } from 'react'
import { passesPerCell, type Route } from '@repo/pictures/plan/heat-grid.ts'
import { HeatCells } from '@repo/pictures/plan/heat-cells.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { RangingLine } from '@repo/pictures/plan/radio.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { emptySlots, type DrawingProps } from './drawing.ts'
import { Anchors } from './radio.tsx'
import styles from './picture.module.css'
import { inTurn } from '@repo/platform/values/in-turn.ts'

const lanes = 5
const depth = 9

/** Lanes of pallets, the oldest darkest; one of them leaves before its turn. */
export function Flow({ seed }: DrawingProps) {
  const wrong = 1 + (seed % (lanes - 2))
  return (
    <>
      {Array.from({ length: depth }, (_, place) => (
        <path
          key={place}
          {...look.stored}
          fillOpacity={(0.12 + (place / depth) * 0.8).toFixed(2)}
          d={Array.from({ length: lanes }, (_row, lane) =>
            (seed + lane * 3) % depth < place + 3 ? cell(place, lane) : '',
          ).join('')}
        />
      ))}
      <path {...look.mark} d={`M1 1.4h15.4m0 2.6H1m0 2.6h15.4m0 2.6H1m0 2.6h15.4m0 2.6H1`} />
      <path {...look.wrong} d={cell(3, wrong)} />
      <Trail
        points={[
          [20, -1],
          [20, wrong * 2.6 + 2.7],
          [19.2, wrong * 2.6 + 2.7],
        ]}
        radius={1}
      />
      <Truck x={19.4} y={wrong * 2.6 + 2.7} heading={180} />
    </>
  )
}

const cell = (place: number, lane: number) =>
  `M${(1.2 + place * 1.7).toFixed(1)} ${(lane * 2.6 + 1.8).toFixed(1)}h1.5v1.8h-1.5z`

const cellSize = 0.8

/** One way across and one along the hall, and two that are used less. */
const routesWith = (turn: number): readonly Route[] => [
  {
    passes: 5,
    points: [
      [0, 8],
      [24, 8],
    ],
  },
  {
    passes: 6,
    points: [
      [turn, 8],
      [turn, 16],
    ],
  },
  {
    passes: 3,
    points: [
      [5, 0],
      [5, 8],
    ],
  },
  {
    passes: 2,
    points: [
      [24, 8],
      [turn, 8],
      [turn, 16],
    ],
  },
]

/** Every picture has one of three halls: the cells of each are computed once, when it is first drawn. */
const turns = [14, 16, 18] as const
const halls = new Map<number, number[][]>()

function hallOf(seed: number): number[][] {
  const turn = inTurn(turns, seed)
  const hall =
    halls.get(turn) ?? passesPerCell(routesWith(turn), 24 / cellSize, 16 / cellSize, cellSize)
  halls.set(turn, hall)
  return hall
}

/** Where trucks pass most often. */
export function Heat({ seed }: DrawingProps) {
  return (
    <>
      <HeatCells values={hallOf(seed)} steps={[0.8, 2.2, 4, 6, 9]} cell={cellSize} />
      <RackRow x={6.8} y={1} bays={6} empty={emptySlots(seed)} />
      <RackRow x={6.8} y={4} bays={6} empty={emptySlots(seed + 7)} />
      <RackRow x={-1.6} y={11.6} bays={5} empty={emptySlots(seed + 4)} />
    </>
  )
}

/** From a slot to a dock: what one system orders and the other one sees. */
export function Exchange({ seed }: DrawingProps) {
  return (
    <>
      <RackRow x={-1} y={1} bays={10} empty={[...emptySlots(seed), 11, 12]} />
      <path {...look.wall} d="M0 15h3m3 0h4m3 0h4m3 0h4" />
      <path {...look.planned} d="M3 15.4v-4h3v4M10 15.4v-4h3v4M17 15.4v-4h3v4" />
      <path className={styles.chosen} d="M9.02 1.1h.9v.9h-.9zM17.9 11.9h1.2v.8h-1.2z" />
      <Trail
        points={[
          [9.4, 4],
          [9.4, 7.4],
          [18.5, 7.4],
          [18.5, 9.2],
        ]}
      />
      <Truck x={18.5} y={9} heading={90} />
      <RangingLine from={[9.4, 2.4]} to={[18, 11.6]} />
    </>
  )
}

/** Half of the hall is fitted and measured, the other half waits for the result. */
export function Pilot({ seed }: DrawingProps) {
  return (
    <>
      {[1.4, 6.6, 11.8].map((y, index) => (
        <Fragment key={y}>
          <RackRow x={2} y={y} bays={3} empty={emptySlots(seed + index)} />
          <path
            {...look.planned}
            d={`M14.4 ${y}h8.1v2.2h-8.1zm0 1.1h8.1m-5.4-1.1v2.2m2.7 0v-2.2`}
          />
        </Fragment>
      ))}
      <path {...look.axis} d="M12.3 0v16" />
      <Anchors
        at={[
          [1, 0.9],
          [11.3, 0.9],
          [1, 15.1],
          [11.3, 15.1],
        ]}
      />
      <Trail
        points={[
          [11.2, 10.3],
          [1.2, 10.3],
          [1.2, 5.2],
          [6, 5.2],
        ]}
        radius={1.2}
      />
      <Truck x={6} y={5.2} loaded />
    </>
  )
}
