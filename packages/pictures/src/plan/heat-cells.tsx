import { heatPaths } from './heat-grid.ts'
import { paint } from '../paint.ts'

const cells = paint({ fill: 'none', strokeDasharray: '0.9 0.1', strokeWidth: 0.9 })
const levels = (
  ['plan-heat-1', 'plan-heat-2', 'plan-heat-3', 'plan-heat-4', 'plan-heat-5'] as const
).map((stroke) => paint({ stroke }))

interface HeatCellsProps {
  /** Row by row. */
  values: readonly (readonly number[])[]
  /** Values from which the five colours begin. */
  steps: readonly [number, number, number, number, number]
  /** Edge of a cell in metres. */
  cell: number
}

export function HeatCells({ values, steps, cell }: HeatCellsProps) {
  return (
    <g {...cells} transform={`scale(${cell})`}>
      {heatPaths(values, steps).map((path, level) => (
        <path key={level} {...levels[level]} d={path} />
      ))}
    </g>
  )
}
