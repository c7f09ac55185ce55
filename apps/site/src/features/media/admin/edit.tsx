import { ItemPage } from '@repo/platform/content/admin/item/item-page.tsx'
import { mediaAdmin } from './media-admin.ts'

export const MediaPage = () => <ItemPage type={mediaAdmin} />
