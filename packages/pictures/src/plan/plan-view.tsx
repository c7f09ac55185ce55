import type { ReactNode } from 'react'
import { lightClass, type Light } from './light.ts'
import styles from './plan.module.css'

interface PlanViewProps {
  /** Metres shown, from `left` and `top` on. */
  width: number
  height: number
  left?: number
  top?: number
  /** Pixels per metre. */
  scale: number
  /** The ground it needs; `around` where an element around the plan has set it with `lightClass`. */
  light: Light | 'around'
  children: ReactNode
}

/**
 * A piece of the hall from above. Everything inside is in metres; lines are one pixel and text is
 * 13 pixels unless a part says otherwise. Hidden from assistive technology: say it in the text.
 */
export function PlanView({
  width,
  height,
  left = 0,
  top = 0,
  scale,
  light,
  children,
}: PlanViewProps) {
  return (
    <svg
      aria-hidden="true"
      className={light === 'around' ? styles.plan : `${styles.plan} ${lightClass[light]}`}
      width={Math.round(width * scale)}
      height={Math.round(height * scale)}
      viewBox={`${left} ${top} ${width} ${height}`}
      fontSize={significant(13 / scale)}
      strokeWidth={significant(1.1 / scale)}
    >
      {children}
    </svg>
  )
}

function significant(value: number): number {
  return Number(value.toPrecision(3))
}

interface ByWidthProps {
  /** As wide as its frame, its words larger where that is narrower than a desk's window. */
  wide: ReactNode
  /** A composition of its own for a phone: parts below each other. */
  narrow: ReactNode
}

/** A drawing that is too wide for a phone, and the one that takes its place there. */
export function ByWidth({ wide, narrow }: ByWidthProps) {
  return (
    <>
      <div className={styles.wide}>{wide}</div>
      <div className={styles.narrow}>{narrow}</div>
    </>
  )
}

/** Shows the middle of what is wider than the page instead of shrinking it. */
export function PlanCrop({ children }: { children: ReactNode }) {
  return <div className={styles.crop}>{children}</div>
}
