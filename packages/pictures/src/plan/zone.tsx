import { look } from './plan-paint.ts'
import { cornersPath, polygonPath, type Point } from './geometry.ts'
import { hatchPath } from './hatch.ts'
import styles from './plan.module.css'

interface ZoneProps {
  points: readonly Point[]
  /** `area` is a simple geofence, `slow` a speed zone, `closed` a zone with no access. */
  kind?: 'area' | 'slow' | 'closed'
  /** Metres between the lines of the hatching; absent: no hatching. */
  hatched?: number
  /** Edge in metres of the corner handles while the zone is being drawn. */
  handles?: number
}

export function Zone({ points, kind = 'area', hatched, handles }: ZoneProps) {
  return (
    <g className={styles[kind]}>
      <path
        {...look.zone}
        d={polygonPath(points)}
        strokeDasharray={handles === undefined ? '.5 .3' : undefined}
      />
      {hatched !== undefined && <path {...look.hatch} d={hatchPath(points, hatched)} />}
      {handles !== undefined && <path {...look.handles} d={cornersPath(points, handles)} />}
    </g>
  )
}
