import { z } from 'zod'
import { langs } from '#src/i18n/locales.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { itemId } from '#src/rest/item.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { lang, storedLang } from '#src/rest/text.ts'
import { counterparts } from './calls.ts'
import { contentTypeNames } from './content-type-names.ts'
import { changer } from './list-calls.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'
import { storedTime, storedTitle } from '#src/rest/stored.ts'

/** A group of any type, named by its first item in the order of languages. */
const group = z.strictObject({
  id: itemId,
  type: z.enum(contentTypeNames),
  language: storedLang,
  title: storedTitle,
  /** When that item was changed. */
  updatedAt: storedTime,
  /** Every item of the group, by language. */
  items: counterparts,
})

const query = listQuery.extend({
  type: z.enum(contentTypeNames).optional(),
  /** Groups of which the item in this language, or in any, is outdated. */
  behind: z.enum([...langs, 'any']).optional(),
  /** Groups without an item in this language. */
  missing: lang.optional(),
  /** Groups with an item that this account was the last to change. */
  changedBy: itemId.optional(),
  sort: z.enum(['updatedAt', '-updatedAt', 'title', '-title']).optional(),
})

/** Where a text can lead on the site: a page, or an item on its page. */
const linkTarget = z.strictObject({
  type: z.enum(['page', ...contentTypeNames]),
  /** Of an item. */
  id: itemId.optional(),
  title: storedTitle,
  href: withExample(z.string(), '/en/news/forklifts-in-narrow-aisles'),
  /** Of an item, what its status follows from. */
  active: z.boolean().optional(),
  published: z.boolean().optional(),
  publishAt: storedTime.optional(),
  hideAt: withExample(storedTime, exampleValues.laterTime).optional(),
})

/** Links of one text, so that the address of the call stays short enough. */
export const mostLinks = 50

const links = z
  .string()
  .max(10_000)
  .transform((list) => list.split(',').filter(Boolean))
  .pipe(z.array(withExample(z.string(), 'news/forklifts-in-narrow-aisles')).max(mostLinks))

/** Where a link of a text leads in another language. */
const translatedLink = z.strictObject({
  href: withExample(z.string(), '/de/news/schmalgaenge'),
  item: itemId.optional(),
})

export const languagesApi = {
  links: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/content/links',
    summary: 'Search link targets in a language: pages, articles, documents and media',
    permission: 'news:read',
    query: z.strictObject({ language: lang, search: listQuery.shape.search }),
    response: z.array(linkTarget),
  }),
  translatedLinks: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/content/translated-links',
    summary: 'Link targets in a language, by link; absent if a link has no target',
    permission: 'news:read',
    query: z.strictObject({
      language: lang,
      /** Addresses below a language and ids of items, separated by commas. */
      links,
    }),
    response: z.record(withExample(z.string(), 'news/forklifts-in-narrow-aisles'), translatedLink),
  }),
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/content/families',
    summary: 'All content that the caller may read, by translation group, latest change first',
    permission: 'news:read',
    query,
    response: keyedById(group),
    list: 'keyed',
  }),
  changers: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/content/changers',
    summary: 'People who have changed content that the caller may read, by name',
    permission: 'news:read',
    response: z.array(changer),
  }),
}

export type LinkTarget = z.output<typeof linkTarget>
export type TranslatedLink = z.output<typeof translatedLink>
export type TranslationGroup = z.output<typeof group>
export type TranslationGroupQuery = z.output<typeof query>
