import { expect, test } from 'vitest'
import { buildingOf } from '#src/model/building.ts'
import { coverageOf, summaryOf } from '#src/model/coverage.ts'
import { positionClasses } from '#src/model/error.ts'
import { planOf, type templates } from '../planner/templates.ts'
import { classAreas } from './class-areas.ts'

test.each([
  'empty-floor',
  'medium-store',
  'distribution-centre',
] as const satisfies (keyof typeof templates)[])(
  '%s: the areas of each class cover its cells, each once',
  (name) => {
    const plan = planOf(name)
    const coverage = coverageOf(buildingOf(plan), plan.anchors, 'tdoa')
    const areas = classAreas(coverage)
    const { cells } = summaryOf(coverage)
    for (const positionClass of positionClasses) {
      const squareMetres = areas[positionClass].reduce(
        (sum, { left, right, bottom, top }) => sum + (right - left) * (top - bottom),
        0,
      )
      expect(squareMetres).toBe(cells[positionClass])
    }
    expect(Object.values(areas).flat().length).toBeLessThan(coverage.cells.count / 4)
    const { x, y, count } = coverage.cells
    for (let cell = 0; cell < count; cell += 7) {
      const inside = areas[positionClasses[coverage.class[cell]!]!].filter(
        ({ left, right, bottom, top }) =>
          x[cell]! > left && x[cell]! < right && y[cell]! > bottom && y[cell]! < top,
      )
      expect(inside).toHaveLength(1)
    }
  },
)
