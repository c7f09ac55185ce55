import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { exampleValues, withExample } from '#src/rest/example.ts'
import { keyedById } from '#src/rest/page.ts'
import { storedTime, storedTitle } from '#src/rest/stored.ts'
import type { ContentTypeName } from './content-type-names.ts'

/** The id of an item, or `new-` and an id that the caller has made for an unsaved item. */
const draftId = withExample(
  z
    .string()
    .max(80)
    .regex(/^[A-Za-z0-9-]+$/, 'must be an id, or `new-` followed by an id'),
  exampleValues.id,
)

/** Each open editor makes its own id, on any device. */
const editorId = withExample(z.string().max(64), 'a5f0c1')

const draftFields = {
  id: draftId,
  /** The version of the item that the draft changes; null: a new item. */
  baseVersion: z.int32().nullable(),
}

const draftSummary = z.strictObject({
  ...draftFields,
  /** The editor that wrote the draft; empty: it did not identify itself. */
  editor: withExample(z.string(), 'a5f0c1'),
  title: storedTitle,
  savedAt: storedTime,
})

const draft = draftSummary.extend({
  /** The values as they are on the screen, valid or not. */
  values: withExample(z.record(z.string().max(80), z.unknown()), { title: exampleValues.title }),
})

/** The most autosaved drafts of an account, of all types together. */
export const mostDrafts = 200

const draftBytes = 500 * 1_024

/** The calls about autosaved drafts, for every type. */
export function draftCalls<const Name extends ContentTypeName>({
  name,
  itemName,
}: {
  name: Name
  itemName: string
}) {
  const write = { server: 'site', permission: `${name}:write` } as const
  return {
    drafts: endpoint({
      ...write,
      method: 'GET',
      path: `/api/${name}/draft`,
      summary: `Your unsaved changes to ${name}, latest change first, without items in the trash`,
      response: keyedById(draftSummary),
    }),
    draft: endpoint({
      ...write,
      method: 'GET',
      path: `/api/${name}/draft/id/:id`,
      summary: `Your unsaved changes to ${itemName}`,
      params: z.strictObject({ id: draftId }),
      response: draft,
    }),
    keepDraft: endpoint({
      ...write,
      method: 'PUT',
      path: `/api/${name}/draft`,
      summary: `Autosave unsaved changes to ${itemName} for 90 days, at most ${mostDrafts} sets for all types; only you can see them`,
      body: z.strictObject({
        ...draftFields,
        values: draft.shape.values,
        /** If present, the call does not overwrite the draft of another editor… */
        editor: editorId.optional(),
        /** …except the draft of this editor. */
        replaces: editorId.optional(),
      }),
      response: draftSummary,
      errors: ['STALE_VERSION'],
      bodyLimit: draftBytes,
    }),
    dropDraft: endpoint({
      ...write,
      method: 'DELETE',
      path: `/api/${name}/draft/id/:id`,
      summary: `Discard your unsaved changes to ${itemName}`,
      params: z.strictObject({ id: draftId }),
      response: z.strictObject({ id: draftId }),
    }),
  }
}

export type DraftSummary = z.output<typeof draftSummary>
export type ServerDraft = z.output<typeof draft>
