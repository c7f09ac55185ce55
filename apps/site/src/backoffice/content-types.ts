import type { ContentRow, ContentType } from '@repo/platform/content/admin/content-type.ts'
import { documentsAdmin } from '#src/features/documents/admin/documents-admin.ts'
import { mediaAdmin } from '#src/features/media/admin/media-admin.ts'
import { newsAdmin } from '#src/features/news/admin/news-admin.tsx'

type Of<Result> = <Row extends ContentRow, Item extends Row>(type: ContentType<Row, Item>) => Result

/** What the back office does alike with every content type: queue, texts kept, trash, palette. */
export const ofEachType = <Result>(of: Of<Result>): Result[] => [
  of(newsAdmin),
  of(documentsAdmin),
  of(mediaAdmin),
]
