import { RichTextEditor } from '#src/content/admin/editor/rich-text-editor.tsx'
import { normaliseHtml } from '#src/content/admin/editor/schema.ts'
import { EditItemPage, NewItemPage } from '#src/content/admin/item-editor.tsx'
import { newsAdmin } from './news-admin.tsx'

const richText = { Editor: RichTextEditor, normalise: normaliseHtml }

export const NewNewsPage = () => <NewItemPage type={newsAdmin} richText={richText} />
export const EditNewsPage = () => <EditItemPage type={newsAdmin} richText={richText} />
