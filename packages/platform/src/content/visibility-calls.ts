import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { withExample } from '#src/rest/example.ts'
import { byId } from '#src/rest/item.ts'
import { storedTime } from '#src/rest/stored.ts'
import type { ContentTypeName } from './content-type-names.ts'
import { scheduleFields } from './schedule-fields.ts'

const previewLink = z.strictObject({
  /** The address of the page, with the token. */
  url: withExample(z.string(), 'https://example.com/en/preview/Zm9ya2xpZnRz'),
  expiresAt: storedTime,
})

/** To show or hide an item, and from when until when. */
export const byIdWithSchedule = byId.extend(scheduleFields)

/** The calls that show, hide and preview an item. */
export function visibilityCalls<
  const Name extends ContentTypeName,
  Item extends z.ZodType<{ id: string }>,
>({ name, itemName, item }: { name: Name; itemName: string; item: Item }) {
  const write = { server: 'site', permission: `${name}:write` } as const
  return {
    activate: endpoint({
      ...write,
      method: 'PUT',
      path: `/api/${name}/activate`,
      summary: `Show ${itemName}, now or at a set time`,
      body: byIdWithSchedule,
      response: item,
      errors: ['NOT_FOUND'],
    }),
    preview: endpoint({
      ...write,
      method: 'POST',
      path: `/api/${name}/preview`,
      summary: `Create a preview link to ${itemName}, public or not, that works for 7 days`,
      body: byId,
      response: previewLink,
      status: 201,
      errors: ['NOT_FOUND'],
    }),
    endPreviews: endpoint({
      ...write,
      method: 'DELETE',
      path: `/api/${name}/preview/:id`,
      summary: `Revoke all preview links to ${itemName}`,
      params: byId,
      response: byId,
      errors: ['NOT_FOUND'],
    }),
    deactivate: endpoint({
      ...write,
      method: 'PUT',
      path: `/api/${name}/deactivate`,
      summary: `Hide ${itemName}`,
      body: byIdWithSchedule,
      response: item,
      errors: ['NOT_FOUND'],
    }),
  }
}
