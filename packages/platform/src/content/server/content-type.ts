import type { ColumnType, Generated, Insertable, Selectable } from 'kysely'
import type { Lang } from '#src/i18n/locales.ts'
import type { Database, Tables, WriteTransaction } from '#src/server/database/tables.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import type { TextField } from './text/text-blocks.ts'

/** From when until when visitors see an item (ISO times, UTC); null is without bound. */
export interface Schedule {
  publish_at: string | null
  hide_at: string | null
}

/** The columns that the table of every content type has. */
export interface ContentTable extends Schedule {
  id: string
  /** Shared with the same item in other languages, each language at most once. */
  family: string
  language: Lang
  title: string
  /** The title as it is compared, to sort by. */
  sort_title: Generated<string>
  active: boolean
  /** Counts the writes, from 1. */
  version: number
  created_at: ColumnType<string, string, never>
  updated_at: string
  /** Whether changes to it wait to be published (`shared-drafts`). */
  has_changes: Generated<boolean>
  /** The last version number that changes to it took, so that none is taken twice. */
  changes_version: number | null
  /** When the clock publishes them. */
  changes_publish_at: string | null
}

/** The content types that have a table. */
export type ContentName = ContentTypeName & keyof Tables

export type ItemRow<Name extends ContentName> = Selectable<Tables[Name]> & Selectable<ContentTable>

/** Columns that the code of the shared draft alone writes. */
export const changesColumns = ['has_changes', 'changes_version', 'changes_publish_at'] as const
type ChangesFields = (typeof changesColumns)[number]

type SharedFields = Pick<Insertable<ContentTable>, 'family' | 'language' | 'title' | 'active'> &
  Partial<Schedule>
type OwnFields<Name extends ContentName> = Omit<Insertable<Tables[Name]>, keyof ContentTable>

/** The columns that the type's own code writes. */
export type ItemFields<Name extends ContentName> = OwnFields<Name> & SharedFields

/** Some of them. */
export type ItemChange<Name extends ContentName> =
  | Partial<SharedFields>
  | (Partial<OwnFields<Name>> & Partial<SharedFields>)

interface HasId {
  id: string
}

/** What a type does when an item is moved into the trash and brought back. */
export interface Besides<Row> {
  /** Before its row is deleted. */
  read(db: WriteTransaction, row: Row): Promise<unknown>
  /** Before its row comes back: what must be free, and the columns that differ then. */
  claim(db: WriteTransaction, row: Row, permalink: string | undefined): Promise<Partial<Row>>
  /** When its row is back. */
  write(db: WriteTransaction, row: Row, kept: unknown): Promise<void>
}

/** What the shared writes and lists need of a content type. */
export interface ContentType<Name extends ContentName, Item extends HasId = HasId> {
  name: Name
  /** The public sees an item of which all of these are true, from `publish_at` until `hide_at`. */
  visibleWhen: readonly ('active' | 'published')[]
  /** The columns of a list; absent: all. */
  listed?: readonly (string & keyof Tables[Name])[]
  /** What the responses have of a translation besides what every type has. */
  translationColumns?: readonly ('published' | 'permalink')[]
  /** What a translation says in its own language, and is compared with its source by. */
  texts(row: ItemRow<Name>): readonly TextField[]
  /** The text that is indexed for the search. */
  text(row: ItemRow<Name>): string
  /** The library files that an item refers to. */
  fileIds(db: WriteTransaction, row: ItemRow<Name>): Promise<readonly string[]> | readonly string[]
  /** The columns that hold JSON. */
  json?: readonly (string & keyof Tables[Name])[]
  /** Further columns that a new schedule changes. */
  whenScheduled?(row: ItemRow<Name>, schedule: Schedule, now: string): ItemChange<Name>
  /** The texts, by column, that name library files by their address. */
  addresses?(row: ItemRow<Name>): Readonly<Record<string, string>>
  /** What is stored of an item besides its row, such as its redirects; the trash keeps it. */
  besides?: Besides<ItemRow<Name>>
  /** The path of the page that shows the item to visitors. */
  page(row: ItemRow<Name>): string
  /** The item as responses have it, without its translations. */
  present(row: ItemRow<Name>): Item
}

/**
 * The store as seen by what all types share: Kysely cannot follow a table whose name is a type
 * parameter.
 */
export const itemsOf = (db: Database) => db.$extendTables<{ item: ContentTable }>()
export const tableOf = ({ name }: { name: ContentTypeName }) => name as string as 'item'

/** The fields of an item that every type has in its responses. */
export const presentCommon = (
  row: Omit<Selectable<ContentTable>, 'sort_title' | ChangesFields> &
    Partial<Pick<Selectable<ContentTable>, ChangesFields>>,
) => ({
  id: row.id,
  language: row.language,
  title: row.title,
  active: row.active,
  ...presentSchedule(row),
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  ...presentHasChanges(row),
})

/** That there are changes, and when the clock publishes them. */
export const presentHasChanges = (row: Partial<Pick<Selectable<ContentTable>, ChangesFields>>) => ({
  ...(row.has_changes && { changesVersion: row.changes_version ?? 0 }),
  ...(row.has_changes && row.changes_publish_at && { changesPublishAt: row.changes_publish_at }),
})

/** From when until when, where there is a bound. */
export const presentSchedule = ({ publish_at, hide_at }: Schedule) => ({
  ...(publish_at !== null && { publishAt: publish_at }),
  ...(hide_at !== null && { hideAt: hide_at }),
})
