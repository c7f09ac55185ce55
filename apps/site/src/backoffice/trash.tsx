import { TrashPage } from '@repo/platform/content/admin/trash/trash-page.tsx'
import { documentsAdmin } from '#src/features/documents/admin/documents-admin.ts'
import { mediaAdmin } from '#src/features/media/admin/media-admin.ts'
import { newsAdmin } from '#src/features/news/admin/news-admin.tsx'

export const NewsTrash = () => <TrashPage type={newsAdmin} />
export const DocumentsTrash = () => <TrashPage type={documentsAdmin} />
export const MediaTrash = () => <TrashPage type={mediaAdmin} />
