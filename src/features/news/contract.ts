import { z } from 'zod'
import { lang, line, optional } from '#src/content/text.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'

const id = z.string().min(1).max(64)
const categories = z.array(line(1, 60)).max(10)

/** 1-120 of a-z0-9-, unique over all languages. */
export const permalink = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{1,120}$/, 'must be 1 to 120 of a-z, 0-9 and -')

export const newsSummary = z.strictObject({
  id,
  language: lang,
  title: z.string(),
  categories: z.array(z.string()),
  permalink: z.string(),
  featuredImageId: z.string().nullable(),
  published: z.boolean(),
  active: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  publishedAt: z.string().nullable(),
})

export const newsItem = newsSummary.extend({
  /** HTML of the closed subset (`content/rich-text.ts`). */
  content: z.string(),
  /** Names of the elements that were removed on this write. */
  warnings: z.array(z.string()).optional(),
})

export const newsInput = z.strictObject({
  language: lang,
  title: line(1, 200),
  permalink,
  content: optional(z.string().max(2_000_000)).transform((html) => html ?? ''),
  categories: optional(categories).transform((names) => [...new Set(names ?? [])]),
  /** Until the library exists no image can be named. */
  featuredImageId: optional(z.never('no such file in the library')),
})

export const newsChange = newsInput.extend({
  id,
  /** Where given and no longer current: 409 STALE_VERSION. */
  version: z.number().int().optional(),
})

/** Without parameters the list is whole, last change first. */
export const newsQuery = listQuery.extend({
  language: lang.optional(),
  state: z.enum(['draft', 'published', 'hidden']).optional(),
  sort: z
    .enum(['updatedAt', '-updatedAt', 'title', '-title', 'publishedAt', '-publishedAt'])
    .optional(),
})

const siteQuery = listQuery.extend({
  category: z.string().trim().max(60).optional(),
})

const byId = z.strictObject({ id })
const summaries = keyedById(newsSummary)
const manage = { server: 'site', permission: 'news:write' } as const
const visit = { server: 'site', method: 'GET', permission: 'public' } as const

export const newsApi = {
  list: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/news',
    summary: 'All news items without their content, last change first',
    permission: 'news:read',
    query: newsQuery,
    response: summaries,
    list: 'keyed',
  }),
  get: endpoint({
    server: 'site',
    method: 'GET',
    path: '/api/news/id/:id',
    summary: 'One news item',
    permission: 'news:read',
    params: byId,
    response: newsItem,
  }),
  create: endpoint({
    ...manage,
    method: 'POST',
    path: '/api/news',
    summary: 'Create a news item as an active draft',
    body: newsInput,
    response: newsItem,
    status: 201,
    errors: ['PERMALINK_TAKEN'],
    bodyLimit: 4_194_304,
  }),
  update: endpoint({
    ...manage,
    method: 'PUT',
    path: '/api/news',
    summary: 'Replace the fields of a news item',
    body: newsChange,
    response: newsItem,
    errors: ['NOT_FOUND', 'PERMALINK_TAKEN', 'STALE_VERSION'],
    bodyLimit: 4_194_304,
  }),
  remove: endpoint({
    ...manage,
    method: 'DELETE',
    path: '/api/news/delete/id/:id',
    summary: 'Delete a news item',
    params: byId,
    response: byId,
  }),
  publish: endpoint({
    ...manage,
    method: 'PUT',
    path: '/api/news/publish',
    summary: 'Publish a news item',
    body: byId,
    response: newsItem,
    errors: ['NOT_FOUND'],
  }),
  activate: endpoint({
    ...manage,
    method: 'PUT',
    path: '/api/news/activate',
    summary: 'Show a news item again',
    body: byId,
    response: newsItem,
    errors: ['NOT_FOUND'],
  }),
  deactivate: endpoint({
    ...manage,
    method: 'PUT',
    path: '/api/news/deactivate',
    summary: 'Hide a news item',
    body: byId,
    response: newsItem,
    errors: ['NOT_FOUND'],
  }),
  siteList: endpoint({
    ...visit,
    path: '/api/news/site/:lang',
    summary:
      'Visible news items of a language, newest publication first; search wins over category',
    params: z.strictObject({ lang }),
    query: siteQuery,
    response: summaries,
    list: 'keyed',
  }),
  siteById: endpoint({
    ...visit,
    path: '/api/news/site/byid/:id',
    summary: 'A visible news item by its id',
    params: byId,
    response: newsItem,
  }),
  siteByPermalink: endpoint({
    ...visit,
    path: '/api/news/site/bypermalink/:permalink',
    summary: 'A visible news item by its permalink',
    params: z.strictObject({ permalink }),
    response: newsItem,
  }),
  siteCategories: endpoint({
    ...visit,
    path: '/api/news/site/categories/:lang',
    summary: 'The distinct categories of the visible news items of a language, in its order',
    params: z.strictObject({ lang }),
    response: z.array(z.string()),
  }),
}

export type NewsSummary = z.output<typeof newsSummary>
export type NewsItem = z.output<typeof newsItem>
export type NewsInput = z.output<typeof newsInput>
export type NewsChange = z.output<typeof newsChange>
export type NewsQuery = z.output<typeof newsQuery>
