import { z } from 'zod'
import { bulkActions, bulkFields } from '@repo/platform/content/bulk-calls.ts'
import {
  changeFields,
  contentCalls,
  counterpartOf,
  itemFields,
  title,
} from '@repo/platform/content/calls.ts'
import { scheduleFields } from '@repo/platform/content/schedule-fields.ts'
import { siteListCall } from '@repo/platform/content/site-list-call.ts'
import { byIdWithSchedule } from '@repo/platform/content/visibility-calls.ts'
import { withChanges } from '@repo/platform/content/changes-calls.ts'
import { contentFilters, contentQuery } from '@repo/platform/content/list-calls.ts'
import { statuses } from '@repo/platform/content/status.ts'
import { claimKeys } from '@repo/platform/facts/claim-list.ts'
import { clearable, lang, singleLine, optional } from '@repo/platform/rest/text.ts'
import { cleanLine } from '@repo/platform/rest/clean-text.ts'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { listQuery } from '@repo/platform/rest/page.ts'
import { maxLength } from '@repo/platform/rest/lengths.ts'
import { byId, itemId } from '@repo/platform/rest/item.ts'
import { eventInput, newsEvent } from './event.ts'
import { exampleValues, withExample } from '@repo/platform/rest/example.ts'
import {
  storedDescription,
  storedId,
  storedPermalink,
  storedPerson,
  storedTime,
  storedTitle,
} from '@repo/platform/rest/stored.ts'

const categoryName = withExample(singleLine(1, 60), 'Planning')
const storedCategory = withExample(z.string(), 'Planning')
/** The most categories of an article. */
export const mostCategories = 10
const categories = z.array(categoryName).max(mostCategories)

const exampleContent = '<p>Anchors above the racks.</p>'

/** 1-120 of a-z0-9-, unique over all languages. */
export const permalink = withExample(
  z
    .string()
    .trim()
    .regex(/^[a-z0-9-]{1,120}$/, 'must be 1 to 120 of a-z, 0-9 and -'),
  exampleValues.permalink,
)

export const newsSummary = z.strictObject({
  ...itemFields,
  categories: z.array(storedCategory),
  permalink: storedPermalink,
  featuredImageId: storedId.nullable(),
  published: z.boolean(),
  publishedAt: storedTime.nullable(),
  /** The description in lists, feeds and search engines; absent: the beginning of the text. */
  description: storedDescription.optional(),
  /** The title in search results and browser tabs; absent: the title. */
  searchTitle: storedTitle.optional(),
  author: storedPerson.optional(),
  /** The event that the item announces. */
  event: newsEvent.optional(),
  /** The claims that the article prints. */
  claims: z.array(z.enum(claimKeys)).optional(),
})

/** An article as visitors get it. */
const publicNewsItem = newsSummary.extend({
  /**
   * HTML of the closed subset: p h2 h3 ul ol li blockquote pre hr br strong em s code sub sup a
   * img, table caption thead tbody tr th td, figure figcaption. `<figure data-width="half">` or
   * `full` is narrower or wider than the text. `<p data-embed="video"><a href="…">` is a video of
   * an allowed host. `<a data-item="id" href="…">` links to an article by its id: visitors get its
   * current address, or only the link text where the article is not public.
   */
  content: withExample(z.string(), exampleContent),
  /** The names of the elements that this write removed. */
  warnings: z.array(withExample(z.string(), 'iframe')).optional(),
})

/** The single article, for staff. */
export const newsItem = withChanges(publicNewsItem)

export const newsInput = z.strictObject({
  language: lang,
  title,
  permalink,
  content: withExample(
    optional(z.string().max(2_000_000)).transform((html) => html ?? ''),
    exampleContent,
  ),
  categories: optional(categories).transform((names) => [...new Set(names ?? [])]),
  /** An image of the library. */
  featuredImageId: optional(itemId),
  counterpartOf,
  /** A `publishAt` in the past is the date that the article shows. */
  ...scheduleFields,
  description: withExample(clearable(singleLine(1, 300)), exampleValues.description),
  searchTitle: withExample(clearable(singleLine(1, maxLength.title)), exampleValues.title),
  author: withExample(clearable(singleLine(1, maxLength.title)), exampleValues.person),
  event: eventInput,
  /** Absent: the stored claims remain; null or an empty list removes them. */
  claims: z
    .array(z.enum(claimKeys))
    .max(claimKeys.length)
    .transform((keys) => [...new Set(keys)])
    .nullable()
    .optional(),
})

