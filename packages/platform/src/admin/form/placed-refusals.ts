import { isRecord } from '#src/rest/properties.ts'
import { fieldErrorsOf, isCallError } from '#src/rest/call-error.ts'

/** Messages by the path of their field in the form: `offices.london.phone`. */
export type FieldErrors = Readonly<Record<string, string>>

/** The path in the form of a field of the call; undefined where the form has no such field. */
export type PlaceOf = (field: string) => string | undefined

/** What a call has refused, at its places; `isComplete`: nothing else is to be reported. */
export function placedRefusals(
  error: unknown,
  placeOf: PlaceOf,
): { errors: FieldErrors; isComplete: boolean } {
  const refused = isCallError(error) ? fieldErrorsOf(error) : []
  const placed = refused.map(({ field, message }) => [placeOf(field), message] as const)
  const errors = new Map<string, string>()
  for (const [place, message] of placed)
    if (place !== undefined && !errors.has(place)) errors.set(place, message)
  const isComplete = placed.length > 0 && placed.every(([place]) => place !== undefined)
  return { errors: Object.fromEntries(errors), isComplete }
}

/** A message is true of the value that was sent, and of no other. */
export function errorsStillTrue(errors: FieldErrors, sent: unknown, now: unknown): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(
      ([path]) => JSON.stringify(valueAt(sent, path)) === JSON.stringify(valueAt(now, path)),
    ),
  )
}

/** Forms keep their values by whole paths, or part by part. */
const valueAt = (values: unknown, path: string): unknown =>
  (isRecord(values) && path in values ? [path] : path.split('.')).reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : value),
    values,
  )
