import { outboxEntry } from './factories.ts'
import type { TestProduct } from './product.ts'
import type { Calls } from './sample-call.ts'

/** What leaves the site, which administrators see and send again. */
export const outboxCalls = (site: () => TestProduct): Calls => ({
  'GET /api/outbox': { who: ['admin'] },
  'GET /api/outbox/status': { who: ['admin'] },
  'GET /api/outbox/id/:id': {
    who: ['admin'],
    send: async () => ({ params: { id: await outboxEntry(site(), 'sent') } }),
  },
  'PUT /api/outbox/retry': {
    who: ['admin'],
    send: async () => ({ body: { id: await outboxEntry(site(), 'failed') } }),
  },
  'PUT /api/outbox/retry-failed': { who: ['admin'] },
  'PUT /api/outbox/replay': {
    who: ['admin'],
    send: async () => ({ body: { id: await outboxEntry(site(), 'sent') } }),
  },
})
