import { look } from './plan-paint.ts'
import { drivenPath, round, type Point } from './geometry.ts'

const parts = 5

interface TrailProps {
  /** From the oldest place to the present one. */
  points: readonly Point[]
  /** Metres before a corner at which the curve begins. */
  radius?: number
  /** Width in metres at the present end. */
  width?: number
}

/** Where a vehicle came from: fades and narrows into the past, with its samples as dots. */
export function Trail({ points, radius = 2, width }: TrailProps) {
  return <TrailAlong path={drivenPath(points, radius)} width={width} />
}

interface TrailAlongProps {
  path: string
  width?: number | undefined
}

export function TrailAlong({ path, width = 0.34 }: TrailAlongProps) {
  return (
    <g {...look.trail}>
      {Array.from({ length: parts }, (_, part) => {
        const age = (part + 1) / parts
        return (
          <path
            key={part}
            d={path}
            pathLength={parts}
            strokeDasharray={`1 ${parts}`}
            strokeDashoffset={-part}
            strokeOpacity={round(age ** 1.6 * 0.8)}
            strokeWidth={round(width * (0.3 + 0.7 * age))}
          />
        )
      })}
      <path
        {...look.samples}
        d={path}
        pathLength={parts * 2}
        strokeDasharray="0 1"
        strokeWidth={round(width * 0.4)}
      />
    </g>
  )
}
