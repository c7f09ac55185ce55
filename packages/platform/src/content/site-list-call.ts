import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, type listQuery } from '#src/rest/page.ts'
import { lang } from '#src/rest/text.ts'
import type { ContentTypeName } from './content-type-names.ts'

/** The public list of a type: the visible items of a language. */
export function siteListCall<
  const Name extends ContentTypeName,
  Item extends z.ZodType<{ id: string }>,
  Query extends z.ZodType = typeof listQuery,
>(name: Name, item: Item, order: string, query: Query) {
  return endpoint({
    server: 'site',
    method: 'GET',
    path: `/api/${name}/site/:lang`,
    summary: `Visible ${name} in a language, ${order}`,
    permission: 'public',
    cachedUntil: name,
    params: z.strictObject({ lang }),
    query,
    response: keyedById(item),
    list: 'keyed',
  })
}
