import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { byId, itemId } from '#src/rest/item.ts'

const session = z.strictObject({
  id: itemId,
  createdAt: z.string(),
  /** Precise to five minutes. */
  seenAt: z.string(),
  /** Whether it is the caller's. */
  current: z.boolean(),
  /** Such as `Firefox on Linux`; null where it is unknown. */
  agent: z.string().nullable(),
})

const own = { server: 'account', permission: 'session' } as const

export const sessionsApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/sessions',
    summary: 'Your own sessions, last seen first',
    query: listQuery.omit({ search: true }),
    response: keyedById(session),
    list: 'keyed',
  }),
  end: endpoint({
    ...own,
    method: 'DELETE',
    path: '/sessions/id/:id',
    summary: 'End one of your own sessions',
    params: byId,
    response: byId,
  }),
  endOthers: endpoint({
    ...own,
    method: 'POST',
    path: '/sessions/end-others',
    summary: 'End all of your own sessions but this one',
    status: 204,
  }),
}

export type Session = z.output<typeof session>
