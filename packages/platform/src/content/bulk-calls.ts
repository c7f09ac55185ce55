import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { itemId } from '#src/rest/item.ts'
import { errorCodes } from '#src/rest/problem.ts'
import type { ContentTypeName } from './content-type-names.ts'
import { pluralOf } from './plural-of.ts'
import { withExample } from '#src/rest/example.ts'

/** Items of one call. */
export const mostInBulk = 200

const ids = z
  .array(itemId)
  .min(1)
  .max(mostInBulk)
  .transform((all) => [...new Set(all)])

/** The fields of every bulk action. */
export const bulkFields = {
  ids,
  /** The versions that the caller has seen, by id; an item with another version stays as it is. */
  versions: z.record(itemId, z.int32()).optional(),
}

/** The bulk actions of every content type. */
export const bulkActions = ['activate', 'deactivate', 'delete', 'untrash'] as const

const bulkBody = z.strictObject({ ...bulkFields, action: z.enum(bulkActions) })

/** An action on several items; types add actions of their own. */
export interface Bulk {
  ids: string[]
  versions?: Record<string, number> | undefined
  action: (typeof bulkActions)[number] | 'publish' | 'addCategory' | 'removeCategory'
  category?: string | undefined
}

export type BulkBody = z.ZodType<Bulk, Bulk>

/** An item that stays as it is, and why. */
const refused = z.strictObject({
  id: itemId,
  errorCode: z.enum(errorCodes),
  message: withExample(z.string(), 'This item does not exist. It may have been deleted.'),
})

interface Described<Name, Listed> {
  name: Name
  itemName: string
  listed: Listed
  body?: BulkBody | undefined
}

/** The actions on several items at once, each call in one transaction. */
export function bulkCalls<
  const Name extends ContentTypeName,
  Listed extends z.ZodType<{ id: string }>,
>({ name, itemName, listed, body = bulkBody }: Described<Name, Listed>) {
  return {
    bulk: endpoint({
      server: 'site',
      permission: `${name}:write`,
      method: 'POST',
      path: `/api/${name}/bulk`,
      summary: `Apply one action to up to ${mostInBulk} ${pluralOf(itemName)} in one transaction; the response gives the result for each`,
      body,
      response: z.strictObject({
        done: z.array(
          z.strictObject({
            /** As it is now; a deleted one as it was. */
            item: listed,
            /** Of a restored one: the keys that differ from before. */
            changed: z.array(withExample(z.string(), 'title')).optional(),
          }),
        ),
        refused: z.array(refused),
      }),
    }),
    purgeMany: endpoint({
      server: 'site',
      permission: 'trash:purge',
      method: 'POST',
      path: `/api/${name}/trash/purge`,
      summary: `Permanently delete up to ${mostInBulk} ${pluralOf(itemName)} from the trash, with their versions, in one transaction`,
      body: z.strictObject({ ids }),
      response: z.strictObject({ done: z.array(itemId), refused: z.array(refused) }),
    }),
  }
}

/** Of some type. */
export type BulkCalls<Listed extends { id: string }> = ReturnType<
  typeof bulkCalls<ContentTypeName, z.ZodType<Listed>>
>

export type Refused = z.output<typeof refused>
