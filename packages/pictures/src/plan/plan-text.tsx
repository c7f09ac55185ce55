import { round } from './geometry.ts'
import styles from './plan.module.css'

interface PlanTextProps {
  x: number
  y: number
  anchor?: 'middle' | 'end'
  tone?: 'live' | 'quiet' | 'warning' | 'danger'
  strong?: boolean
  /** Degrees, clockwise. */
  turn?: number
  /** Width in metres of a rim in the ground's colour, where a line passes below. */
  halo?: number
  children: string
}

export function PlanText({ x, y, anchor, tone, strong, turn, halo, children }: PlanTextProps) {
  const classes = [
    styles.text,
    tone && styles[tone],
    strong && styles.strong,
    halo && styles.halo,
  ].filter(Boolean)
  return (
    <text
      className={classes.join(' ')}
      x={round(x)}
      y={round(y)}
      textAnchor={anchor}
      strokeWidth={halo}
      transform={turn ? `rotate(${round(turn)} ${round(x)} ${round(y)})` : undefined}
    >
      {children}
    </text>
  )
}
