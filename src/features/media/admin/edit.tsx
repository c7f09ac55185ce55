import { EditItemPage, NewItemPage } from '#src/content/admin/item-editor.tsx'
import { mediaAdmin } from './media-admin.ts'

export const NewMediaPage = () => <NewItemPage type={mediaAdmin} />
export const EditMediaPage = () => <EditItemPage type={mediaAdmin} />
