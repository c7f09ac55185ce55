import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { hourly } from '#src/server/hourly.ts'
import { withoutAudit } from '#src/server/database/audit.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import type { versionCalls } from '#src/content/version-calls.ts'
import type { ContentName } from '../content-type.ts'
import { getItem } from '../lists/lists.ts'
import type { AnyChange, DraftedType } from '../shared-drafts/drafted-type.ts'
import { restoreItem } from '../shared-drafts/restore.ts'
import { deleteOldPresence } from '../presence/presence.ts'
import { presentItem } from '../translations/linked-translations.ts'
import { deleteOldDrafts, dropDraft, getDraft, keepDraft, listDrafts } from './drafts.ts'
import { listRevisions, rowAt } from './read-revisions.ts'
import { purgeItem, purgeOldItems, untrashItem } from './trash.ts'
import { listTrash } from './list-trash.ts'

interface Item {
  id: string
}

type Calls = ReturnType<typeof versionCalls<ContentTypeName, z.ZodType<Item>>>

interface Deps<Name extends ContentName, Change> {
  api: Calls
  drafted: DraftedType<Name, Change>
  write<T>(work: (db: WriteTransaction) => Promise<T>): Promise<T>
}

/** Registers the routes of the revisions, the trash and the working drafts of a type. */
export function versionRoutes<Name extends ContentName, Change extends AnyChange>(
  app: FastifyInstance,
  platform: Platform,
  { api: calls, drafted, write }: Deps<Name, Change>,
): void {
  const { store, clock } = platform
  const { type } = drafted
  const kind = type.name

  route(app, platform, calls.revisions, ({ params, query }) =>
    listRevisions(store.db, type, params.id, query),
  )

  route(app, platform, calls.revision, async ({ params }) =>
    presentItem(store.db, type, await rowAt(store.db, type, params.id, params.revision)),
  )

  route(app, platform, calls.restore, ({ body }) =>
    write(async (db) => {
      await restoreItem(db, clock, drafted, body)
      return presentItem(db, type, await getItem(db, type, body.id))
    }),
  )

  route(app, platform, calls.trash, ({ query }) => listTrash(store.db, kind, query))

  route(app, platform, calls.untrash, ({ body }) =>
    write(async (db) => presentItem(db, type, await untrashItem(db, clock, type, body))),
  )

  route(app, platform, calls.purge, ({ params }) => write((db) => purgeItem(db, kind, params.id)))

  route(app, platform, calls.drafts, (_, { actor }) =>
    listDrafts(store.db, { accountId: actor.id, kind }),
  )

  route(app, platform, calls.draft, ({ params }, { actor }) =>
    getDraft(store.db, { accountId: actor.id, kind }, params.id),
  )

  // The audit log omits autosaved drafts: only their owner sees them, and an editor sends one every
  // few seconds.
  route(app, platform, calls.keepDraft, ({ body }, { actor }) =>
    withoutAudit(() => write((db) => keepDraft(db, clock, { accountId: actor.id, kind }, body))),
  )

  route(app, platform, calls.dropDraft, ({ params }, { actor }) =>
    withoutAudit(() => write((db) => dropDraft(db, { accountId: actor.id, kind }, params.id))),
  )
}

/** Permanently deletes expired items of the trash and expired drafts every hour. */
export function expireVersions(app: FastifyInstance, platform: Platform): void {
  const failure = 'old items in the trash and old unsaved changes were not deleted'
  const expiry = hourly(platform, () => deleteExpired(platform), failure)
  app.addHook('onReady', expiry.start)
  app.addHook('onClose', expiry.stop)
}

export const deleteExpired = ({ store, clock }: Platform): Promise<void> =>
  store.write([], async (db) => {
    await purgeOldItems(db, clock)
    await deleteOldDrafts(db, clock)
    await deleteOldPresence(db, clock)
  })
