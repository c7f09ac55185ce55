import { z } from 'zod'
import { exampleValues, withExample } from './example.ts'

/** The id of anything that is stored. */
export const itemId = withExample(z.string().min(1).max(64), exampleValues.id)

/** Some ids in a query, separated by commas. */
export const itemIds = z
  .string()
  .max(10_000)
  .transform((list) => list.split(','))
  .pipe(z.array(itemId).max(200))

export const byId = z.strictObject({ id: itemId })

/** The version that the caller has seen. Where given and no longer current: 409 STALE_VERSION. */
export const seenVersion = z.int32().optional()
