import type { ReactNode } from 'react'
import { FloorGrid } from '../plan/floor-grid.tsx'
import { polygonArea, type Point } from '../plan/geometry.ts'
import { measure } from '../plan/measure.ts'
import { PlanCrop, PlanView } from '../plan/plan-view.tsx'
import { PlanText } from '../plan/plan-text.tsx'
import { RackRow } from '../plan/rack-row.tsx'
import { Tag } from '../plan/radio.tsx'
import { Trail } from '../plan/trail.tsx'
import { Truck } from '../plan/truck.tsx'
import { Zone } from '../plan/zone.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './screen.module.css'
import { handleEdge, stagingZone } from './zone-log.ts'

export type GeofencingLabels = Readonly<Record<'staging' | 'noEntry' | 'entered', string>>

const closed: readonly Point[] = [
  [29.5, 7],
  [36, 7],
  [36, 12.5],
  [29.5, 12.5],
]

interface GeofencingProps {
  labels: GeofencingLabels
  locale: string
}

export function Geofencing({ labels, locale }: GeofencingProps) {
  return (
    <>
      <ZonePlan labels={labels} locale={locale} scale={12}>
        <Trail
          points={[
            [22.5, 26],
            [22.5, 11],
            [24, 11],
          ]}
        />
        <Tag x={24.6} y={11} uncertainty={1.5} />
        <Truck x={24.6} y={11} />
      </ZonePlan>
      <Row as="p" justify="between" className={styles.caption}>
        <span>
          <b>F-07</b> {labels.entered}
        </span>
        <time>22:40:51</time>
      </Row>
    </>
  )
}

interface ZonePlanProps extends GeofencingProps {
  /** Pixels per metre. */
  scale: number
  /** Marks the zone and the text with its area, so that the browser can redraw them. */
  isEditable?: boolean
  /** The moving objects on the floor. */
  children: ReactNode
}

/** The staging area between the racks, with the closed zone in it. */
export function ZonePlan({ labels, locale, scale, isEditable, children }: ZonePlanProps) {
  const area = measure(locale, Math.round(polygonArea(stagingZone)), 'm²')
  const zone = <Zone points={stagingZone} handles={handleEdge} />
  const name = <PlanText x={26} y={5.1} tone="live" strong>{`${labels.staging}, ${area}`}</PlanText>
  return (
    <div className={styles.bleed}>
      <PlanCrop>
        <PlanView width={64} height={27} scale={scale} light="around">
          <FloorGrid width={64} height={27} />
          {[3, 8, 13, 18, 47, 52, 57].map((x) => (
            <RackRow
              key={x}
              x={x}
              y={-3.4}
              bays={x === 18 ? 4 : 5}
              along="y"
              empty={[2, x % 7, 17]}
            />
          ))}
          {[3, 8, 13, 18, 47, 52, 57].map((x) => (
            <RackRow key={x} x={x} y={14} bays={5} along="y" empty={[x % 5, 11]} />
          ))}
          {isEditable ? <g data-zone>{zone}</g> : zone}
          <Zone points={closed} kind="closed" hatched={0.6} />
          {children}
          {isEditable ? <g data-zone-name>{name}</g> : name}
          <PlanText x={32.75} y={10.2} anchor="middle" tone="danger" strong halo={0.3}>
            {labels.noEntry}
          </PlanText>
        </PlanView>
      </PlanCrop>
    </div>
  )
}
