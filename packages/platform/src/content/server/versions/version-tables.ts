import type { ColumnType, Generated } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import type { RevisionAction } from '#src/content/version-calls.ts'
import type { Stored } from '#src/rest/stored-option.ts'

type Json<Value> = ColumnType<Value, string, string>

/** A row of any content type: Kysely cannot follow a table whose name is a type parameter. */
export type AnyRow = Readonly<Record<string, unknown>>

interface RevisionTable {
  id: string
  kind: ContentTypeName
  item_id: string
  version: number
  at: string
  account_id: string | null
  action: Stored<RevisionAction>
  /** The keys of the item that differ from the version before. */
  fields: Json<string[]>
  /** The columns that differ from the version before; of the oldest one all. */
  changes: Json<AnyRow>
  /** The library files that the item referred to. */
  file_ids: Json<string[]>
  /** Of changes that were discarded: no later version is made from them. */
  aside: Generated<boolean>
}

interface TrashTable {
  /** The item's. */
  id: string
  kind: ContentTypeName
  title: string
  language: Lang
  /** Its row. */
  item: Json<AnyRow>
  /** What its type stores of it besides its row. */
  besides: ColumnType<unknown, string | null, never>
  deleted_at: string
  account_id: string | null
}

interface DraftTable {
  account_id: string
  kind: ContentTypeName
  id: string
  base_version: number | null
  /** Which of the person's editors has written it. */
  editor: string
  title: string
  /** The values of the form, by the name of the field. */
  form: Json<Record<string, unknown>>
  saved_at: string
}

declare module '#src/server/database/tables.ts' {
  interface Tables {
    content_revision: RevisionTable
    content_trash: TrashTable
    content_draft: DraftTable
  }
}
