import { findFiles } from '@repo/platform/library/server/lists.ts'
import {
  imageOf,
  socialImageOf,
  type ImageSize,
} from '@repo/platform/library/server/page-images.ts'
import type { LibraryFileRow } from '@repo/platform/library/server/table.ts'
import type { Store } from '@repo/platform/server/database/store.ts'
import type { ArticlePicture, NewsTeaser } from '../site/data.ts'
import type { NewsSummaryRow } from './table.ts'

type Files = ReadonlyMap<string, LibraryFileRow>

/** The featured images of articles, in one query; in none where no article has one. */
export const findFeatured = (store: Store, rows: readonly NewsSummaryRow[]): Promise<Files> =>
  findFiles(
    store,
    rows.flatMap(({ featured_image_id }) => featured_image_id ?? []),
  )

/** The first stands larger than the others in most lists. */
export async function teasersOf(
  store: Store,
  rows: readonly NewsSummaryRow[],
): Promise<NewsTeaser[]> {
  const files = await findFeatured(store, rows)
  return rows.map((row, at) => teaserOf(row, files, at === 0 ? 'large' : 'small'))
}

export function teaserOf(row: NewsSummaryRow, files: Files, size: ImageSize): NewsTeaser {
  const file = fileOf(row, files)
  const image = file && imageOf(file, size)
  return { ...summaryOf(row), categories: row.categories, ...(image && { image }) }
}

/** What every list of the site shows of an article. */
export const summaryOf = (row: NewsSummaryRow) => ({
  id: row.id,
  title: row.title,
  permalink: row.permalink,
  publishedAt: row.published_at ?? row.created_at,
  summary: row.description ?? row.summary,
})

/** Without an alternative text the social image, which stands alone, is called by the title. */
export function pictureOf(row: NewsSummaryRow, files: Files): ArticlePicture | undefined {
  const file = fileOf(row, files)
  if (!file) return undefined
  const alt = file.alt[row.language] ?? ''
  return { fileId: file.id, alt, social: socialImageOf(file, alt || row.title) }
}

const fileOf = ({ featured_image_id }: NewsSummaryRow, files: Files) =>
  featured_image_id ? files.get(featured_image_id) : undefined
