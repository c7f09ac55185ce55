import { z } from 'zod'
import { endpoint } from '#src/rest/endpoint.ts'
import { keyedById, listQuery } from '#src/rest/page.ts'
import { byId, itemId } from '#src/rest/item.ts'
import { withExample } from '#src/rest/example.ts'
import { storedTime } from '#src/rest/stored.ts'

const session = z.strictObject({
  id: itemId,
  createdAt: storedTime,
  /** Precise to five minutes. */
  seenAt: storedTime,
  /** Whether it is the caller's. */
  current: z.boolean(),
  /** Such as `Firefox on Linux`; null where it is unknown. */
  agent: withExample(z.string(), 'Firefox on Linux').nullable(),
})

const own = { server: 'account', permission: 'session' } as const

export const sessionsApi = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/sessions',
    summary: 'Your sessions, most recently used first',
    query: listQuery.omit({ search: true }),
    response: keyedById(session),
    list: 'keyed',
  }),
  end: endpoint({
    ...own,
    method: 'DELETE',
    path: '/sessions/id/:id',
    summary: 'End one of your sessions',
    params: byId,
    response: byId,
  }),
  endOthers: endpoint({
    ...own,
    method: 'POST',
    path: '/sessions/end-others',
    summary: 'End all of your sessions except this one',
    status: 204,
  }),
}

export type Session = z.output<typeof session>
