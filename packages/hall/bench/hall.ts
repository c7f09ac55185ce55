/**
 * The hall model on one core: the map of 50,000 m² at 1 m and 60 anchors, of an open floor and of a hall
 * full of racks, one anchor dragged, anchors placed in the default hall, and eight hours of its 25 trucks without and
 * with location, each beside its target. Medians of 20 runs, of 5 for the placement and the shifts.
 */
import { loadavg } from 'node:os'
import { buildingOf } from '#src/model/building.ts'
import { candidatesOf } from '#src/model/candidates.ts'
import { coverageOf, moveAnchor } from '#src/model/coverage.ts'
import { generateHall, type HallSize } from '#src/model/generate.ts'
import { placeAnchors } from '#src/model/placement.ts'
import type { Anchor } from '#src/model/plan.ts'
import { switchesOff, switchesOn } from '#src/model/shift/switches.ts'
import { exampleShift } from '#testing/example-shift.ts'

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

/** A hall with sixty of its anchors, spread over racks and open floor alike. */
function largeHall(size: Pick<HallSize, 'area' | 'aisles' | 'aisleLength'>) {
  const { plan } = generateHall({ ...size, tracking: 'indoor' })
  const building = buildingOf(plan)
  const anchors = Array.from(
    { length: 60 },
    (_, index) => plan.anchors[Math.floor((index * plan.anchors.length) / 60)]!,
  )
  const { count, size: side, at } = building.cells
  const name = `${at.length} squares of ${side} m, ${count} drivable, ${anchors.length} anchors`
  return { building, anchors, name }
}

const open = largeHall({ area: 50_000, aisles: 0, aisleLength: 0 })
time(`map, open floor, ${open.name}`, { runs: 20, target: 50 }, () =>
  coverageOf(open.building, open.anchors, 'tdoa'),
)

/** With racks the sides are no whole metres: beyond this area its squares would be of 2 m. */
const { building, anchors, name } = largeHall({ area: 49_500, aisles: 36, aisleLength: 80 })
time(`map, racks, ${name}`, { runs: 20, target: 50 }, () => coverageOf(building, anchors, 'tdoa'))

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

for (const [way, switches] of [
  ['without', switchesOff],
  ['with', switchesOn],
] as const)
  time(`eight hours of 25 trucks, ${way} location`, { runs: 5, target: 3000 }, () =>
    exampleShift('default', { hours: 8, switches }).advance(Infinity),
  )

console.table(rows)
console.log(`load ${loadavg()[0]?.toFixed(1)}`)
