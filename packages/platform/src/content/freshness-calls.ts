import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { byId, itemId } from '#src/rest/item.ts'
import type { ContentTypeName } from './content-type-names.ts'
import { approval, comparison } from './freshness-schemas.ts'

/** The calls that compare a translation with the one that it was made from, and approve it. */
export function freshnessCalls<
  const Name extends ContentTypeName,
  Item extends z.ZodType<{ id: string }>,
>({ name, itemName, item }: { name: Name; itemName: string; item: Item }) {
  const read = { server: 'site', method: 'GET', permission: `${name}:read` } as const
  const write = { server: 'site', permission: `${name}:write` } as const
  return {
    compare: endpoint({
      ...read,
      path: `/api/${name}/compare/id/:id`,
      summary: `Show what has changed in the source of ${itemName} since it was last marked as up to date`,
      params: byId,
      query: z.strictObject({
        /** Absent: the one that the item was made from. */
        source: itemId.optional(),
      }),
      response: comparison,
      errors: ['NOT_FOUND'],
    }),
    approve: endpoint({
      ...write,
      method: 'POST',
      path: `/api/${name}/approve`,
      summary: `Mark ${itemName} as up to date with blocks of its source`,
      body: approval,
      bodyLimit: 1_048_576,
      response: item,
      errors: ['NOT_FOUND', 'STALE_VERSION'],
    }),
  }
}
