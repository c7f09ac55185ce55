import { look } from './plan-paint.ts'
import { distance, round, type Point } from './geometry.ts'
import { measure } from './measure.ts'
import { PlanText } from './plan-text.tsx'
import styles from './plan.module.css'

interface AnchorProps {
  x: number
  y: number
  /** Edge in metres; drawn larger than it is, or nobody would see it. */
  size?: number
}

/** A UWB anchor: an open square at night, a diamond on paper. */
export function Anchor({ x, y, size = 0.6 }: AnchorProps) {
  const half = size / 2
  return (
    <rect
      className={styles.anchor}
      x={round(x - half)}
      y={round(y - half)}
      width={size}
      height={size}
    />
  )
}

interface TagProps {
  x: number
  y: number
  /** Radius in metres of the circle of uncertainty, usually drawn larger than it is. */
  uncertainty?: number
}

export function Tag({ x, y, uncertainty }: TagProps) {
  return (
    <>
      {uncertainty !== undefined && <circle {...look.ring} cx={x} cy={y} r={uncertainty} />}
      <circle {...look.dot} cx={x} cy={y} r=".25" />
    </>
  )
}

interface RangingLineProps {
  from: Point
  to: Point
  /** With it, the measured distance is written at the middle. */
  locale?: string
}

export function RangingLine({ from, to, locale }: RangingLineProps) {
  const [fromX, fromY] = from
  const [toX, toY] = to
  return (
    <>
      <line {...look.ranging} x1={fromX} y1={fromY} x2={toX} y2={toY} strokeDasharray=".2 .3" />
      {locale !== undefined && (
        <PlanText
          x={(fromX + toX) / 2}
          y={(fromY + toY) / 2}
          anchor="middle"
          tone="live"
          halo={0.5}
        >
          {measure(locale, distance(from, to), 'm', 2)}
        </PlanText>
      )}
    </>
  )
}
