import { buildingOf } from './src/model/building.ts'
import { hallConstants } from './src/model/constants.ts'
import { coverageOf, summaryOf } from './src/model/coverage.ts'
import { expectedAt } from './src/model/error.ts'
import { generateHall } from './src/model/generate.ts'
import { materialsOf } from './src/model/materials.ts'
import { withPlacedAnchors } from './src/model/placed-plan.ts'
import type { Plan } from './src/model/plan.ts'
import { reasonsOf } from './src/model/reasons.ts'
import type { Switches } from './src/model/shift/switches.ts'
import { runShift } from './src/model/shift/run-shift.ts'
import { switchesOff } from './src/model/shift/switches.ts'
import {
  usage,
  options,
  positionals,
  fail,
  planOf,
  methodOf,
  rangeOf,
  numberOf,
  switchesAsked,
  placesAsked,
} from './command-options.ts'

const { method, range } = { method: methodOf(), range: rangeOf() }

const commands = {
  coverage(file?: string) {
    const plan = planOf(file)
    return coverageJson(plan)
  },

  place(file?: string) {
    const placed = withPlacedAnchors(planOf(file), { range, method })
    const { plan, building, coverage, candidates, places, added, reached } = placed
    const reasons = reasonsOf(building, coverage)
    return {
      ...coverageJson(plan),
      candidates: candidates.length,
      added,
      reached,
      anchors: plan.anchors.map((anchor, index) => ({
        ...anchor,
        on: places[index]?.on ?? 'fixed',
        ...reasons[index],
      })),
      materials: materialsOf(plan.anchors, {
        trucks: numberOf('trucks', 0, 50),
        tagsPerTruck: numberOf('tags-per-truck', 1, 2) === 2 ? 2 : 1,
      }),
    }
  },

  run(file?: string) {
    const plan = planOf(file)
    const trucks = numberOf('trucks', 1, 50)
    const shift = {
      seed: numberOf('seed', 0, 2 ** 29 - 1),
      trucks,
      ordersPerHour: options.orders === undefined ? 12 * trucks : numberOf('orders', 1, 1500),
      hours: numberOf('hours', 0.01, 24),
      method,
      coverage: coverageOf(buildingOf(plan), plan.anchors, method),
    }
    const figuresWith = (switches: Switches) => {
      const run = runShift(plan, { ...shift, switches })
      if ('problems' in run)
        return fail(
          run.problems
            .map((problem) =>
              problem.code === 'NO_ROUTE' ? `NO_ROUTE aisle ${problem.aisle}` : problem.code,
            )
            .join('\n'),
        )
      const { arrived, whole } = run.results()
      return { arrived, ...whole }
    }
    const { coverage, ...asked } = shift
    const switches = switchesAsked()
    return {
      constantsVersion: hallConstants.constantsVersion,
      ...asked,
      switches,
      share: summaryOf(coverage).share,
      without: figuresWith(switchesOff),
      with: figuresWith(switches),
    }
  },

  generate() {
    const { plan, enlarged } = generateHall({
      area: numberOf('area', 100, 200_000),
      aisles: numberOf('aisles', 0, 200),
      aisleLength: numberOf('aisle-length', 0, 300),
      tracking: options.outdoor ? 'outdoor' : 'indoor',
    })
    if (enlarged) console.error('HALL_ENLARGED')
    return plan
  },
}

function coverageJson(plan: Plan) {
  const coverage = coverageOf(buildingOf(plan), plan.anchors, method)
  const { cells } = coverage
  return {
    constantsVersion: hallConstants.constantsVersion,
    method,
    cellSize: cells.size,
    aisles: cells.aisles.length,
    drivableCells: cells.count,
    ...summaryOf(coverage),
    at: placesAsked().map((place) => {
      const {
        sights,
        hdop,
        error,
        class: positionClass,
      } = expectedAt(plan, cells.aisles, place, method)
      const count = (how: string) => sights.filter((sight) => sight === how).length
      const [x, y] = place
      return {
        x,
        y,
        inSight: count('sight'),
        shadowed: count('shadowed'),
        hdop: hdop ?? null,
        error: error ?? null,
        class: positionClass,
      }
    }),
  }
}

const name = positionals[0] ?? ''
if (!isCommand(name)) fail(usage)
console.log(JSON.stringify(commands[name](positionals[1]), null, 2))

function isCommand(word: string): word is keyof typeof commands {
  return Object.hasOwn(commands, word)
}
