import {
  antennaRanges,
  directions,
  roundMetres,
  wallMaterials,
  zoneKinds,
  type Plan,
} from './plan.ts'
import { planLists, type PlanList, type Problem } from './problems.ts'
import { checkPlan, turnedCounterclockwise } from './check-plan.ts'

/** 256 KB, counted in bytes of UTF-8. */
export const longestPlan = 262_144

export interface ReadPlan {
  /** Absent where the text is no plan at all; one that breaks a rule is there to be fixed. */
  readonly plan?: Plan
  readonly problems: readonly Problem[]
}

/** Reads a plan's JSON: for any text it answers with a plan or with what is wrong. */
export function readPlan(text: string): ReadPlan {
  if (new TextEncoder().encode(text).length > longestPlan)
    return { problems: [{ code: 'PLAN_TOO_LARGE' }] }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problems: [{ code: 'NOT_A_PLAN' }] }
  }
  const problem = misshapen(value)
  if (problem) return { problems: [problem] }
  const plan = rounded(value as Plan)
  return { plan, problems: checkPlan(plan) }
}

/** Without spaces; what readers of other versions put into it stays. */
export const writePlan = (plan: Plan) => JSON.stringify(plan)

type Check = (value: unknown) => boolean

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Far beyond any hall, and small enough for arithmetic to stay exact to the centimetre. */
const furthest = 100_000
const isNumber: Check = (value) =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= furthest
const isLength: Check = (value) => isNumber(value) && Number(value) >= 0.01
const isShare: Check = (value) => isNumber(value) && Number(value) >= 0 && Number(value) <= 1
const isOneOf =
  (...values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value)
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value)
const isCorner: Check = (value) =>
  Array.isArray(value) && value.length === 2 && value.every(isNumber)
const isPolygon: Check = (value) => Array.isArray(value) && value.every(isCorner)

type Fields = Readonly<Record<string, Check>>

const line = { x0: isNumber, y0: isNumber, x1: isNumber, y1: isNumber }
const place = { x: isNumber, y: isNumber, z: isNumber }
const fields: Readonly<Record<Exclude<PlanList, 'staging'>, Fields>> = {
  walls: { ...line, height: optional(isLength), material: optional(isOneOf(...wallMaterials)) },
  columns: { x: isNumber, y: isNumber, side: isLength },
  racks: {
    x: isNumber,
    y: isNumber,
    length: isNumber,
    depth: isNumber,
    height: isNumber,
    orientation: isOneOf(0, 90),
    fill: isShare,
  },
  docks: { x: isNumber, y: isNumber, width: isLength },
  walkways: { ...line, width: isLength },
  zones: {
    kind: isOneOf(...zoneKinds),
    polygon: isPolygon,
    limit: optional(isNumber),
    direction: optional(isOneOf(...directions)),
    height: optional(isLength),
  },
  mounts: place,
  anchors: { ...place, range: isOneOf(...antennaRanges), fixed: optional(isOneOf(true, false)) },
}
const ofPlan: Fields = {
  version: isOneOf(1),
  units: isOneOf('m'),
  name: optional((value) => typeof value === 'string' && value.length <= 200),
  outline: isPolygon,
  ceiling: isNumber,
  tagHeight: isNumber,
}

/** The first thing in which a value is not what a plan consists of. */
function misshapen(value: unknown): Problem | undefined {
  if (!isObject(value)) return { code: 'NOT_A_PLAN' }
  const field = wrongField(value, ofPlan)
  if (field) return { code: 'NOT_A_PLAN', field }
  for (const list of planLists) {
    const objects = value[list]
    if (!Array.isArray(objects)) return { code: 'NOT_A_PLAN', list }
    for (const [index, object] of objects.entries()) {
      const wrong = list === 'staging' ? wrongStaging(object) : wrongObject(object, fields[list])
      if (wrong !== undefined)
        return { code: 'NOT_A_PLAN', list, index, ...(wrong && { field: wrong }) }
    }
  }
  return undefined
}

const wrongField = (object: Record<string, unknown>, checks: Fields) =>
  Object.keys(checks).find((field) => !checks[field]?.(object[field]))

function wrongObject(object: unknown, checks: Fields): string | undefined {
  if (!isObject(object)) return ''
  if (object.kind === 'one-way' && object.direction === undefined) return 'direction'
  if (object.kind === 'speed' && object.limit === undefined) return 'limit'
  const isDeck = object.kind === 'mezzanine' || object.kind === 'level'
  if (isDeck && object.height === undefined) return 'height'
  return wrongField(object, checks)
}

const wrongStaging = (polygon: unknown) =>
  Array.isArray(polygon) && polygon.length === 4 && isPolygon(polygon) ? undefined : ''

/** Shares and kinds stay; everything else is a length. */
const isNoLength = new Set(['version', 'fill', 'orientation', 'range', 'limit'])

function rounded(plan: Plan): Plan {
  const round = (value: unknown, key = ''): unknown => {
    if (typeof value === 'number') return isNoLength.has(key) ? value : roundMetres(value)
    if (Array.isArray(value)) return value.map((item) => round(item))
    return value
  }
  const known = (object: object, names: readonly string[]) => ({
    ...object,
    ...Object.fromEntries(
      Object.entries(object)
        .filter(([name, value]) => names.includes(name) && value !== undefined)
        .map(([name, value]) => [name, round(value, name)]),
    ),
  })
  const lists = Object.entries(fields).map(([list, checks]) => [
    list,
    plan[list as keyof typeof fields].map((object) => known(object, Object.keys(checks))),
  ])
  const whole = {
    ...known(plan, [...Object.keys(ofPlan), 'staging']),
    ...Object.fromEntries(lists),
  } as Plan
  return { ...whole, outline: turnedCounterclockwise(whole.outline) }
}
