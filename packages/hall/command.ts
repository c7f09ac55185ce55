import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { buildingOf } from './src/model/building.ts'
import { hallConstants } from './src/model/constants.ts'
import { coverageOf, summaryOf } from './src/model/coverage.ts'
import { expectedAt, type Method } from './src/model/error.ts'
import { generateHall } from './src/model/generate.ts'
import { materialsOf } from './src/model/materials.ts'
import { withPlacedAnchors } from './src/model/placed-plan.ts'
import { antennaRanges, type Corner, type Plan } from './src/model/plan.ts'
import { readPlan } from './src/model/read-plan.ts'
import { reasonsOf } from './src/model/reasons.ts'
import type { Switches } from './src/model/shift/switches.ts'
import { runShift } from './src/model/shift/shift.ts'
import { switchesOff, switchesOn } from './src/model/shift/switches.ts'

const usage = `npm run --silent hall -- <command>
  coverage <plan.json>   how well a position is measured on the plan's floor
  place <plan.json>      anchors placed anew, why each hangs there, and what is to be bought
  run <plan.json>        the key figures of one shift, without and with location
  generate --area <m²> --aisles <n> --aisle-length <m>
                         prints a plan

  --method tdoa|twr      how positions are measured (tdoa)
  --range 50|65|150      nominal range of placed anchors in metres (50)
  --at x,y               also the position at a place of the floor; several are possible
  --trucks n             trucks that get a tag, and drive in the shift (25)
  --tags-per-truck 1|2   2 where the forks are located too (1)
  --seed n               of the shift's orders, drivers and people (1)
  --hours h              of the shift (1)
  --orders n             orders an hour (12 for each truck)
  --with a,b             what location is used for: dispatch, find, limit, warn (all)
  --outdoor              generates with the antenna for yards`

const { values: options, positionals } = arguments_()
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

function arguments_() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        method: { type: 'string', default: 'tdoa' },
        range: { type: 'string', default: '50' },
        at: { type: 'string', multiple: true, default: [] },
        trucks: { type: 'string', default: '25' },
        'tags-per-truck': { type: 'string', default: '1' },
        area: { type: 'string' },
        aisles: { type: 'string', default: '0' },
        'aisle-length': { type: 'string', default: '0' },
        seed: { type: 'string', default: '1' },
        hours: { type: 'string', default: '1' },
        orders: { type: 'string' },
        with: { type: 'string', default: 'dispatch,find,limit,warn' },
        outdoor: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(error instanceof Error ? error.message : usage)
  }
}

/** Ends with exit code 2, the reason on stderr. */
function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

function planOf(file?: string): Plan {
  if (!file) fail(usage)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    fail(`${file} cannot be read`)
  }
  const { plan, problems } = readPlan(text)
  if (!plan || problems.length)
    fail(
      problems
        .map(({ code, list, index, field }) => {
          const object = [list && `${list}${index === undefined ? '' : `[${index}]`}`, field]
          return [code, object.filter(Boolean).join('.')].filter(Boolean).join(' ')
        })
        .join('\n'),
    )
  return plan
}

function methodOf(): Method {
  const { method: word } = options
  return word === 'tdoa' || word === 'twr' ? word : fail('--method is tdoa or twr')
}

function rangeOf() {
  return (
    antennaRanges.find((metres) => String(metres) === options.range) ??
    fail(`--range is one of ${antennaRanges.join(', ')}`)
  )
}

function numberOf(
  option:
    | 'trucks'
    | 'tags-per-truck'
    | 'seed'
    | 'hours'
    | 'orders'
    | 'area'
    | 'aisles'
    | 'aisle-length',
  from: number,
  to: number,
): number {
  const text = options[option]
  const value = text?.trim() ? Number(text) : NaN
  const isCount = !['area', 'aisle-length', 'hours', 'orders'].includes(option)
  if (!(value >= from && value <= to) || (isCount && !Number.isInteger(value)))
    fail(`--${option} is ${isCount ? 'a whole' : 'a'} number from ${from} to ${to}`)
  return value
}

/** `search` is another word for `find`: wrong bookings are what is searched. */
function switchesAsked(): Switches {
  const asked = options.with.split(',').filter(Boolean)
  const on = new Set(asked.map((word) => (word === 'search' ? 'find' : word)))
  const unknown = [...on].find((word) => !Object.hasOwn(switchesOn, word))
  if (unknown) fail(`--with knows dispatch, find, limit and warn, not ${unknown}`)
  return {
    dispatch: on.has('dispatch'),
    find: on.has('find'),
    limit: on.has('limit'),
    warn: on.has('warn'),
  }
}

function placesAsked(): Corner[] {
  return options.at.map((text) => {
    const [x = NaN, y = NaN, ...more] = text
      .split(',')
      .map((part) => (part.trim() ? Number(part) : NaN))
    if (!Number.isFinite(x) || !Number.isFinite(y) || more.length) fail('--at is x,y in metres')
    return [x, y]
  })
}
