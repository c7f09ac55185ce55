import { presentCommon } from '#src/content/server/content-type.ts'
import type { NewsItem, NewsSummary } from '../contract.ts'
import type { NewsRow, NewsSummaryRow } from './table.ts'

export function presentSummary(row: NewsSummaryRow): NewsSummary {
  return {
    ...presentCommon(row),
    categories: row.categories,
    permalink: row.permalink,
    featuredImageId: row.featured_image_id,
    published: row.published,
    publishedAt: row.published_at,
  }
}

/** `removed`: names of the elements that the sanitiser removed from the content on this write. */
export function presentNews(row: NewsRow, removed: readonly string[] = []): NewsItem {
  return {
    ...presentSummary(row),
    content: row.content,
    ...(removed.length && { warnings: [...removed] }),
  }
}
