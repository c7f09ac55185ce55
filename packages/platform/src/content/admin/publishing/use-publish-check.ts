import { useQueryClient } from '@tanstack/react-query'
import { useClient } from '#src/admin/client.ts'
import { useLibrary } from '#src/library/admin/library-store.ts'
import { useContent } from '../store/content-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { linkTargets } from '../editor/link-targets.ts'
import { textOf, valuesOf } from '../fields/fields.ts'
import type { Finding } from './findings.tsx'
import { fieldFindings } from './field-findings.ts'

const asStored = (html: string) => html

/** The check of the editor before an item becomes public, for one that is not open in it. */
export function usePublishCheck<Row extends ContentRow, Item extends Row>(
  type: ContentType<Row, Item>,
): (row: Row) => Promise<Finding[]> {
  const content = useContent(type)
  const client = useClient()
  const library = useLibrary()
  const queries = useQueryClient()
  const textKey = [...type.fields].find(([, { control }]) => control === 'richText')?.[0]

  async function textFindings(html: string, lang: string): Promise<readonly Finding[]> {
    // The editor's code comes with the first text that is checked.
    const { checkStored } = await import('../editor/checks/stored-text.ts')
    return checkStored(html, { lang, targets: linkTargets(type, client), library, queries })
  }

  return async (row) => {
    const values = valuesOf(type, await content.read(row.id), asStored)
    const inText = textKey ? await textFindings(textOf(values[textKey]), row.language) : []
    return [...(await fieldFindings(type, values, { library, queries })), ...inText]
  }
}
