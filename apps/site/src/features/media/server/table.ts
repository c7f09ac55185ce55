import type { Selectable } from 'kysely'
import type { ContentTable } from '@repo/platform/content/server/content-type.ts'
import type { Stored } from '@repo/platform/rest/stored-option.ts'
import type { MediaType } from '../contract.ts'

interface MediaTable extends ContentTable {
  media_type: Stored<MediaType>
  media_url: string
  description: string
  /** An image of the library. */
  poster_id: string | null
}

export type MediaRow = Selectable<MediaTable>

declare module '@repo/platform/server/database/tables.ts' {
  interface Tables {
    media: MediaTable
  }
}
