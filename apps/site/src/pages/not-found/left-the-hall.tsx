import { paint } from '@repo/pictures/paint.ts'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Anchor, Tag } from '@repo/pictures/plan/radio.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import styles from './not-found.module.css'

const look = {
  wall: paint({ fill: 'none', stroke: 'text', strokeWidth: 0.2 }),
  guess: paint({ fill: 'none', stroke: 'text-muted', strokeWidth: 0.08 }),
  lost: paint({
    fill: 'none',
    stroke: 'text-muted',
    strokeDasharray: '0.25 0.2',
    strokeWidth: 0.08,
  }),
}

interface LeftTheHallProps {
  description: string
  lastSeen: string
  noSignal: string
}

const gate = { x: 38, y: 8.5 }
const lost = { x: 44, y: 7 }
const way = [
  [6, 6],
  [31, 6],
  [31, gate.y],
  [gate.x, gate.y],
] as const

/** A plan of the hall; the trail of a tag ends at the gate. */
export function LeftTheHall({ description, lastSeen, noSignal }: LeftTheHallProps) {
  return (
    <div role="img" aria-label={description} className={styles.picture}>
      <PlanView width={48} height={17} scale={25} light="paper">
        <FloorGrid width={37} height={15} left={1} top={1} />
        <path {...look.wall} d="M38 7V1H1v15h37v-6" />
        <RackRow x={4} y={2.4} bays={9} empty={[3, 11, 12, 40]} />
        <RackRow x={4} y={7.4} bays={9} empty={[8, 20, 34, 35]} />
        <RackRow x={4} y={12.4} bays={9} empty={[1, 17, 29, 50]} />
        <Anchor x={2.4} y={6} />
        <Anchor x={16.2} y={11} />
        <Anchor x={30} y={11} />
        <Anchor x={36.6} y={2.4} />
        <Anchor x={36.6} y={14.6} />
        <Trail points={way} />
        <path
          {...look.guess}
          d={`M${gate.x} ${gate.y}Q41 ${gate.y} ${lost.x} ${lost.y}`}
          strokeDasharray=".15 .4"
        />
        <Tag x={gate.x} y={gate.y} uncertainty={0.9} />
        <circle {...look.lost} cx={lost.x} cy={lost.y} r=".55" />
        <PlanText x={gate.x + 0.9} y={gate.y + 2.4} tone="live" halo={0.4}>
          {lastSeen}
        </PlanText>
        <PlanText x={lost.x} y={lost.y - 1.1} anchor="middle" tone="quiet">
          {noSignal}
        </PlanText>
      </PlanView>
    </div>
  )
}
