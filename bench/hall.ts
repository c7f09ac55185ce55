/**
 * The hall model on one core: the map of 50,000 cells and 60 anchors, one anchor dragged, and anchors
 * placed in the default hall, each beside its target. Medians of 20 runs, of 5 for the placement.
 */
import { loadavg } from 'node:os'
import { buildingOf } from '#src/hall/building.ts'
import { candidatesOf } from '#src/hall/candidates.ts'
import { coverageOf, moveAnchor } from '#src/hall/coverage.ts'
import { generateHall } from '#src/hall/generate.ts'
import { placeAnchors } from '#src/hall/placement.ts'
import type { Anchor } from '#src/hall/plan.ts'

interface Timed {
  readonly runs: number
  /** Milliseconds that the median may take. */
  readonly target: number
}

const rows: Record<string, object> = {}

function time(name: string, { runs, target }: Timed, run: (index: number) => void) {
  run(0)
  const times = Array.from({ length: runs }, (_, index) => {
    const start = performance.now()
    run(index)
    return performance.now() - start
  }).toSorted((a, b) => a - b)
  const round = (value = NaN) => Number(value.toFixed(1))
  rows[name] = {
    'median ms': round(times[Math.floor(runs / 2)]),
    'worst ms': round(times.at(-1)),
    target,
  }
}

const { plan: large } = generateHall({
  area: 49_500,
  aisles: 36,
  aisleLength: 80,
  tracking: 'indoor',
})
const building = buildingOf(large)
/** Spread over racks and open floor alike. */
const anchors = Array.from(
  { length: 60 },
  (_, index) => large.anchors[Math.floor((index * large.anchors.length) / 60)]!,
)
const { count, size } = building.cells
const name = `${count} drivable cells of ${size} m, ${anchors.length} anchors`
time(`map, ${name}`, { runs: 20, target: 50 }, () => coverageOf(building, anchors, 'tdoa'))

let coverage = coverageOf(building, anchors, 'tdoa')
time(`one anchor dragged, ${name}`, { runs: 20, target: 16 }, (index) => {
  const anchor: Anchor = { ...anchors[40]!, x: anchors[40]!.x + index / 2 }
  coverage = moveAnchor(building, coverage, 40, anchor)
})

const { plan } = generateHall({ area: 15_000, aisles: 20, aisleLength: 60, tracking: 'indoor' })
const candidates = candidatesOf(plan)
time(`anchors placed, default hall, ${candidates.length} places`, { runs: 5, target: 3000 }, () =>
  placeAnchors(buildingOf(plan), { candidates, fixed: [], range: 50, method: 'tdoa' }),
)

console.table(rows)
console.log(`load ${loadavg()[0]?.toFixed(1)}`)
