import { paint } from '@repo/pictures/paint.ts'
import type { ReactNode } from 'react'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { Anchor, Tag } from '@repo/pictures/plan/radio.tsx'
import { Trail } from '@repo/pictures/plan/trail.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import { Zone } from '@repo/pictures/plan/zone.tsx'
import type { Point } from '@repo/pictures/plan/geometry.ts'
import {
  aisleLines,
  anchors,
  breakRoom,
  gateway,
  hallDepth,
  hallWidth,
  laneLine,
} from '@repo/hall/sample-hall/hall.ts'
import { Building, SampleHall } from '@repo/hall/sample-hall/sample-hall.tsx'
import { WeakHatch } from '@repo/hall/sample-hall/weak-hatch.tsx'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import styles from './as-built-plan.module.css'
import { stepKeys, type StepKey } from './steps.ts'
import { howItWorksWords as words } from '#words/index.ts'

const look = {
  walk: paint({ fill: 'none', stroke: 'plan-quiet', strokeWidth: 0.24, strokeLinecap: 'round' }),
  cable: paint({ fill: 'none', stroke: 'plan-live', strokeOpacity: 0.5 }),
  gateway: paint({ fill: 'plan-edge', stroke: 'none' }),
  test: paint({ fill: 'none', stroke: 'plan-text', strokeWidth: 0.2 }),
  box: paint({ fill: 'plan-ground', stroke: 'plan-text', strokeWidth: 0.16 }),
}

const corners = (left: number, top: number, right: number, bottom: number): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
]

const [upper, middle, lower] = aisleLines
const masked = corners(breakRoom.left, 0, hallWidth, breakRoom.bottom)
const staging = corners(4.4, 24, 26, 30.4)
const crossing = corners(26.4, 7, 31, 18.4)

const walk: readonly Point[] = [
  [2, upper],
  [laneLine, upper],
  [laneLine, middle],
  [2, middle],
  [2, lower],
  [40.6, lower],
  [40.6, 21.6],
  [2, 21.6],
]

const testPoints: readonly Point[] = [
  [13, upper],
  [laneLine - 1.6, middle],
  [20, lower],
  [33, 26],
  [46, 15.4],
]

const trails: readonly (readonly Point[])[] = [
  [
    [6, 32],
    [6, 22.4],
    [laneLine, 22.4],
    [laneLine, middle],
    [14, middle],
  ],
  [
    [38, 32],
    [38, 28],
    [33.4, 28],
    [33.4, 12],
  ],
  [
    [29.6, 32.4],
    [29.6, 28.6],
    [42, 28.6],
  ],
]
const trucks = [
  { x: 14, y: middle, heading: 180, loaded: true },
  { x: 33.4, y: 12, heading: -90 },
  { x: 42, y: 28.6, heading: 0, loaded: true },
]

/** The plan as it stands after the last step; each step has drawn a layer of it. */
export function AsBuiltPlan({ lang }: { lang: Lang }) {
  const { plan } = words[lang]
  return (
    <SampleHall locale={localeOf[lang]} below={5.4}>
      <Layer step="question" at={[2.4, 31.4]}>
        <Building />
      </Layer>
      <Layer step="agreement" at={[39.3, 1.8]}>
        <Zone points={masked} kind="closed" hatched={0.8} />
        <PlanText x={42.75} y={5.2} anchor="middle" tone="danger" halo={0.6}>
          {plan.masked}
        </PlanText>
      </Layer>
      <Layer step="survey" at={[3.4, 22.2]}>
        <path
          {...look.walk}
          d={`M${walk.map((point) => point.join(' ')).join('L')}`}
          strokeDasharray=".1 .7"
        />
        <WeakHatch />
        <PlanText x={46.6} y={23.4} anchor="end" tone="warning" halo={0.6}>
          {plan.weak}
        </PlanText>
      </Layer>
      <Layer step="mounting" at={[gateway[0] + 2.4, gateway[1] + 1.6]}>
        <path {...look.cable} d={cables()} />
        {anchors.map(({ x, y }) => (
          <Anchor key={`${x} ${y}`} x={x} y={y} size={0.9} />
        ))}
        <rect {...look.gateway} x={gateway[0] - 0.7} y={0.4} width="1.4" height="1.2" />
      </Layer>
      <Layer step="rules" at={[27.6, 17]}>
        <Zone points={crossing} kind="slow" hatched={1.1} />
        <Zone points={staging} />
      </Layer>
      <Layer step="pilot" at={[20, 23.9]}>
        {trails.map((points) => (
          <Trail key={String(points[0])} points={points} width={0.5} />
        ))}
      </Layer>
      <Layer step="trucks" at={[16.6, middle - 0.2]}>
        {trucks.map((truck) => (
          <Truck key={truck.x} {...truck} />
        ))}
        {trucks.map(({ x, y }) => (
          <Tag key={x} x={x} y={y} uncertainty={1.1} />
        ))}
      </Layer>
      <Layer step="acceptance" at={[15.2, upper]}>
        {testPoints.map(([x, y]) => (
          <path
            key={`${x} ${y}`}
            {...look.test}
            d={`M${x - 0.8} ${y}h1.6M${x} ${y - 0.8}v1.6M${x - 0.45} ${y}a.45 .45 0 1 0 .9 0a.45 .45 0 1 0-.9 0`}
          />
        ))}
      </Layer>
      <Layer step="decision" at={[1.2, hallDepth + 3]}>
        <Choice x={3.4}>{plan.partner}</Choice>
        <Choice x={27}>{plan.stop}</Choice>
      </Layer>
    </SampleHall>
  )
}

interface LayerProps {
  step: StepKey
  /** Where the number of the step stands. */
  at: Point
  children: ReactNode
}

function Layer({ step, at: [x, y], children }: LayerProps) {
  const number = stepKeys.indexOf(step) + 1
  return (
    <g className={styles.layer} data-layer={number}>
      {children}
      <g className={styles.number} dominantBaseline="central">
        <circle cx={x} cy={y} />
        <PlanText x={x} y={y} anchor="middle" strong>
          {String(number)}
        </PlanText>
      </g>
    </g>
  )
}

function Choice({ x, children }: { x: number; children: string }) {
  return (
    <>
      <path {...look.box} d={`M${x} ${hallDepth + 2.2}h1.6v1.6h-1.6z`} />
      <PlanText x={x + 2.5} y={hallDepth + 3.5}>
        {children}
      </PlanText>
    </>
  )
}

/** From each anchor along the nearer long wall, and up to the gateway. */
function cables(): string {
  const [toX, toY] = gateway
  return anchors
    .map(({ x, y }) =>
      y > hallDepth / 2 ? `M${x} ${y}V33.4H47.4V24` : `M${x} ${y}V${toY - 0.4}H${toX}`,
    )
    .join('')
}
