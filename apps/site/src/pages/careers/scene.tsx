import type { Lang } from '@repo/platform/i18n/locales.ts'
import { paint } from '@repo/pictures/paint.ts'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import type { Point } from '@repo/pictures/plan/geometry.ts'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Anchor, RangingLine, Tag } from '@repo/pictures/plan/radio.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { Zone } from '@repo/pictures/plan/zone.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './careers.module.css'
import { careersWords as words } from '#words/index.ts'

const look = {
  predicted: paint({
    fill: 'none',
    stroke: 'plan-danger',
    strokeWidth: 0.14,
    strokeDasharray: '0.5 0.35',
  }),
  meeting: paint({ fill: 'plan-danger', fillOpacity: 0.3, stroke: 'plan-danger' }),
}

/** Metres. */
const floor = { width: 24, height: 18 } as const
const anchors: readonly Point[] = [
  [1.4, 1.4],
  [22.6, 1.4],
  [22.6, 16.6],
  [1.4, 16.6],
]
const truck: Point = [6.4, 9]
const other: Point = [14.6, 14.6]
const crossing: readonly Point[] = [
  [12.4, 6.6],
  [16.8, 6.6],
  [16.8, 11.4],
  [12.4, 11.4],
]

/** Two trucks that will meet at a crossing: anchors, ranging, paths and the warning. */
export function Scene({ lang }: { lang: Lang }) {
  return (
    <figure className={styles.scene}>
      <PlanView {...floor} scale={24} light="night">
        <FloorGrid {...floor} />
        <RackRow x={2.4} y={2.6} bays={3} empty={[2, 7]} />
        <RackRow x={2.4} y={13} bays={3} empty={[4]} />
        <RackRow x={17.4} y={2.6} bays={2} empty={[1]} />
        <RackRow x={17.4} y={13} bays={2} empty={[5]} />
        <Zone points={crossing} kind="closed" hatched={0.8} />
        {anchors.map((anchor) => (
          <g key={anchor.join()}>
            <RangingLine from={anchor} to={truck} />
            <Anchor x={anchor[0]} y={anchor[1]} size={0.8} />
          </g>
        ))}
        <Trail points={[[-1, 9], truck]} />
        <Truck x={truck[0]} y={truck[1]} loaded />
        <Tag x={truck[0]} y={truck[1]} uncertainty={1.6} />
        <Trail points={[[14.6, 19], other]} />
        <Truck x={other[0]} y={other[1]} heading={-90} />
        <path {...look.predicted} d="M9.8 9H14.6V12.4" />
        <circle {...look.meeting} cx="14.6" cy="9" r="1.2" />
      </PlanView>
      <Text as="figcaption" size="small" tone="muted" above="150">
        {words[lang].scene}
      </Text>
    </figure>
  )
}
