import { paint } from '@repo/pictures/paint.ts'
import { Dimension } from '@repo/pictures/plan/dimension.tsx'
import { FloorGrid } from '@repo/pictures/plan/floor-grid.tsx'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { RackRow } from '@repo/pictures/plan/rack-row.tsx'
import { Anchor } from '@repo/pictures/plan/radio.tsx'
import { Truck } from '@repo/pictures/plan/truck.tsx'
import type { Place } from '@repo/hall/model/plan.ts'
import { sizeOf } from './moving.ts'
import { partsPerAnchor, type Part } from './position-parts.ts'
import styles from './position.module.css'
import { hall } from './scene.ts'

const look = {
  column: paint({ fill: 'plan-edge' }),
  ring: paint({ fill: 'plan-live', fillOpacity: 0.16, stroke: 'plan-live' }),
  steel: paint({ fill: 'none', stroke: 'plan-edge', strokeWidth: 0.36 }),
  lateLabel: paint({
    fill: 'plan-danger',
    stroke: 'plan-ground',
    strokeWidth: 0.35,
    dominantBaseline: 'central',
    paintOrder: 'stroke',
    textAnchor: 'middle',
  }),
}

const [width, height] = sizeOf(hall)
const [halfEmpty, filled] = hall.racks

/** `parts` in the order of the page: the script finds them again by it. */
export function PositionDrawing({ parts, locale }: { parts: readonly Part[]; locale: string }) {
  const count = hall.anchors.length * partsPerAnchor
  const [[tag], [ring], [wall]] = parts.slice(count) as [Part, Part, Part]
  return (
    <PlanView width={width} height={height} scale={36} light="paper">
      <FloorGrid width={width} height={height} />
      {halfEmpty && (
        <>
          <RackRow x={halfEmpty.x} y={halfEmpty.y} bays={2} empty={[0, 2, 3, 5, 7, 8, 10]} />
          <Dimension
            from={[halfEmpty.x, halfEmpty.y + 3.2]}
            to={[halfEmpty.x + halfEmpty.length, halfEmpty.y + 3.2]}
            locale={locale}
            size={0.36}
          />
        </>
      )}
      {filled && <RackRow x={filled.x} y={filled.y} bays={2} double={false} />}
      {hall.columns.map(({ x, y, side }) => (
        <rect
          key={x}
          {...look.column}
          x={x - side / 2}
          y={y - side / 2}
          width={side}
          height={side}
        />
      ))}
      {hall.anchors.map((anchor, index) => (
        <AnchorParts
          key={index}
          name={`A${index + 1}`}
          anchor={anchor}
          parts={parts.slice(index * partsPerAnchor)}
        />
      ))}
      <g data-part="" {...tag}>
        <circle data-part="" {...look.ring} {...ring} />
        <Truck x={0} y={0} heading={180} loaded />
      </g>
      <path data-part="" {...look.steel} {...wall} />
    </PlanView>
  )
}

interface AnchorPartsProps {
  name: string
  anchor: Place
  parts: readonly Part[]
}

function AnchorParts({ name, anchor: { x, y }, parts }: AnchorPartsProps) {
  const [[group], [range], [line], [late], [label, length], [lateLabel, extra]] = parts as [
    Part,
    Part,
    Part,
    Part,
    Part,
    Part,
  ]
  const isRight = x > width - 2
  return (
    <g data-part="" className={styles.anchor} {...group}>
      <circle data-part="" className={styles.range} cx={x} cy={y} {...range} />
      <path data-part="" className={styles.line} {...line} />
      <path data-part="" className={styles.late} {...late} />
      <Anchor x={x} y={y} size={0.55} />
      <text data-part="" className={styles.label} {...label}>
        {length}
      </text>
      <text data-part="" {...look.lateLabel} {...lateLabel}>
        {extra}
      </text>
      <PlanText
        x={isRight ? x - 0.6 : x + 0.6}
        y={y < 2 ? y + 0.75 : y - 0.35}
        anchor={isRight ? 'end' : undefined}
        tone="live"
        strong
        halo={0.3}
      >
        {name}
      </PlanText>
    </g>
  )
}
