import type { z } from 'zod'
import type { TableColumn } from '#src/admin/table/data-table.tsx'
import type { Lang } from '#src/i18n/locales.ts'
import type { Client } from '#src/rest/client.ts'
import type { Endpoint } from '#src/rest/endpoint.ts'
import type { BulkCalls } from '../bulk-calls.ts'
import type { Translations } from '../calls.ts'
import type { Approval, Comparison } from '../freshness-schemas.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import type { Changer, ContentCounts } from '../list-calls.ts'
import type { ChangesCalls } from '../changes-calls.ts'
import type { PresenceCalls } from '../presence-calls.ts'
import type { VersionCalls } from '../version-calls.ts'

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

/** A schema of fields, such as a body. */
export type Fields = z.ZodType & { shape: Readonly<Record<string, z.core.$ZodType>> }

interface ById {
  params: z.ZodType<{ id: string }, { id: string }>
}

/** A page of the site that shows an item. */
export interface ShownOn {
  path: string
  /** Absent: as long as the item is public. */
  while?: string
}

/** Null: without bound. */
export interface ScheduleChange {
  publishAt?: string | null | undefined
  hideAt?: string | null | undefined
}

interface FlagCall<Item> extends Endpoint {
  body: z.ZodType<
    { id: string } & ScheduleChange,
    { id: string; publishAt?: unknown; hideAt?: unknown }
  >
  response: z.ZodType<Item>
}

/** The calls of a type, as its contract describes them. */
export interface ContentApi<Row extends { id: string }, Item extends { id: string }>
  extends
    VersionCalls<Item>,
    PresenceCalls,
    BulkCalls<Row>,
    Omit<ChangesCalls<Item>, 'saveChanges'> {
  list: Endpoint & {
    list: 'keyed'
    query: Fields
    response: z.ZodType<Record<string, Row>>
  }
  counts: Endpoint & { query: z.ZodType; response: z.ZodType<ContentCounts> }
  changers: Endpoint & { response: z.ZodType<Changer[]> }
  get: Endpoint & ById & { response: z.ZodType<Item> }
  create: Endpoint & { body: Fields; response: z.ZodType<Item> }
  update: Endpoint & { body: Fields; response: z.ZodType<Item> }
  saveChanges: Endpoint & { body: Fields; response: z.ZodType<Item> }
  remove: Endpoint & ById & { response: z.ZodType<{ id: string }> }
  activate: FlagCall<Item>
  deactivate: FlagCall<Item>
  compare: Endpoint &
    ById & {
      query: z.ZodType<{ source?: string | undefined }, { source?: string | undefined }>
      response: z.ZodType<Comparison>
    }
  approve: Endpoint & { body: z.ZodType<Approval, Approval>; response: z.ZodType<Item> }
  preview: Endpoint & {
    body: z.ZodType<{ id: string }, { id: string }>
    response: z.ZodType<{ url: string; expiresAt: string }>
  }
  endPreviews: Endpoint & ById & { response: z.ZodType<{ id: string }> }
  /** The calls of types with drafts. */
  publish?: FlagCall<Item>
}

interface BaseField {
  label: string
  /** Places the field in the sidebar instead of below the title. */
  aside?: true
}

interface TextField extends BaseField {
  control: 'singleLine' | 'multiLine'
  hint?: string
  /** A translation copies the value, which reads the same in every language. */
  takenOver?: true
  /** The number of visible lines of a text area; absent: 6. */
  rows?: number
  /** The rich text whose first paragraph is offered while the field is empty. */
  proposedFrom?: string
}

/** The field uses the column of the content, below the title. */
interface RichTextField extends BaseField {
  control: 'richText'
}

interface TitleField extends BaseField {
  control: 'title'
  /** The permalink field that follows the title of a new item until the user edits it. */
  proposes?: string
}

interface PermalinkField<Item> extends BaseField {
  control: 'permalink'
  /** The consequence of a change, shown in place of the address. */
  hint?: (item: Item, permalink: string) => string | undefined
}

/** A file of the library: `file` stores its id, `address` its address or one of another site. */
interface FileField extends BaseField {
  control: 'file' | 'address'
  kind: 'image' | 'document' | 'video'
}

interface ChipsField extends BaseField {
  control: 'chips'
  /** The labels of the allowed values, the same in every language; absent: any word. */
  options?: Readonly<Record<string, string>>
  /** The label of a new value in the list of proposals. */
  newLabel?: string
  /** Fetches the values of other items in this language. */
  suggest?: (client: Client, language: Lang) => Promise<readonly string[]>
  /** Fetches the known names of one language's values in another language. */
  namesIn?: (client: Client, from: Lang, to: Lang) => Promise<Readonly<Record<string, string>>>
}

interface SelectField<Choice extends string> extends BaseField {
  control: 'select'
  options: Readonly<Record<Choice, string>>
}

interface EventField extends BaseField {
  control: 'event'
}

/** An instant, ISO, UTC; empty: none. The schedule's panel contains its control. */
interface TimeField extends BaseField {
  control: 'time'
}

interface LanguageField extends BaseField {
  control: 'language'
}

export type Field<Item> =
  | TextField
  | RichTextField
  | TitleField
  | PermalinkField<Item>
  | FileField
  | ChipsField
  | SelectField<string>
  | LanguageField
  | EventField
  | TimeField

/** The kinds of field that are possible for the type of a value. */
type FieldOf<Value, Item> = [NonNullable<Value>] extends [readonly string[]]
  ? ChipsField
  : [string] extends [Value]
    ? TextField | RichTextField | TitleField | PermalinkField<Item> | FileField
    : [Value] extends [Lang]
      ? LanguageField
      : [Value] extends [string]
        ? SelectField<Value>
        : [null] extends [Value]
          ? EventField
          : never

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

export const scheduleLabels = { publishAt: 'Publish on', hideAt: 'Hide on' } as const

/** The publish time and the hide time of an item of any type. */
const scheduleFields: readonly [keyof typeof scheduleLabels, TimeField][] = [
  ['publishAt', { control: 'time', label: scheduleLabels.publishAt }],
  ['hideAt', { control: 'time', label: scheduleLabels.hideAt }],
]

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
      ...scheduleFields,
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
