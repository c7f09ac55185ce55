import { look } from './plan-paint.ts'
import { distance, round, type Point } from './geometry.ts'
import { dimensionText } from './measure.ts'
import { PlanText } from './plan-text.tsx'

interface DimensionProps {
  from: Point
  to: Point
  locale: string
  /** Height of a figure in metres; sets the ticks and the gap in the line as well. */
  size: number
}

/** A dimension line with 45° ticks and its length in metres, readable from below or from the right. */
export function Dimension({ from, to, locale, size }: DimensionProps) {
  const [fromX, fromY] = from
  const [toX, toY] = to
  const turn = (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI
  const upright = turn > 90 || turn <= -90 ? turn + 180 : turn
  const length = round(distance(from, to))
  const half = round(size * 0.4)
  const tick = `m-${half} ${half}l${half * 2}-${half * 2}`
  return (
    <>
      <path
        {...look.dimension}
        transform={`translate(${fromX} ${fromY})rotate(${round(turn)})`}
        d={`M0 0h${length}M0-${size}v${size * 2}M${length}-${size}v${size * 2}M0 0${tick}M${length} 0${tick}`}
      />
      <PlanText
        x={(fromX + toX) / 2}
        y={(fromY + toY) / 2 + (upright === 0 ? size * 0.35 : 0)}
        anchor="middle"
        turn={upright}
        halo={size}
      >
        {dimensionText(locale, from, to)}
      </PlanText>
    </>
  )
}
