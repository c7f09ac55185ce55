import { look } from './plan-paint.ts'

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
      <ellipse {...look.person} rx=".34" ry=".52" />
      <circle {...look.head} r=".2" />
    </g>
  )
}
