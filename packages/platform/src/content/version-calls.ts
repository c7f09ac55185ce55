import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { byId, itemId } from '#src/rest/item.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { instant, storedLang } from '#src/rest/text.ts'
import type { ErrorCode } from '#src/rest/problem.ts'
import { storedOption } from '#src/rest/stored-option.ts'
import type { ContentTypeName } from './content-type-names.ts'
import { draftCalls } from './draft-calls.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'
import { storedPerson, storedTime, storedTitle } from '#src/rest/stored.ts'

/**
 * The action that made a version of an item. `earlier`: the version is older than the revisions.
 * `save-changes` and `discard-changes`: changes that a colleague saved over, or that were
 * discarded; visitors never saw them.
 */
export const revisionActions = [
  'create',
  'update',
  'publish',
  'activate',
  'deactivate',
  'restore',
  'untrash',
  'save-changes',
  'publish-changes',
  'discard-changes',
  'earlier',
] as const

const revision = z.strictObject({
  id: itemId,
  version: z.number().int(),
  at: storedTime,
  /** The name of the author; null for a command, or a deleted account. */
  who: storedPerson.nullable(),
  action: storedOption(revisionActions),
  /** The keys of the item that differ from the previous version. */
  changed: z.array(withExample(z.string(), 'title')),
})

const trashed = z.strictObject({
  id: itemId,
  title: storedTitle,
  language: storedLang,
  deletedAt: storedTime,
  who: storedPerson.nullable(),
  /** The time of permanent deletion. */
  purgedAt: storedTime,
})

const page = listQuery.omit({ search: true })
const trashQuery = listQuery.extend({
  /** Selects items whose permanent deletion is due before this time. */
  purgedBefore: instant.optional(),
})

/** The calls about revisions, the trash and autosaved drafts, for every type. */
export function versionCalls<
  const Name extends ContentTypeName,
  Item extends z.ZodType<{ id: string }>,
>(
  { name, itemName, item }: { name: Name; itemName: string; item: Item },
  taken: readonly ErrorCode[],
) {
  const read = { server: 'site', permission: `${name}:read` } as const
  const write = { server: 'site', permission: `${name}:write` } as const
  return {
    revisions: endpoint({
      ...read,
      method: 'GET',
      path: `/api/${name}/revisions/:id`,
      summary: `The versions of ${itemName}, newest first; at most 50, after which the oldest are merged`,
      params: byId,
      query: page,
      response: keyedById(revision),
      list: 'keyed',
    }),
    revision: endpoint({
      ...read,
      method: 'GET',
      path: `/api/${name}/revisions/:id/:revision`,
      summary: `${itemName.charAt(0).toUpperCase()}${itemName.slice(1)} in an earlier version`,
      params: z.strictObject({ id: itemId, revision: itemId }),
      response: item,
    }),
    restore: endpoint({
      ...write,
      method: 'POST',
      path: `/api/${name}/restore`,
      summary: `Restore an earlier version of ${itemName}; if it is public, as unpublished changes; visibility does not change`,
      body: z.strictObject({ id: itemId, revision: itemId, version: z.int32() }),
      response: item,
      errors: ['NOT_FOUND', 'STALE_VERSION'],
    }),
    trash: endpoint({
      ...write,
      method: 'GET',
      path: `/api/${name}/trash`,
      summary: `Items (${name}) deleted in the last 30 days, latest first; the search covers titles`,
      query: trashQuery,
      response: keyedById(trashed),
      list: 'keyed',
    }),
    untrash: endpoint({
      ...write,
      method: 'POST',
      path: `/api/${name}/untrash`,
      summary: `Restore ${itemName} from the trash; hidden if it was public`,
      body: z.strictObject({
        id: itemId,
        /** Replaces the item's own permalink, for types with separate pages. */
        permalink: withExample(z.string().max(200), exampleValues.permalink).optional(),
      }),
      response: item,
      errors: ['NOT_FOUND', ...taken],
    }),
    purge: endpoint({
      server: 'site',
      permission: 'trash:purge',
      method: 'DELETE',
      path: `/api/${name}/trash/:id`,
      summary: `Permanently delete ${itemName} from the trash, with its versions`,
      params: byId,
      response: byId,
    }),
    ...draftCalls({ name, itemName }),
  }
}

/** The calls of any type. */
export type VersionCalls<Item extends { id: string }> = ReturnType<
  typeof versionCalls<ContentTypeName, z.ZodType<Item>>
>

export type Revision = z.output<typeof revision>
export type RevisionAction = (typeof revisionActions)[number]
export type Trashed = z.output<typeof trashed>
