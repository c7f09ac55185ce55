import { EditItemPage, NewItemPage } from '#src/content/admin/item-editor.tsx'
import { documentsAdmin } from './documents-admin.ts'

export const NewDocumentPage = () => <NewItemPage type={documentsAdmin} />
export const EditDocumentPage = () => <EditItemPage type={documentsAdmin} />
