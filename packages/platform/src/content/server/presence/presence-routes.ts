import type { FastifyInstance } from 'fastify'
import type { PresenceCalls } from '#src/content/presence-calls.ts'
import { withoutAudit } from '#src/server/database/audit.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { itemsOf, tableOf, type ContentName, type ContentType } from '../content-type.ts'
import { endPresence, listPresent, notePresence } from './presence.ts'

/**
 * Registers the calls of presence. They change nothing on pages or in lists, so they have no topic, no
 * revision and no audit entry.
 */
export function presenceRoutes<Name extends ContentName>(
  app: FastifyInstance,
  platform: Platform,
  { calls, type }: { calls: PresenceCalls; type: ContentType<Name> },
): void {
  const { store, clock } = platform
  const kind = type.name

  async function expectItem(id: string): Promise<void> {
    const items = itemsOf(store.db).selectFrom(tableOf(type)).select('id')
    if (!(await items.where('id', '=', id).executeTakeFirst())) throw notFound()
  }

  route(app, platform, calls.present, async ({ body }, { actor }) => {
    const open = { ...body, kind, accountId: actor.id }
    await expectItem(body.id)
    await withoutAudit(() => store.write([], (db) => notePresence(db, clock, open)))
    return { others: await listPresent(store.db, clock, open) }
  })

  route(app, platform, calls.leave, ({ params }, { actor }) =>
    withoutAudit(() =>
      store.write([], (db) => endPresence(db, { ...params, kind, accountId: actor.id })),
    ),
  )
}
