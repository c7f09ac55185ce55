import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { withExample } from '#src/rest/example.ts'
import { byId, itemId } from '#src/rest/item.ts'
import { storedPerson, storedTime } from '#src/rest/stored.ts'
import type { ContentTypeName } from './content-type-names.ts'

/** An editor reports once in so many seconds. */
export const presentEvery = 15

/** A silent editor expires after so many seconds. */
export const presentFor = 40

/** Made by each editor that is open, on whichever device. */
const editorId = withExample(
  z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9-]+$/, 'must contain only letters, digits and hyphens'),
  'a5f0c1',
)

const present = z.strictObject({
  /** As staff see their colleagues. */
  name: storedPerson,
  /** The caller’s own account, in another window or on another device. */
  isOwn: z.boolean(),
  /** When it was opened. */
  since: storedTime,
  /** Until it expires, unless its editor reports again. */
  secondsLeft: withExample(z.number().int(), presentFor),
})

const others = z.strictObject({ others: z.array(present) })

interface Described {
  name: ContentTypeName
  itemName: string
}

/** The open editors of an item; only accounts that may change the item send and see them. */
export function presenceCalls<const Name extends ContentTypeName>({
  name,
  itemName,
}: Described & { name: Name }) {
  const write = { server: 'site', permission: `${name}:write` } as const
  return {
    present: endpoint({
      ...write,
      method: 'PUT',
      path: `/api/${name}/presence`,
      summary: `Report that ${itemName} is open in an editor; returns the other open editors; expires after ${presentFor} seconds`,
      body: z.strictObject({ id: itemId, editor: editorId }),
      response: others,
      errors: ['NOT_FOUND'],
    }),
    leave: endpoint({
      ...write,
      method: 'DELETE',
      path: `/api/${name}/presence/:id/:editor`,
      summary: `Report that an editor of ${itemName} has been closed`,
      params: byId.extend({ editor: editorId }),
      response: byId,
    }),
  }
}

/** Of some type. */
export type PresenceCalls = ReturnType<typeof presenceCalls<ContentTypeName>>

export type Present = z.output<typeof present>
