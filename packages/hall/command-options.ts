import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Method } from './src/model/error.ts'
import { antennaRanges, type Corner, type Plan } from './src/model/plan.ts'
import { readPlan } from './src/model/read-plan.ts'
import type { Switches } from './src/model/shift/switches.ts'
import { switchesOn } from './src/model/shift/switches.ts'

export const usage = `npm run --silent hall -- <command>
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

export const { values: options, positionals } = arguments_()

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
export function fail(message: string): never {
  console.error(message)
  process.exit(2)
}

export function planOf(file?: string): Plan {
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

export function methodOf(): Method {
  const { method: word } = options
  return word === 'tdoa' || word === 'twr' ? word : fail('--method is tdoa or twr')
}

export function rangeOf() {
  return (
    antennaRanges.find((metres) => String(metres) === options.range) ??
    fail(`--range is one of ${antennaRanges.join(', ')}`)
  )
}

export function numberOf(
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
export function switchesAsked(): Switches {
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

export function placesAsked(): Corner[] {
  return options.at.map((text) => {
    const [x = NaN, y = NaN, ...more] = text
      .split(',')
      .map((part) => (part.trim() ? Number(part) : NaN))
    if (!Number.isFinite(x) || !Number.isFinite(y) || more.length) fail('--at is x,y in metres')
    return [x, y]
  })
}
