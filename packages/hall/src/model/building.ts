import { cellsOf, type Cells } from './cells.ts'
import type { Plan } from './plan.ts'
import { obstaclesOf, type Obstacles } from './sight-lines.ts'

/** A plan without its anchors, prepared for measuring. */
export interface Building {
  readonly cells: Cells
  readonly obstacles: Obstacles
  readonly tagHeight: number
}

export function buildingOf(plan: Omit<Plan, 'anchors'>): Building {
  return { cells: cellsOf(plan), obstacles: obstaclesOf(plan), tagHeight: plan.tagHeight }
}
