import { paint } from '@repo/pictures/paint.ts'
import type { ReactNode } from 'react'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import { Anchor, RangingLine, Tag } from '@repo/pictures/plan/radio.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { Zone } from '@repo/pictures/plan/zone.tsx'
import type { Point } from '@repo/pictures/plan/geometry.ts'
import { ResponsiveImage } from '@repo/platform/ui/responsive-image.tsx'
import { clockText } from '../timed-lines.ts'
import type { Film } from './data.ts'
import styles from './still.module.css'

const look = {
  predicted: paint({
    fill: 'none',
    stroke: 'plan-danger',
    strokeWidth: 0.16,
    strokeDasharray: '0.6 0.4',
  }),
  meeting: paint({ fill: 'plan-danger', fillOpacity: 0.3, stroke: 'plan-danger' }),
  steel: paint({ stroke: 'plan-steel', strokeWidth: 0.5 }),
  disc: paint({ fill: 'orange', stroke: 'ink', strokeWidth: 1.5 }),
  triangle: paint({ fill: 'ink' }),
  plate: paint({ fill: 'ink', fillOpacity: 0.85 }),
  length: paint({ fill: 'white' }),
}

/** Metres, 16:9. */
const floor = { width: 32, height: 18 } as const

/** How wide a still is drawn: the first film's, and those that stand three in a row. */
export const stillSizes = {
  first: '(min-width: 1024px) 60vw, 92vw',
  third: '(min-width: 768px) 30vw, 92vw',
} as const

interface StillProps {
  film: Pick<Film, 'poster' | 'seconds'>
  /** On the strip: drawn stills of neighbours differ. */
  place: number
  /** How wide it is drawn. */
  sizes: string
  /** Seen at once. */
  eager?: boolean
}

/** What stands for a film, with a mark that it can be played and how long it is. */
export function Still({ film: { poster, seconds }, place, sizes, eager = false }: StillProps) {
  return (
    <div className={styles.still}>
      {poster ? (
        <ResponsiveImage image={poster} sizes={sizes} alt="" eager={eager} />
      ) : (
        <PlanView {...floor} scale={20} light="night">
          <FloorGrid {...floor} />
          {scenes[place % scenes.length]}
        </PlanView>
      )}
      <PlayMark length={seconds ? clockText(seconds) : ''} />
    </div>
  )
}

const plateWidth = (text: string) => 6.4 * text.length + 12

function PlayMark({ length }: { length: string }) {
  return (
    <svg className={styles.mark} viewBox="0 0 320 180" data-screen-only aria-hidden="true">
      <circle {...look.disc} cx="26" cy="154" r="15" />
      <path {...look.triangle} d="M21.5 147v14l12-7z" />
      {length && (
        <>
          <rect {...look.plate} x="48" y="145.5" width={plateWidth(length)} height="17" rx="3" />
          <text {...look.length} x="54" y="157.9" fontSize="11" fontWeight="600">
            {length}
          </text>
        </>
      )}
    </svg>
  )
}

/** Of the steel wall between them and the tag the first two are not in sight. */
const anchors: readonly Point[] = [
  [3, 2.4],
  [16, 2.4],
  [29, 2.4],
  [29, 15.6],
  [20.5, 15.6],
  [12, 15.6],
]
const tag: Point = [14, 10.4]
const hidden = 2

const crossing: readonly Point[] = [
  [13, 5.4],
  [19, 5.4],
  [19, 12.2],
  [13, 12.2],
]

const scenes: readonly ReactNode[] = [
  <>
    <RackRow x={1.6} y={2.4} bays={4} empty={[2, 9]} />
    <RackRow x={19.2} y={2.4} bays={4} empty={[5, 14]} />
    <RackRow x={1.6} y={12.8} bays={4} empty={[1, 12]} />
    <RackRow x={19.2} y={12.8} bays={4} empty={[3, 8]} />
    <Zone points={crossing} kind="closed" hatched={0.8} />
    <Trail
      points={[
        [-1, 8.6],
        [8, 8.6],
      ]}
    />
    <Truck x={8} y={8.6} loaded />
    <Trail
      points={[
        [16, 19],
        [16, 15.2],
      ]}
    />
    <Truck x={16} y={15.2} heading={-90} />
    <path {...look.predicted} d="M11.6 8.6H16V12.6" />
    <circle {...look.meeting} cx="16" cy="8.6" r="1.3" />
  </>,
  <>
    {anchors.map((anchor, index) => (
      <g key={anchor.join()}>
        {index >= hidden && <RangingLine from={anchor} to={tag} />}
        <Anchor x={anchor[0]} y={anchor[1]} size={0.9} />
      </g>
    ))}
    <Tag x={tag[0]} y={tag[1]} uncertainty={3.2} />
    <path {...look.steel} d="M6.4 7.2h9" />
  </>,
]
