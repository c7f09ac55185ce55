import type { z } from 'zod'
import type { Preview } from '#src/site/server/preview.ts'
import type { Database } from '#src/server/database/tables.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import { rowWithChanges } from '../shared-drafts/read.ts'

interface Type<Name extends ContentName, Input> {
  type: ContentType<Name>
  /** The body of a PUT. */
  change: z.ZodType<Input>
  /** The columns that the page shows, of what would be stored. */
  shown(input: Input): Promise<Partial<ItemRow<Name>>> | Partial<ItemRow<Name>>
}

/**
 * In a preview the item as it is on the editor's screen, or where that cannot be saved, with its
 * unpublished changes. Its address stays: that is where the preview is.
 */
export async function asOnScreen<Name extends ContentName, Input>(
  db: Database,
  row: ItemRow<Name>,
  preview: Preview | undefined,
  { type, change, shown }: Type<Name, Input>,
): Promise<ItemRow<Name>> {
  if (preview?.type !== type.name || preview.id !== row.id) return row
  const { language, family } = row
  const stored = {
    ...(await rowWithChanges(db, type, row)),
    language,
    family,
    ...('permalink' in row && { permalink: row.permalink }),
  }
  if (preview.screen === undefined) return stored
  const { success, data } = change.safeParse(preview.screen)
  return success ? { ...stored, ...(await shown(data)) } : stored
}