export const newsChange = newsInput.extend(changeFields)

const category = z.string().overwrite(cleanLine).max(60).optional()

const newsFilters = contentFilters.extend({ category })

export const newsQuery = contentQuery.extend({
  state: z.enum(statuses).optional(),
  category,
  sort: z
    .enum(['updatedAt', '-updatedAt', 'title', '-title', 'publishedAt', '-publishedAt'])
    .optional(),
})

const newsBulk = z.discriminatedUnion('action', [
  z.strictObject({ ...bulkFields, action: z.enum([...bulkActions, 'publish']) }),
  z.strictObject({
    ...bulkFields,
    action: z.enum(['addCategory', 'removeCategory']),
    category: categoryName,
  }),
])

const siteQuery = listQuery.extend({ category })

const visit = { server: 'site', method: 'GET', permission: 'public', cachedUntil: 'news' } as const

export const newsApi = {
  ...contentCalls({
    name: 'news',
    itemName: 'a news item',
    item: newsItem,
    listed: newsSummary,
    input: newsInput,
    change: newsChange,
    query: newsQuery,
    filters: newsFilters,
    bulk: newsBulk,
    errors: ['PERMALINK_TAKEN'],
    bodyLimit: 4_194_304,
  }),
  publish: endpoint({
    server: 'site',
    permission: 'news:write',
    method: 'PUT',
    path: '/api/news/publish',
    summary: 'Publish a news item, now or on schedule',
    body: byIdWithSchedule,
    response: newsItem,
    errors: ['NOT_FOUND'],
  }),
  categories: endpoint({
    server: 'site',
    method: 'GET',
    permission: 'news:read',
    path: '/api/news/categories',
    summary: 'The categories of all news items, or of those in a language',
    query: z.strictObject({ language: lang.optional() }),
    response: z.array(storedCategory),
  }),
  categoryCounts: endpoint({
    server: 'site',
    method: 'GET',
    permission: 'news:read',
    path: '/api/news/categories/counts',
    summary: 'The number of news items in each category of a language, by name',
    query: z.strictObject({ language: lang }),
    response: z.array(z.strictObject({ name: storedCategory, articles: z.number().int() })),
  }),
  renameCategories: endpoint({
    server: 'site',
    method: 'PUT',
    permission: 'news:write',
    path: '/api/news/categories',
    summary: 'Rename categories in all news items of a language, or merge several into one',
    body: z.strictObject({
      language: lang,
      from: z.array(categoryName).min(1).max(50),
      to: categoryName,
    }),
    response: z.strictObject({ articles: z.number().int() }),
    errors: ['NOT_FOUND'],
  }),
  categoryNames: endpoint({
    server: 'site',
    method: 'GET',
    permission: 'news:read',
    path: '/api/news/categories/:from/:to',
    summary: 'Names of the categories of one language in another, taken from the translations',
    params: z.strictObject({ from: lang, to: lang }),
    response: z.record(storedCategory, withExample(z.string(), 'Planung')),
  }),
  siteList: siteListCall(
    'news',
    newsSummary,
    'newest publication first; search wins over category',
    siteQuery,
  ),
  siteById: endpoint({
    ...visit,
    path: '/api/news/site/byid/:id',
    summary: 'A visible news item by its id',
    params: byId,
    response: publicNewsItem,
  }),
  siteByPermalink: endpoint({
    ...visit,
    path: '/api/news/site/bypermalink/:permalink',
    summary: 'A visible news item by its permalink',
    params: z.strictObject({ permalink }),
    response: publicNewsItem,
  }),
  siteCategories: endpoint({
    ...visit,
    path: '/api/news/site/categories/:lang',
    summary: 'The categories of the visible news items in a language, in alphabetical order',
    params: z.strictObject({ lang }),
    response: z.array(storedCategory),
  }),
}

export type NewsSummary = z.output<typeof newsSummary>
export type NewsItem = z.output<typeof newsItem>
export type NewsInput = z.output<typeof newsInput>
export type NewsChange = z.output<typeof newsChange>
export type NewsFilters = z.output<typeof newsFilters>
export type NewsQuery = z.output<typeof newsQuery>
