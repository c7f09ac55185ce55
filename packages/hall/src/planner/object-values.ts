import { roundMetres, type Plan, type Zone } from '#src/model/plan.ts'
import { defaultZone, isDeck } from './drawing-tools.ts'
import type { ObjectField } from './object-fields.ts'
import { change, type ObjectOf, type ObjectRef } from './objects.ts'
import type { PlanList } from '#src/model/problems.ts'

type Value = number | string | boolean | undefined

/** A field's value as it is shown; undefined where this thing has none. */
export function valueOf(object: ObjectOf<PlanList>, { name, unit }: ObjectField): Value {
  const value = Object.entries(object).find(([key]) => key === name)?.[1] as Value
  return unit === '%' && typeof value === 'number' ? Math.round(100 * value) : value
}

/** The plan with another value, which the field allows. */
export function withValue(
  plan: Plan,
  { list, index }: ObjectRef,
  field: ObjectField,
  value: Value,
) {
  return change(plan, list, index, (object) => {
    if (valueOf(object, field) === value) return object
    const stored = storedValue(value, field)
    const { [field.name as never]: _, ...rest } = object
    const next = stored === undefined ? rest : { ...object, [field.name]: stored }
    return field.name === 'kind' ? ofKind(next as Zone) : next
  })
}

function storedValue(value: Value, { choices, unit }: ObjectField): Value {
  // The choice of what is not known.
  if (value === '') return undefined
  if (typeof value !== 'number' || choices) return value
  return unit === '%' ? value / 100 : roundMetres(value)
}

/** An area of another kind has what that kind needs, and nothing of the kind before. */
const ofKind = ({ kind, polygon, limit, direction, height, ...unknown }: Zone): Zone => ({
  ...unknown,
  kind,
  polygon,
  ...(kind === 'speed' && { limit: limit ?? defaultZone.limit }),
  ...(kind === 'one-way' && { direction: direction ?? defaultZone.direction }),
  ...(isDeck(kind) && { height: height ?? defaultZone.height }),
})
