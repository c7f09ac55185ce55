import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import { createContentStore } from '#src/content/admin/content-store.ts'
import { contentReducer, type ContentRules } from '#src/content/admin/content-state.ts'
import type { Lang } from '#src/i18n/locales.ts'
import type { CallInput } from '#src/rest/endpoint.ts'
import type { Client } from '#src/rest/client.ts'
import { newsApi, type NewsItem, type NewsSummary } from '../contract.ts'

export type NewsFields = CallInput<typeof newsApi.create>['body']
export type NewsListQuery = CallInput<typeof newsApi.list>['query']

const rules: ContentRules = { saveResetsForm: true }

export const reduceNews = contentReducer<NewsSummary, NewsItem>(rules)

export type NewsStore = ReturnType<typeof createNewsStore>

export function createNewsStore(client: Client, queries: Pick<QueryClient, 'invalidateQueries'>) {
  const newsStore = createContentStore<NewsSummary, NewsItem, NewsFields, NewsListQuery>(
    'news',
    rules,
    {
      list: (query) => client.list(newsApi.list, { query }),
      get: (id) => client.call(newsApi.get, { params: { id } }),
      create: (body) => client.call(newsApi.create, { body }),
      update: (body) => client.call(newsApi.update, { body }),
      remove: (id) => client.call(newsApi.remove, { params: { id } }),
      flag: {
        publish: (id) => client.call(newsApi.publish, { body: { id } }),
        activate: (id) => client.call(newsApi.activate, { body: { id } }),
        deactivate: (id) => client.call(newsApi.deactivate, { body: { id } }),
      },
    },
    queries,
  )
  return {
    ...newsStore,
    /** The categories that visible items of a language have. */
    categories: (lang: Lang) => client.call(newsApi.siteCategories, { params: { lang } }),
  }
}

export const NewsContext = createContext<NewsStore | null>(null)

export function useNews(): NewsStore {
  const newsStore = use(NewsContext)
  if (!newsStore) throw new Error('No news area above this component')
  return newsStore
}
