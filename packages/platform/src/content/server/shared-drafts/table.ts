import type { ColumnType } from 'kysely'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import type { AnyRow } from '../versions/version-tables.ts'

type Json<Value> = ColumnType<Value, string, string>

/** What a PUT asked of the translation group; null: to leave it. */
export interface Link {
  counterpartOf: string | null
}

/** Changes of a published item, one row for each item, for all who may edit it. */
interface SharedDraftTable {
  kind: ContentTypeName
  item_id: string
  version: number
  /** The columns that say something else than the published item. */
  columns: Json<AnyRow>
  /** What the published item said in them when the draft was saved. */
  base: Json<AnyRow>
  /** Null: the draft does not touch the translation group. */
  link: ColumnType<Link | null, string | null, string | null>
  /** Who saved it last. */
  account_id: string | null
  saved_at: string
  /** When the clock publishes it. */
  publish_at: string | null
  scheduled_by: string | null
  /** Why the clock could not publish it. */
  problem: string | null
}

declare module '#src/server/database/tables.ts' {
  interface Tables {
    shared_draft: SharedDraftTable
  }
}

/** The kind under which the library and the search know what only a shared draft says. */
export const changesKind = (type: ContentTypeName) => `${type}/changes`
