import { presentCommon } from '@repo/platform/content/server/content-type.ts'
import type { NewsItem, NewsSummary } from '../contract.ts'
import type { NewsRow, NewsSummaryRow } from './table.ts'

export function presentSummary(row: NewsSummaryRow): Omit<NewsSummary, 'counterparts'> {
  return {
    ...presentCommon(row),
    categories: row.categories,
    permalink: row.permalink,
    featuredImageId: row.featured_image_id,
    published: row.published,
    publishedAt: row.published_at,
    ...(row.description !== null && { description: row.description }),
    ...(row.author !== null && { author: row.author }),
    ...(row.event && { event: row.event }),
    ...(row.claims?.length && { claims: row.claims }),
  }
}

export function presentNews(row: NewsRow): Omit<NewsItem, 'counterparts'> {
  return { ...presentSummary(row), content: row.content }
}
