import { z } from 'zod'
import { bulkActions, bulkFields } from '@repo/platform/content/bulk-calls.ts'
import { contentCalls } from '@repo/platform/content/calls.ts'
import { siteListCall } from '@repo/platform/content/site-list-call.ts'
import { byIdWithSchedule } from '@repo/platform/content/visibility-calls.ts'
import { contentFilters, contentQuery } from '@repo/platform/content/list-calls.ts'
import { statuses } from '@repo/platform/content/status.ts'
import { lang } from '@repo/platform/rest/text.ts'
import { cleanLine } from '@repo/platform/rest/clean-text.ts'
import { endpoint } from '@repo/platform/rest/endpoint.ts'
import { listQuery } from '@repo/platform/rest/page.ts'
import { byId } from '@repo/platform/rest/item.ts'
import { withExample } from '@repo/platform/rest/example.ts'
import {
  categoryName,
  storedCategory,
  permalink,
  newsSummary,
  publicNewsItem,
  newsItem,
  newsInput,
  newsChange,
} from './item-schemas.ts'

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
    itemName: 'an article',
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
    summary: 'Publish an article, now or at a set time',
    body: byIdWithSchedule,
    response: newsItem,
    errors: ['NOT_FOUND'],
  }),
  categories: endpoint({
    server: 'site',
    method: 'GET',
    permission: 'news:read',
    path: '/api/news/categories',
    summary: 'The categories of all articles, or of those in one language',
    query: z.strictObject({ language: lang.optional() }),
    response: z.array(storedCategory),
  }),
  categoryCounts: endpoint({
    server: 'site',
    method: 'GET',
    permission: 'news:read',
    path: '/api/news/categories/counts',
    summary: 'The number of articles in each category of a language, by name',
    query: z.strictObject({ language: lang }),
    response: z.array(z.strictObject({ name: storedCategory, articles: z.number().int() })),
  }),
  renameCategories: endpoint({
    server: 'site',
    method: 'PUT',
    permission: 'news:write',
    path: '/api/news/categories',
    summary: 'Rename categories in all articles of a language, or merge several into one',
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
    'most recently published first; search takes precedence over category',
    siteQuery,
  ),
  siteById: endpoint({
    ...visit,
    path: '/api/news/site/byid/:id',
    summary: 'A visible article by its id',
    params: byId,
    response: publicNewsItem,
  }),
  siteByPermalink: endpoint({
    ...visit,
    path: '/api/news/site/bypermalink/:permalink',
    summary: 'A visible article by its permalink',
    params: z.strictObject({ permalink }),
    response: publicNewsItem,
  }),
  siteCategories: endpoint({
    ...visit,
    path: '/api/news/site/categories/:lang',
    summary: 'The categories of the visible articles in a language, in alphabetical order',
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
