import { z } from 'zod'
import { cleanLine } from './clean-text.ts'
import { maxLength } from './lengths.ts'

/** A page of a list, in display order. `next` is the cursor of the next page. */
export interface Paginated<T extends { id: string }> {
  items: readonly T[]
  total: number
  next?: string
}

/** The cursor of the Link header, or the id of the last item that was seen. */
const cursor = z.string().max(4_000)

/** The query of every management list; without `limit` a list is whole. */
export const listQuery = z.strictObject({
  limit: z.coerce.number().int().min(1).max(200).optional(),
  after: cursor.optional(),
  search: z.string().overwrite(cleanLine).max(maxLength.search).optional(),
})

const separators = ['comma', 'semicolon'] as const
export type CsvSeparator = (typeof separators)[number]

/** The head of a column of times in an export: the list shows them in the time of its reader. */
export const utcHead = (name: string): string => `${name} (UTC)`

/** The query of every export as CSV; without `separator` it is the comma. */
export const exportQuery = listQuery
  .pick({ search: true })
  .extend({ separator: z.enum(separators).optional() })

/** A list on the wire: an object keyed by id, in display order. */
export const keyedById = <T extends z.ZodType>(item: T) => z.record(z.string(), item)
