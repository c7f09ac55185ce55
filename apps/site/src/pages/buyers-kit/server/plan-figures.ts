import { buildingOf } from '@repo/hall/model/building.ts'
import { coverageOf, summaryOf } from '@repo/hall/model/coverage.ts'
import { materialsOf } from '@repo/hall/model/materials.ts'
import type { Plan } from '@repo/hall/model/plan.ts'
import type { PlanFigures } from './kit-file.ts'

export function planFigures(plan: Plan): PlanFigures {
  const building = buildingOf(plan)
  const { share } = summaryOf(coverageOf(building, plan.anchors, 'tdoa'))
  const { anchors, gateways, switches, ports, cable } = materialsOf(plan.anchors, {
    trucks: 0,
    tagsPerTruck: 1,
  })
  const floor = building.cells.count * building.cells.size ** 2
  return { anchors, gateways, switches, ports, cable, floor, share }
}
