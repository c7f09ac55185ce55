import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import type { ErrorCode } from '#src/rest/problem.ts'
import { byLang } from '#src/i18n/locales.ts'
import { bulkCalls, type BulkBody } from './bulk-calls.ts'
import type { ContentTypeName } from './content-type-names.ts'
import { freshnessCalls } from './freshness-calls.ts'
import { multiLine, optional, singleLine, storedLang } from '#src/rest/text.ts'
import { byId, itemId, seenVersion } from '#src/rest/item.ts'
import { listCalls } from './list-calls.ts'
import { changesCalls } from './changes-calls.ts'
import { presenceCalls } from './presence-calls.ts'
import { versionCalls } from './version-calls.ts'
import { visibilityCalls } from './visibility-calls.ts'
import { maxLength } from '#src/rest/lengths.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'
import { storedPermalink, storedTime, storedTitle } from '#src/rest/stored.ts'

/** From when until when visitors see an item (ISO times, UTC); absent: without bound. */
const schedule = {
  publishAt: storedTime.optional(),
  hideAt: withExample(storedTime, exampleValues.laterTime).optional(),
}

/** For staff, where an item has unpublished changes: their version, and when the clock publishes them. */
const hasChanges = {
  changesVersion: z.number().int().optional(),
  changesPublishAt: storedTime.optional(),
}

const translation = z.strictObject({
  id: itemId,
  title: storedTitle,
  /** Of types with drafts. */
  published: z.boolean().optional(),
  active: z.boolean(),
  /** Of types with a page of their own. */
  permalink: storedPermalink.optional(),
  ...schedule,
  /** For staff: the translation that it was made from. */
  madeFrom: itemId.optional(),
  /** For staff, where it is outdated: by how many blocks of that. */
  behind: z.number().int().optional(),
  ...hasChanges,
})

/** The same item in other languages, by language; no record, since Zod takes almost twice as long over one. */
export const counterparts = z.strictObject(byLang(() => translation.optional()))

/** The fields of an item of any type. */
export const itemFields = {
  id: itemId,
  language: storedLang,
  title: storedTitle,
  active: z.boolean(),
  ...schedule,
  version: z.number().int(),
  createdAt: storedTime,
  updatedAt: storedTime,
  /** In public calls those that are visible. */
  counterparts,
  /** For staff: the translation that it was made from. */
  madeFrom: itemId.optional(),
  /** For staff: how many blocks of that have changed, been added or removed since it was approved. */
  behind: z.number().int().optional(),
  ...hasChanges,
}

/** Schemas of fields that several types have. */
export const title = withExample(singleLine(1, maxLength.title), exampleValues.title)
export const description = withExample(
  optional(multiLine(maxLength.description)).transform((text) => text ?? ''),
  exampleValues.description,
)

/**
 * An item in another language whose group this one joins. Null or empty: it leaves its group.
 * Absent: it stays where it is, unless its language changes.
 */
export const counterpartOf = z
  .preprocess((id) => (id === '' ? null : id), itemId.nullable())
  .optional()

/** The fields of a PUT besides those of a POST. */
export const changeFields = {
  id: itemId,
  version: seenVersion,
}

interface Described<Name, Item, Listed, Input, Change, Query, Filters> {
  name: Name
  /** Name of one item with its article, such as `a document`. */
  itemName: string
  item: Item
  /** An item in the management list. */
  listed: Listed
  input: Input
  change: Change
  query: Query
  /** What of the query the counts of the list are within. */
  filters: Filters
  /** The body of the bulk actions, where the type has some of its own. */
  bulk?: BulkBody
  /** Error codes of POST and PUT beyond those that every type has. */
  errors?: readonly ErrorCode[]
  /** Bytes; 64 KiB where absent. */
  bodyLimit?: number
}

/** The management calls that every content type has. */
export function contentCalls<
  const Name extends ContentTypeName,
  Item extends z.ZodType<{ id: string }>,
  Listed extends z.ZodType<{ id: string }>,
  Input extends z.ZodType,
  Change extends z.ZodType,
  Query extends z.ZodType,
  Filters extends z.ZodType,
>(type: Described<Name, Item, Listed, Input, Change, Query, Filters>) {
  const { name, itemName, item, listed, input, change, query, filters, errors = [] } = type
  const read = { server: 'site', method: 'GET', permission: `${name}:read` } as const
  const write = { server: 'site', permission: `${name}:write` } as const
  const store = { ...write, response: item, ...(type.bodyLimit && { bodyLimit: type.bodyLimit }) }
  const taken: readonly ErrorCode[] = ['LANGUAGE_TAKEN', ...errors]
  return {
    ...listCalls({ name, itemName, listed, query, filters }),
    ...bulkCalls({ name, itemName, listed, body: type.bulk }),
    get: endpoint({
      ...read,
      path: `/api/${name}/id/:id`,
      summary: `Read ${itemName}`,
      params: byId,
      response: item,
    }),
    create: endpoint({
      ...store,
      method: 'POST',
      path: `/api/${name}`,
      summary: `Create ${itemName}`,
      body: input,
      status: 201,
      errors: taken,
    }),
    update: endpoint({
      ...store,
      method: 'PUT',
      path: `/api/${name}`,
      summary: `Replace the fields of ${itemName}`,
      body: change,
      errors: ['NOT_FOUND', 'STALE_VERSION', ...taken],
    }),
    remove: endpoint({
      ...write,
      method: 'DELETE',
      path: `/api/${name}/delete/id/:id`,
      summary: `Delete ${itemName}`,
      params: byId,
      response: byId,
    }),
    ...visibilityCalls({ name, itemName, item }),
    ...freshnessCalls({ name, itemName, item }),
    ...changesCalls({ ...type, errors: taken }),
    ...versionCalls({ name, itemName, item }, errors),
    ...presenceCalls({ name, itemName }),
  }
}

export type Translation = z.output<typeof translation>
export type Translations = z.output<typeof itemFields.counterparts>
