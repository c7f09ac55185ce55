import styles from './plan.module.css'

interface Placed {
  x: number
  y: number
  /** Degrees clockwise; 0 faces right. */
  heading?: number
}

/** A person in a high-visibility vest, from above. */
export function Person({ x, y, heading = 0 }: Placed) {
  return (
    <g transform={`translate(${x} ${y})rotate(${heading})`}>
      <ellipse className={styles.person} rx=".34" ry=".52" />
      <circle className={styles.head} r=".2" />
    </g>
  )
}

/** A 1200 × 800 mm pallet, its centre at `x`, `y`. */
export function Pallet({ x, y, heading = 0 }: Placed) {
  return (
    <path
      className={styles.pallet}
      transform={`translate(${x} ${y})rotate(${heading})`}
      d="M-.6-.4h1.2v.8h-1.2zM-.6-.13h1.2M-.6 .13h1.2"
    />
  )
}
