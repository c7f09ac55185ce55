import type { z } from 'zod'
import type { Preview } from '#src/site/server/preview.ts'
import type { ContentName } from '../content-type.ts'

interface Type<Input, Row> {
  name: ContentName
  /** The body of a PUT. */
  change: z.ZodType<Input>
  /** The columns that the page shows, of what would be stored. */
  shown(input: Input): Promise<Partial<Row>> | Partial<Row>
}

/** In a preview the item as it is on the editor's screen; as it is stored where that cannot be saved. */
export async function asOnScreen<Input, Row extends { id: string }>(
  row: Row,
  preview: Preview | undefined,
  { name, change, shown }: Type<Input, Row>,
): Promise<Row> {
  if (preview?.screen === undefined || preview.type !== name || preview.id !== row.id) return row
  const { success, data } = change.safeParse(preview.screen)
  return success ? { ...row, ...(await shown(data)) } : row
}
