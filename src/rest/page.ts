import { z } from 'zod'
import { maxLength } from './lengths.ts'

/** A part of a list, in display order. `next` is the id to continue after. */
export interface Page<T extends { id: string }> {
  items: readonly T[]
  total: number
  next?: string
}

/** The query of every management list; without `limit` a list is whole. */
export const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  after: z.string().max(64).optional(),
  search: z.string().trim().max(maxLength.search).optional(),
})

/** A list on the wire: an object keyed by id, in display order. */
export const keyedById = <T extends z.ZodType>(item: T) => z.record(z.string(), item)
