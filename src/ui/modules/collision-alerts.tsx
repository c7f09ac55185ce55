import { FloorGrid } from '../plan/floor-grid.tsx'
import type { Point } from '../plan/geometry.ts'
import { measure } from '../plan/measure.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanCrop, PlanView } from '../plan/plan-view.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Trail } from '../plan/trail.tsx'
import { Truck } from '../plan/truck.tsx'
import { Zone } from '../plan/zone.tsx'
import screen from './screen.module.css'
import styles from './collision-alerts.module.css'

export type CollisionAlertsLabels = Readonly<Record<'conflict' | 'warned' | 'crossing', string>>

const meeting: Point = [28, 9.6]
const secondsLeft = 2.4
const eastbound = { name: 'F-07', speed: 8.6 }
const northbound = { name: 'F-12', speed: 7.2 }
const metresLeft = (speed: number) => (speed / 3.6) * secondsLeft
const eastX = meeting[0] - metresLeft(eastbound.speed)
const northY = meeting[1] + metresLeft(northbound.speed)
const eastPath: readonly Point[] = [
  [eastX + 1, 9],
  [28.6, 8.4],
  [28.6, 10.8],
  [eastX + 1, 10.2],
]
const northPath: readonly Point[] = [
  [27.4, northY - 1],
  [26.8, 9],
  [29.2, 9],
  [28.6, northY - 1],
]

interface CollisionAlertsProps {
  labels: CollisionAlertsLabels
  locale: string
}

export function CollisionAlerts({ labels, locale }: CollisionAlertsProps) {
  return (
    <>
      <div className={screen.bleed}>
        <PlanCrop>
          <PlanView width={60} height={20} scale={13}>
            <FloorGrid width={60} height={20} />
            {[0.8, 3.9, 13.2, 16.3].map((y) => (
              <RackRow key={y} x={1} y={y} bays={8} empty={[3, 22, 23, 40]} />
            ))}
            {[0.8, 3.9, 13.2, 16.3].map((y) => (
              <RackRow key={y} x={32.2} y={y} bays={9} empty={[1, 2, 30]} />
            ))}
            <Zone points={eastPath} kind="closed" />
            <Zone points={northPath} kind="closed" />
            <Trail
              points={[
                [6, 9.6],
                [eastX - 1, 9.6],
              ]}
            />
            <Trail
              points={[
                [28, 20],
                [28, northY + 1],
              ]}
            />
            <Truck x={eastX} y={9.6} loaded />
            <Truck x={28} y={northY} heading={-90} />
            <circle className={styles.meeting} cx={meeting[0]} cy={meeting[1]} r="1.1" />
            <PlanText x={eastX + 1} y={7.9} anchor="end" halo={0.3}>
              {`${eastbound.name} · ${measure(locale, eastbound.speed, 'km/h', 1)}`}
            </PlanText>
            <PlanText x={29.6} y={northY + 1} halo={0.3}>
              {`${northbound.name} · ${measure(locale, northbound.speed, 'km/h', 1)}`}
            </PlanText>
          </PlanView>
        </PlanCrop>
        <p className={styles.callout}>
          <b>
            {labels.conflict} {measure(locale, secondsLeft, 's', 1)}
          </b>
          {labels.warned}
        </p>
      </div>
      <p className={screen.caption}>
        <span>
          <b>
            {eastbound.name}, {northbound.name}
          </b>{' '}
          {labels.crossing} K2
        </span>
        <time>22:41:07</time>
      </p>
    </>
  )
}
