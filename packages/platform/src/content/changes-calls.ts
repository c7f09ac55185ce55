import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'
import { byId, seenVersion } from '#src/rest/item.ts'
import type { ErrorCode } from '#src/rest/problem.ts'
import { storedPerson, storedTime } from '#src/rest/stored.ts'
import { instant } from '#src/rest/text.ts'
import type { ContentTypeName } from './content-type-names.ts'

const sharedDraft = {
  /** Counted on from the version of the item; what a save and a publication name as `version`. */
  version: z.number().int(),
  savedAt: storedTime,
  /** Null: a command, or an account that is gone. */
  savedBy: storedPerson.nullable(),
  /** When the clock publishes them. */
  publishAt: withExample(storedTime, exampleValues.laterTime).optional(),
  /** Why the clock could not publish them. */
  problem: withExample(z.string(), 'This permalink is taken.').optional(),
  /** The keys of the item that they change. */
  changed: z.array(withExample(z.string(), 'title')),
  /** Those of them that somebody has published since otherwise: the changes replace that as well. */
  replaces: z.array(withExample(z.string(), 'title')),
}

/**
 * The single item of a type. For staff it has its unpublished changes: the shared draft, which all see
 * who may edit the type, and no visitor.
 */
export const withChanges = <Shape extends z.ZodRawShape>(
  item: z.ZodObject<Shape, z.core.$strict>,
) =>
  item.extend({
    changes: z
      .strictObject({
        ...sharedDraft,
        /** As it would be. */
        item,
      })
      .optional(),
  })

interface Described<Name, Item, Change> {
  name: Name
  itemName: string
  item: Item
  change: Change
  errors: readonly ErrorCode[]
  bodyLimit?: number
}

/** The shared draft of a published item: the specified calls know nothing of it. */
export function changesCalls<
  const Name extends ContentTypeName,
  Item extends z.ZodType<{ id: string }>,
  Change extends z.ZodType,
>({ name, itemName, item, change, errors, bodyLimit }: Described<Name, Item, Change>) {
  const write = { server: 'site', permission: `${name}:write`, response: item } as const
  return {
    getChanges: endpoint({
      ...write,
      method: 'GET',
      path: `/api/${name}/changes/id/:id`,
      summary: `Read ${itemName} with its unpublished changes; 404 where it has none`,
      params: byId,
    }),
    saveChanges: endpoint({
      ...write,
      method: 'PUT',
      path: `/api/${name}/changes`,
      summary: `Save unpublished changes to ${itemName} that is public; all editors see them at once, visitors after publication`,
      body: change,
      errors: ['NOT_FOUND', 'STALE_VERSION', 'WRONG_STATE', ...errors],
      ...(bodyLimit && { bodyLimit }),
    }),
    publishChanges: endpoint({
      ...write,
      method: 'PUT',
      path: `/api/${name}/publish-changes`,
      summary: `Publish the changes to ${itemName}; without changes it stays as it is`,
      body: byId.extend({ version: seenVersion }),
      errors: ['NOT_FOUND', 'STALE_VERSION', ...errors],
    }),
    scheduleChanges: endpoint({
      ...write,
      method: 'PUT',
      path: `/api/${name}/schedule-changes`,
      summary: `Set or clear the publish time of the changes to ${itemName}`,
      body: byId.extend({
        version: seenVersion,
        /** To come. Null: by hand. */
        publishAt: instant.nullable(),
      }),
      errors: ['NOT_FOUND', 'STALE_VERSION'],
    }),
    discardChanges: endpoint({
      ...write,
      method: 'DELETE',
      path: `/api/${name}/changes/id/:id`,
      summary: `Discard the changes to ${itemName}; its history keeps them`,
      params: byId,
      errors: ['NOT_FOUND'],
    }),
  }
}

/** Of some type. */
export type ChangesCalls<Item extends { id: string }> = ReturnType<
  typeof changesCalls<ContentTypeName, z.ZodType<Item>, z.ZodType>
>
