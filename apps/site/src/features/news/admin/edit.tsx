import { TextPanels } from '@repo/platform/content/admin/editor/checks/text-panels.tsx'
import { RichTextEditor } from '@repo/platform/content/admin/editor/rich-text-editor.tsx'
import { normaliseHtml } from '@repo/platform/content/admin/editor/schema.ts'
import { ItemPage } from '@repo/platform/content/admin/item/item-page.tsx'
import { newsAdmin } from './news-admin.tsx'

const richText = { Editor: RichTextEditor, Panels: TextPanels, normalise: normaliseHtml }

export const NewsPage = () => <ItemPage type={newsAdmin} richText={richText} />
