import { PlanView } from '../plan/plan-view.tsx'
import styles from './tracked.module.css'

/** A 1200 × 800 mm pallet from above, tagged at its edge. */
export function PalletFigure() {
  return (
    <PlanView width={1.4} height={1} left={-0.7} top={-0.5} scale={72} light="paper">
      <path
        className={styles.planks}
        d="M-.6-.4v.8M-.09-.4h.18v.8h-.18zM.6-.4v.8M-.44-.4v.8M.44-.4v.8"
      />
      <path
        className={styles.planks}
        d="M-.6-.4h1.2v.145h-1.2zM-.6-.21h1.2v.1h-1.2zM-.6-.07h1.2v.145h-1.2zM-.6 .115h1.2v.1h-1.2zM-.6 .255h1.2v.145h-1.2z"
      />
      <TagLabel x={0.3} y={-0.395} size={0.2} />
    </PlanView>
  )
}

/** A cordless screwdriver as it lies on the bench. */
export function ToolFigure() {
  return (
    <PlanView width={0.35} height={0.25} left={-0.02} top={-0.02} scale={288} light="paper">
      <path className={styles.outline} d="M.04 .09h.05l-.02 .085h-.06z" />
      <path
        className={styles.outline}
        d="M.03 .03q0-.02 .02-.02h.14q.02 0 .02 .02v.06q0 .02-.02 .02h-.08l-.01-.01h-.07q-.02 0-.02-.02z"
      />
      <path className={styles.outline} d="M-.005 .175h.09v.034h-.09z" />
      <path
        className={styles.outline}
        d="M.21 .035h.03l.025 .015v.02l-.025 .015h-.03zM.265 .06h.05"
      />
      <path className={styles.outline} d="M.1 .11q.03 .005 .01 .035h-.03" />
      <TagLabel x={0.085} y={0.04} size={0.05} />
    </PlanView>
  )
}

/** A person from above: helmet, high-visibility vest, badge. */
export function PersonFigure() {
  return (
    <PlanView width={0.9} height={0.64} left={-0.45} top={-0.32} scale={112} light="paper">
      <path
        className={styles.vest}
        d="M-.26 -.02q0-.14 .12-.14h.28q.12 0 .12 .14v.08q0 .12-.1 .12h-.32q-.1 0-.1-.12z"
      />
      <path className={styles.stripe} d="M-.15-.155v.33M.15-.155v.33" />
      <ellipse className={styles.helmet} cy=".01" rx=".125" ry=".155" />
      <path className={styles.outline} d="M-.11-.07q.11-.16 .22 0-.11-.06-.22 0z" />
      <TagLabel x={0.17} y={0.08} size={0.09} />
    </PlanView>
  )
}

interface TagLabelProps {
  x: number
  y: number
  /** Width in metres. */
  size: number
}

function TagLabel({ x, y, size }: TagLabelProps) {
  const height = Math.round(size * 600) / 1000
  return (
    <g className={styles.label}>
      <rect x={x} y={y} width={size} height={height} />
      <circle cx={x + size / 2} cy={y + height / 2} r={size / 7} />
    </g>
  )
}
