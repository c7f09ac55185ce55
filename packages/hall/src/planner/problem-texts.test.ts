import { expect, test } from 'vitest'
import { checkPlan } from '#src/model/check-plan.ts'
import type { Plan } from '#src/model/plan.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import { problemLine } from './problem-texts.ts'
import { emptyHall } from './hall-edits.ts'
import { plannerWords } from '#words/index.ts'

/** As the page gives them to the scripts, but for the shapes of letters. */
const wordsIn = (lang: Lang): PlannerWords => ({
  ...plannerWords[lang],
  number: String,
  metres: (value) => `${value} m`,
  counted: ([one = ''], count) => filled(one, { count: String(count) }),
})

const floor = emptyHall()
const rack = { x: 5, y: 5, length: 10, depth: 2, height: 6, orientation: 0, fill: 0.85 } as const
const area = { kind: 'speed', polygon: floor.outline, limit: 8 } as const

/** One plan for each thing that can be wrong, and what is said of it in English. */
const wrong: readonly (readonly [change: Partial<Plan>, line: string])[] = [
  [{ outline: [[0, 0]] }, 'Building: The outline needs 3 to 64 corners'],
  [
    {
      outline: [
        [0, 0],
        [50, 40],
        [50, 0],
        [0, 30],
      ],
    },
    'Building: Sides of the outline cross or touch; move a corner',
  ],
  [
    {
      outline: [
        [0, 0],
        [5, 0],
        [5, 5],
      ],
    },
    'Building: The floor area must be 100 to 200000 m²',
  ],
  [
    { outline: [[0, 0], [0.5, 0], ...floor.outline.slice(1)] },
    'Building: The side after corner 1 must be at least 1 m long',
  ],
  [{ racks: Array.from({ length: 401 }, () => rack) }, 'Racks: The limit is 400; delete some'],
  [{ racks: [{ ...rack, length: 301 }] }, 'Rack 1: Length must be 1 to 300 m'],
  [{ racks: [{ ...rack, depth: 4 }] }, 'Rack 1: Depth must be 0.5 to 3 m'],
  [{ racks: [{ ...rack, height: 0.5 }] }, 'Rack 1: Height must be 1 to 20 m'],
  [{ racks: [{ ...rack, height: 12 }] }, 'Rack 1: The rack must be lower than the ceiling'],
  [{ racks: [{ ...rack, x: -2 }] }, 'Rack 1: The rack must be inside the building'],
  [{ racks: [rack, rack] }, 'Rack 2: It overlaps another rack; move one of them'],
  [{ ceiling: 2 }, 'Building: Ceiling height must be 3 to 20 m'],
  [{ tagHeight: 7 }, 'Building: Tag height must be 0.3 to 6 m'],
  [{ mounts: [{ x: 1, y: 1, z: 11 }] }, 'Mounting point 1: Height must be 2 to 10 m'],
  [
    { zones: [{ ...area, polygon: floor.outline.slice(2) }] },
    'Zone 1: The zone needs 3 to 32 corners',
  ],
  [{ zones: [{ ...area, limit: 30 }] }, 'Zone 1: The speed limit must be 2 to 20 km/h'],
]

test.each(wrong)('%j: %s', (change, line) => {
  const plan = { ...floor, ...change }
  const lines = checkPlan(plan).map((problem) => problemLine(wordsIn('en'), problem, plan))
  expect(lines.map((one) => one.replaceAll('\u00a0', ' '))).toContain(line)
})

test.each(langs)('%s: each line names the thing and leaves nothing open', (lang) => {
  const lines = wrong.flatMap(([change]) => {
    const plan = { ...floor, ...change }
    return checkPlan(plan).map((problem) => problemLine(wordsIn(lang), problem, plan))
  })
  for (const line of lines) expect(line).toMatch(/^[^{}]+\S[ \u00a0]?: [^{}]+$/)
})
