import type { z } from 'zod'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import type { Lang } from '#src/i18n/locales.ts'
import type { Client } from '#src/rest/client.ts'
import type { Translations } from '../calls.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import { type Field, type FieldOf, scheduleFields } from './field-types.ts'
import type { ContentApi } from './content-api.ts'

/** The fields that a list has of every item of any type. */
export interface ContentRow {
  id: string
  language: Lang
  title: string
  active: boolean
  counterparts: Translations
  /** The id of the translation's source, and the number of outdated blocks. */
  madeFrom?: string
  behind?: number
  version: number
  createdAt: string
  updatedAt: string
  /** Absent where a type has no drafts: every active item is then public. */
  published?: boolean
  publishedAt?: string | null
  /** The publish time and the hide time. */
  publishAt?: string
  hideAt?: string
  /** The version of the unpublished changes, if any. */
  changesVersion?: number
  /** The scheduled time of their publication. */
  changesPublishAt?: string
  /** The unpublished changes of a single item. */
  changes?: Changes
}

/** The shared draft of an item. */
export interface Changes {
  version: number
  savedAt: string
  savedBy: string | null
  /** The scheduled time of publication, and the reason of a failed one. */
  publishAt?: string
  problem?: string
  /** The keys of the changes, and those that a colleague has published since. */
  changed: readonly string[]
  replaces: readonly string[]
  /** The item with the changes. */
  item: ContentRow
  /** The published item, while the form contains the draft. */
  live?: ContentRow
}

/** A page of the site that shows an item. */
export interface ShownOn {
  path: string
  /** Absent: as long as the item is public. */
  while?: string
}

/** The texts and columns of a type for the shared list and editor. */
interface ScreenOptions<Row> {
  /** The title of its list. */
  title: string
  /** The names of one item and of several. */
  singular: string
  plural: string
  search: {
    label: string
    /** The field names for the empty state of a search. */
    searchedFields: string
  }
  /** The columns of the list, besides the columns of every type. */
  columns: readonly TableColumn<Row>[]
  /** Returns the item's public URL; absent: the type has no pages. */
  addressOf?: (row: Row) => string
  /** The screen that lists the categories. */
  categoriesPage?: '/news/categories'
  /** Fetches the categories of all items, or of one language; absent: it has none. */
  categories?: (client: Client, language: Lang | undefined) => Promise<readonly string[]>
  /** The pages of the site that show a public item, its own page first. */
  pagesOf: (row: Row) => readonly ShownOn[]
  /** Describes the effect of a hidden item on visitors of its translations. */
  withoutIt?: (row: Row) => string
  /** Saving clears the form's state, as the specification says of news. */
  saveClosesForm?: true
}

export interface ContentType<Row extends ContentRow, Item extends Row> extends ScreenOptions<Row> {
  name: ContentTypeName
  api: ContentApi<Row, Item>
  fields: ReadonlyMap<string, Field<Item>>
}

interface ContentTypeDeclaration<
  Row extends { id: string },
  Item extends { id: string },
  Values,
> extends ScreenOptions<Row> {
  name: ContentTypeName
  api: ContentApi<Row, Item> & { create: { body: z.ZodType<Values> } }
  /** The fields by key, in the order of the form. A PUT keeps the values of other keys. */
  fields: { readonly [Key in keyof Values]?: FieldOf<Values[Key], Item> }
}

/** Declares a content type for the back office, which derives its list, editor and actions. */
export function defineContentType<Row extends ContentRow, Item extends Row, Values>({
  fields,
  ...rest
}: ContentTypeDeclaration<Row, Item, Values>): ContentType<Row, Item> {
  const entries = Object.entries<Field<Item> | undefined>(fields)
  return {
    ...rest,
    fields: new Map([
      ...entries.flatMap(([key, field]): [string, Field<Item>][] => (field ? [[key, field]] : [])),
      ...scheduleFields(hasDrafts(rest)),
    ]),
  }
}

interface AnyType {
  api: { publish?: object }
}

/** Whether a new item is a draft until it is published; otherwise hidden until it is shown. */
export const hasDrafts = ({ api }: AnyType): boolean => api.publish !== undefined

/** The step that makes a new item public. */
export const publishAction = (type: AnyType) => (hasDrafts(type) ? 'publish' : 'activate')

/** Stands for the id in the address of an item that is not stored yet. */
export const newItemId = 'new'
