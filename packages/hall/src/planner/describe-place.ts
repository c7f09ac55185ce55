import { aisleAt, aislesOf } from '#src/model/aisles.ts'
import { expectedAt } from '#src/model/error.ts'
import { insideOf } from '#src/model/plan.ts'
import type { PlanList } from '#src/model/problems.ts'
import { objectNear } from './hit-test.ts'
import type { ObjectOf, ObjectRef } from './objects.ts'
import { filled, type PlannerWords } from './planner-words.ts'
import type { Planner } from './planner-state.ts'

/** What the keyboard's cursor is on: where, in which aisle, on what, how well it is measured. */
export function placeInWords({ state }: Planner, words: PlannerWords): string {
  const { cursor, history, method } = state
  const { plan } = history
  if (!cursor) return ''
  const { spoken, number } = words
  const [x, y] = cursor
  const where = `${one(words, x)}, ${one(words, y)}`
  if (!insideOf(plan.outline)(x, y)) return `${where}, ${spoken.outside}`
  const aisles = aislesOf(plan)
  const aisle = aisleAt(aisles, { x, y })
  const thing = objectNear(plan, cursor, 0.25)
  const { sights, error } = expectedAt(plan, aisles, cursor, method)
  return [
    where,
    aisle && filled(spoken.aisle, { number: number(aisles.indexOf(aisle) + 1) }),
    thing && objectName(words, thing),
    words.counted(spoken.anchors, sights.filter((sight) => sight === 'sight').length),
    error === undefined ? spoken.noPosition : `${number(Math.round(100 * error))} cm`,
  ]
    .filter(Boolean)
    .join(', ')
}

const one = ({ number }: PlannerWords, value: number) => number(Math.round(10 * value) / 10)

export const objectName = ({ objects, number }: PlannerWords, { list, index }: ObjectRef) =>
  filled(objects[list], { number: number(index + 1) })

/** One line that tells a thing from its neighbours. */
export function objectSummary(
  words: PlannerWords,
  ref: ObjectRef,
  object: ObjectOf<PlanList>,
): string {
  const { number, metres, tools } = words
  const name = objectName(words, ref)
  if ('depth' in object)
    return `${name} · ${number(object.length)} × ${metres(object.depth)} · ${number(object.x)}, ${number(object.y)}`
  if ('polygon' in object) return `${name} · ${tools[object.kind]}`
  if ('x0' in object)
    return `${name} · ${number(object.x0)}, ${number(object.y0)} – ${number(object.x1)}, ${number(object.y1)}`
  return 'x' in object ? `${name} · ${number(object.x)}, ${number(object.y)}` : name
}
