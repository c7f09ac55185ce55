import { z } from 'zod'
import { langs } from '#src/i18n/locales.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { itemId, itemIds } from '#src/rest/item.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { lang } from '#src/rest/text.ts'
import type { ContentTypeName } from './content-type-names.ts'
import { pluralOf } from './plural-of.ts'
import { statuses } from './status.ts'
import { storedPerson } from '#src/rest/stored.ts'

/** What the items of a management list, and their counts by status, are chosen by. */
export const contentFilters = listQuery.pick({ search: true }).extend({
  language: lang.optional(),
  /** One item of each group that has some with these filters: the first by the order of languages. */
  view: z.enum(['family']).optional(),
  /** Items in this language, or in any, that are outdated. */
  behind: z.enum([...langs, 'any']).optional(),
  /** Items without a translation in this language. */
  missing: lang.optional(),
  /** Items that this account was the last to change. */
  changedBy: itemId.optional(),
})

/** Without parameters a management list is whole, last change first. */
export const contentQuery = listQuery.extend(contentFilters.shape).extend({
  /** Of these items only, separated by commas. */
  ids: itemIds.optional(),
  /**
   * `scheduled`: what the clock will show or hide, the next first. `changed`: what is public and has
   * unpublished changes.
   */
  state: z.enum(statuses).exclude(['draft']).optional(),
})

/** Of types without an order of their own. */
export const plainContentQuery = contentQuery.extend({
  sort: z.enum(['updatedAt', '-updatedAt', 'title', '-title']).optional(),
})

const count = z.number().int()

/**
 * One that is public and will be hidden is among both the published and the scheduled; one that is
 * public and has unpublished changes, among both the published and the changed.
 */
const counts = z.strictObject({
  all: count,
  published: count,
  changed: count,
  /** Of types with drafts. */
  draft: count.optional(),
  hidden: count,
  scheduled: count,
})

/** Somebody who has changed an item. */
export const changer = z.strictObject({ id: itemId, name: storedPerson })

interface Described<Name, Listed, Query, Filters> {
  name: Name
  itemName: string
  listed: Listed
  query: Query
  filters: Filters
}

/** The management list of a type and what stands around it. */
export function listCalls<
  const Name extends ContentTypeName,
  Listed extends z.ZodType<{ id: string }>,
  Query extends z.ZodType,
  Filters extends z.ZodType,
>({ name, itemName, listed, query, filters }: Described<Name, Listed, Query, Filters>) {
  const read = { server: 'site', method: 'GET', permission: `${name}:read` } as const
  return {
    list: endpoint({
      ...read,
      path: `/api/${name}`,
      summary: `All ${name}, latest change first`,
      query,
      response: keyedById(listed),
      list: 'keyed',
    }),
    counts: endpoint({
      ...read,
      path: `/api/${name}/counts`,
      summary: `The number of ${pluralOf(itemName)}, or of translation groups, that match these filters, in total and by status`,
      query: filters,
      response: counts,
    }),
    changers: endpoint({
      ...read,
      path: `/api/${name}/changers`,
      summary: `People who have changed ${pluralOf(itemName)}, by name`,
      response: z.array(changer),
    }),
  }
}

export type ContentFilters = z.output<typeof contentFilters>
export type ContentCounts = z.output<typeof counts>
export type Changer = z.output<typeof changer>
