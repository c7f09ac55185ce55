import { presentCommon } from '@repo/platform/content/server/content-type.ts'
import type { NewsItem, NewsSummary } from '../contract.ts'
import { claimsIn, eventIn } from './stored-fields.ts'
import type { NewsRow, NewsSummaryRow } from './table.ts'

export function presentSummary(row: NewsSummaryRow): Omit<NewsSummary, 'counterparts'> {
  const [event, claims] = [eventIn(row.event), claimsIn(row.claims)]
  return {
    ...presentCommon(row),
    categories: row.categories,
    permalink: row.permalink,
    featuredImageId: row.featured_image_id,
    published: row.published,
    publishedAt: row.published_at,
    ...(row.description !== null && { description: row.description }),
    ...(row.search_title !== null && { searchTitle: row.search_title }),
    ...(row.author !== null && { author: row.author }),
    ...(event && { event }),
    ...(claims.length && { claims }),
  }
}

export function presentNews(row: NewsRow): Omit<NewsItem, 'counterparts'> {
  return { ...presentSummary(row), content: row.content }
}
