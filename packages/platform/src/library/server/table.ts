import type { ColumnType, Generated, Selectable } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { Stored } from '#src/rest/stored-option.ts'
import type { OriginalOnly } from '../contract.ts'

export type AltTexts = Partial<Record<Lang, string>>

export interface LibraryFileTable {
  id: string
  /** The first 32 hexadecimal digits of the SHA-256 of its bytes; rows of the same bytes share it. */
  hash: string
  name: string
  mime_type: string
  /** Bytes. */
  size: number
  /** Pixels as displayed, orientation applied; of images only. */
  width: number | null
  height: number | null
  /** Whether the image has transparent parts. */
  alpha: boolean
  /** Why pages show only its original; null: the server has not read its header yet. */
  original_only: Stored<OriginalOnly | 'no'> | null
  alt: ColumnType<AltTexts, string, string>
  /** From 0 to 1, of the width and of the height; null: the middle. */
  focus_x: number | null
  focus_y: number | null
  /** Its name and its alternative texts, folded. */
  search_text: Generated<string>
  created_at: string
  updated_at: string
}

/** Which item refers to which file; rewritten with every write of the item. */
export interface LibraryUsageTable {
  file_id: string
  kind: string
  item_id: string
  title: string
  /** From `publish_at` until `hide_at`, where there is a bound. */
  visible: boolean
  publish_at: string | null
  hide_at: string | null
}

/** An address that a file had before its bytes were replaced. */
interface LibraryFormerTable {
  hash: string
  /** As it stands in the address. */
  name: string
  file_id: string
}

/** Bytes that may have no row, and since when: candidates of the sweep. */
export interface LibraryOrphanTable {
  hash: string
  since: string
}

export type LibraryFileRow = Selectable<LibraryFileTable>

declare module '#src/server/database/tables.ts' {
  interface Tables {
    library_file: LibraryFileTable
    library_usage: LibraryUsageTable
    library_former: LibraryFormerTable
    library_leftover: LibraryOrphanTable
  }
}
