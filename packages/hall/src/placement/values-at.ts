import { aisleAt, aislesOf } from '#src/model/aisles.ts'
import { decksOf, tagHeightAt } from '#src/model/decks.ts'
import { expectedAt } from '#src/model/error.ts'
import { columnBox, insideOf, type Corner, type Plan } from '#src/model/plan.ts'
import { contains } from '#src/model/sight.ts'
import type { PlannerState } from '../planner/planner-state.ts'
import type { HallMap } from '../worker/jobs.ts'
import type { Texts } from './texts.ts'

/** The distances that are listed. */
const mostDistances = 8

export const valueNames = [
  'place',
  'inSight',
  'shadowed',
  'hdop',
  'error',
  'method',
  'distances',
] as const

type Shown = Pick<PlannerState, 'cursor' | 'history' | 'method' | 'map'>

/** Of the place under the pointer. Two parts show it at every move: the last answer is kept. */
export function valuesUnderCursor(texts: Texts) {
  let last: { of: readonly unknown[]; values: ReturnType<typeof valuesAt> } | undefined
  return (shown: Shown) => {
    const { cursor, history, method, map } = shown
    if (!cursor) return undefined
    const of = [cursor, history.plan, method, map]
    if (!last || of.some((part, index) => part !== last?.of[index]))
      last = { of, values: valuesAt(cursor, shown, texts) }
    return last.values
  }
}

/** How a position is measured at a place, written; `brief` says the most important of it. */
function valuesAt(
  cursor: Corner,
  { history, method, map }: Pick<Shown, 'history' | 'method' | 'map'>,
  texts: Texts,
): Record<(typeof valueNames)[number] | 'brief', string> {
  const { plan } = history
  const [x, y] = cursor
  const aisles = aislesOf(plan)
  const { sights, hdop, error, class: positionClass } = expectedAt(plan, aisles, cursor, method)
  const aisle = aisleAt(aisles, { x, y })
  const z = tagHeightAt(plan.tagHeight, decksOf(plan), x, y)
  const describePlace = () => {
    if (!insideOf(plan.outline)(x, y)) return texts.outside
    if (isInColumn(plan, cursor) || (map && !isDrivable(map, cursor))) return texts.noTruck
    return aisle ? texts.filled(texts.aisle, { number: aisles.indexOf(aisle) + 1 }) : texts.open
  }
  const heard = plan.anchors
    .flatMap((anchor, index) => {
      const sight = sights[index]
      if (sight !== 'sight' && sight !== 'shadowed') return []
      const [dx, dy, dz] = [anchor.x - x, anchor.y - y, anchor.z - z]
      return [{ sight, number: index + 1, distance: Math.sqrt(dx * dx + dy * dy + dz * dz) }]
    })
    .toSorted((a, b) => a.distance - b.distance)
  const count = (what: 'sight' | 'shadowed') =>
    String(heard.filter(({ sight }) => sight === what).length)
  const inSight = count('sight')
  const named = texts.classes[positionClass]
  const written = error === undefined ? named : `${texts.error(error)}, ${named}`
  return {
    brief: texts.filled(texts.brief, { inSight, error: written }),
    place: `${texts.at(cursor, 1)}, ${describePlace()}`,
    inSight,
    shadowed: count('shadowed'),
    hdop: hdop === undefined ? '–' : texts.number(hdop, 2),
    error: written,
    method: method === 'tdoa' ? 'TDoA' : 'TWR',
    distances: heard.slice(0, mostDistances).map(texts.distance).join(' · ') || '–',
  }
}

/** Columns are smaller than the squares of the map. */
const isInColumn = ({ columns }: Plan, [x, y]: Corner) =>
  columns.some((column) => contains(columnBox(column), { x, y }))

function isDrivable({ cells }: HallMap, [x, y]: Corner): boolean {
  const { left, bottom, size, columns, at } = cells
  const square = Math.floor((y - bottom) / size) * columns + Math.floor((x - left) / size)
  return (at[square] ?? -1) !== -1
}
