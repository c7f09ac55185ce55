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
