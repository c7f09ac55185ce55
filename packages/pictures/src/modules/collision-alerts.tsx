import { shiftClock } from '../floor/shift-clock.ts'
import { stillState } from '../floor/still-floor.ts'
import { stillTime } from '../floor/still-time.ts'
import { crossing } from '../floor/zones.ts'
import { paint } from '../paint.ts'
import { FloorGrid } from '../plan/floor-grid.tsx'
import type { Point } from '../plan/geometry.ts'
import { measure } from '../plan/measure.ts'
import { PlanText } from '../plan/plan-text.tsx'
import { PlanCrop, PlanView } from '../plan/plan-view.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Trail } from '../plan/trail.tsx'
import { Truck } from '../plan/truck.tsx'
import { Zone } from '../plan/zone.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import screenStyles from './screen.module.css'
import styles from './collision-alerts.module.css'

const look = {
  meeting: paint({ fill: 'plan-danger', fillOpacity: 0.3, stroke: 'plan-danger' }),
}

export type CollisionAlertsLabels = Readonly<Record<'conflict' | 'warned' | 'crossing', string>>

const meeting: Point = [28, 9.6]

interface Driven {
  readonly name: string
  /** km/h */
  readonly speed: number
  /** Metres to the place where the two paths meet. */
  readonly left: number
}

/** Two trucks on their way to a crossing, as the picture of the warehouse stands still. */
interface MeetingTrucks {
  readonly eastbound: Driven
  readonly northbound: Driven
  readonly secondsLeft: number
  /** km/h */
  readonly closingSpeed: number
  /** Metres between the two. */
  readonly distance: number
}

export function meetingTrucks(): MeetingTrucks {
  const { alert, movers } = stillState()
  if (alert?.kind !== 'collision') throw new Error('no collision alert in the still picture')
  const [east, north] = alert.about.map((id) => movers.find((mover) => mover.id === id))
  if (!east || !north) throw new Error('a collision alert is about two movers')
  const [across, along] = [Math.abs(north.at[0] - east.at[0]), Math.abs(north.at[1] - east.at[1])]
  return {
    eastbound: { name: east.id, speed: east.speed * 3.6, left: across },
    northbound: { name: north.id, speed: north.speed * 3.6, left: along },
    secondsLeft: alert.seconds,
    closingSpeed: alert.closingSpeed * 3.6,
    distance: Math.hypot(across, along),
  }
}

interface CollisionAlertsProps {
  labels: CollisionAlertsLabels
  locale: string
}

export function CollisionAlerts({ labels, locale }: CollisionAlertsProps) {
  const { eastbound, northbound, secondsLeft } = meetingTrucks()
  const eastX = meeting[0] - eastbound.left
  const northY = meeting[1] + northbound.left
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
  return (
    <>
      <div className={screenStyles.bleed}>
        <PlanCrop>
          <PlanView width={60} height={26} scale={13} light="around">
            <FloorGrid width={60} height={26} />
            {[-1.9, 3.8, 13.2, 18.9, 24.6].map((y) => (
              <RackRow key={y} x={1} y={y} bays={8} empty={[3, 22, 23, 40]} />
            ))}
            {[-1.9, 3.8, 13.2, 18.9, 24.6].map((y) => (
              <RackRow key={y} x={34} y={y} bays={9} empty={[1, 2, 30]} />
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
                [28, 25],
                [28, northY + 1],
              ]}
            />
            <Truck x={eastX} y={9.6} loaded />
            <Truck x={28} y={northY} heading={-90} />
            <circle {...look.meeting} cx={meeting[0]} cy={meeting[1]} r="1.1" />
            <TruckLabel x={eastX + 0.7} y={7} anchor="end" truck={eastbound} locale={locale} />
            <TruckLabel x={29.2} y={northY + 0.8} truck={northbound} locale={locale} />
          </PlanView>
        </PlanCrop>
        <p className={styles.callout}>
          <b>
            {labels.conflict} {measure(locale, secondsLeft, 's', 1)}
          </b>
          {labels.warned}
        </p>
      </div>
      <Row as="p" justify="between" className={screenStyles.caption}>
        <span>
          <b>
            {eastbound.name}, {northbound.name}
          </b>{' '}
          {labels.crossing} {crossing.name}
        </span>
        <time>{shiftClock(stillTime)}</time>
      </Row>
    </>
  )
}

interface TruckLabelProps {
  x: number
  y: number
  anchor?: 'end'
  truck: Driven
  locale: string
}

function TruckLabel({ x, y, anchor, truck, locale }: TruckLabelProps) {
  return (
    <>
      <PlanText x={x} y={y} anchor={anchor} strong>
        {truck.name}
      </PlanText>
      <PlanText x={x} y={y + 1.3} anchor={anchor} tone="quiet">
        {measure(locale, truck.speed, 'km/h', 1)}
      </PlanText>
    </>
  )
}
