import { ItemPage } from '@repo/platform/content/admin/item/item-page.tsx'
import { documentsAdmin } from './documents-admin.ts'

export const DocumentPage = () => <ItemPage type={documentsAdmin} />
