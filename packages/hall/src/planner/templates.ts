import { generateHall, type HallSize } from '#src/model/generate.ts'
import type { Plan } from '#src/model/plan.ts'

export interface Template {
  readonly size: HallSize
  readonly trucks: number
}

const indoors = (area: number, aisles: number, aisleLength: number): HallSize => ({
  area,
  aisles,
  aisleLength,
  tracking: 'indoor',
})

/** Halls to begin with; the empty floor has no shift to run. */
export const templates = {
  'medium-store': { size: indoors(3_000, 6, 25), trucks: 6 },
  'two-blocks': { size: indoors(9_000, 30, 40), trucks: 15 },
  'distribution-centre': { size: indoors(15_000, 20, 60), trucks: 25 },
  'empty-floor': { size: indoors(2_000, 0, 0), trucks: 0 },
} as const satisfies Record<string, Template>

export type TemplateName = keyof typeof templates

export const planOf = (name: TemplateName): Plan => generateHall(templates[name].size).plan
