import { z } from 'zod'
import { langs } from '#src/i18n/locales.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { itemId } from '#src/rest/item.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { lang } from '#src/rest/text.ts'
import { counterparts } from './calls.ts'
import { contentTypeNames } from './content-type-names.ts'
import { changer } from './list-calls.ts'

/** A family of any type, named by its first item in the order of languages. */
const family = z.strictObject({
  id: itemId,
  type: z.enum(contentTypeNames),
  language: lang,
  title: z.string(),
  /** When that item was changed. */
  updatedAt: z.string(),
  /** Every item of the family, by language. */
  items: counterparts,
})

const query = listQuery.extend({
  type: z.enum(contentTypeNames).optional(),
  /** Families of which the item in this language, or in any, is behind what it was made from. */
  behind: z.enum([...langs, 'any']).optional(),
  /** Families without an item in this language. */
  missing: lang.optional(),
  /** Families with an item that this account was the last to change. */
  changedBy: itemId.optional(),
  sort: z.enum(['updatedAt', '-updatedAt', 'title', '-title']).optional(),
})

export const languagesApi = {
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/content/families',
    summary: 'All content that the caller may read, one family each, last change first',
    permission: 'news:read',
    query,
    response: keyedById(family),
    list: 'keyed',
  }),
  changers: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/content/changers',
    summary: 'Who has changed content that the caller may read, by name',
    permission: 'news:read',
    response: z.array(changer),
  }),
}

export type Family = z.output<typeof family>
export type FamilyQuery = z.output<typeof query>
