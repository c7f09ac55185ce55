import { heatPaths } from './heat-grid.ts'
import styles from './plan.module.css'

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
    <g className={styles.heat} transform={`scale(${cell})`}>
      {heatPaths(values, steps).map((path, level) => (
        <path key={level} className={styles[`heat${level + 1}`]} d={path} />
      ))}
    </g>
  )
}
