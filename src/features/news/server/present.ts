import type { NewsItem, NewsSummary } from '../contract.ts'
import type { NewsRow } from './table.ts'

export function presentSummary(row: Omit<NewsRow, 'content'>): NewsSummary {
  return {
    id: row.id,
    language: row.language,
    title: row.title,
    categories: row.categories,
    permalink: row.permalink,
    featuredImageId: row.featured_image_id,
    published: row.published,
    active: row.active,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    publishedAt: row.published_at,
  }
}

/** `removed`: names of the elements that this write took out of the content. */
export function presentNews(row: NewsRow, removed: readonly string[] = []): NewsItem {
  return {
    ...presentSummary(row),
    content: row.content,
    ...(removed.length && { warnings: [...removed] }),
  }
}
