import { cellsOf, type Cells } from './cells.ts'
import { decksOf, tagHeightAt } from './decks.ts'
import type { Plan } from './plan.ts'
import { obstaclesOf, type Obstacles } from './sight-lines.ts'

/** A plan without its anchors, prepared for measuring. */
export interface Building {
  readonly cells: Cells
  readonly obstacles: Obstacles
  /** Of each cell, at which a tag is carried there. */
  readonly tagHeights: Float64Array
}

export function buildingOf(plan: Omit<Plan, 'anchors'>): Building {
  const cells = cellsOf(plan)
  const decks = decksOf(plan)
  const heightAt = (x: number, cell: number) =>
    tagHeightAt(plan.tagHeight, decks, x, cells.y[cell] ?? 0)
  return { cells, obstacles: obstaclesOf(plan), tagHeights: cells.x.map(heightAt) }
}
