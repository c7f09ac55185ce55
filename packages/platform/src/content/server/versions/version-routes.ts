import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { hourly } from '#src/server/hourly.ts'
import { withoutAudit } from '#src/server/database/audit.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { parse } from '#src/server/http/parse.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import type { versionCalls } from '#src/content/version-calls.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import { deleteOldPresence } from '../presence/presence.ts'
import { presentItem } from '../translations/counterparts.ts'
import { deleteOldDrafts, dropDraft, getDraft, keepDraft, listDrafts } from './drafts.ts'
import { listRevisions, rowAt } from './revisions.ts'
import { listTrash, purgeItem, purgeOldItems, untrashItem } from './trash.ts'
import { getItemForUpdate } from '../changes/writes.ts'

interface Item {
  id: string
}

type Calls = ReturnType<typeof versionCalls<ContentTypeName, z.ZodType<Item>>>

interface Deps<Name extends ContentName, Change> {
  api: Calls & {
    create: { body: { shape: object } }
    update: { body: z.ZodType<Change> }
  }
  type: ContentType<Name>
  write<T>(work: (db: WriteTransaction) => Promise<T>): Promise<T>
  update(db: WriteTransaction, change: Change): Promise<Item>
}

/** Registers the routes of the revisions, the trash and the working drafts of a type. */
export function versionRoutes<Name extends ContentName, Change>(
  app: FastifyInstance,
  platform: Platform,
  { api, type, write, update }: Deps<Name, Change>,
): void {
  const { store, clock } = platform
  const calls: Calls = api
  const kind = type.name

  route(app, platform, calls.revisions, ({ params, query }) =>
    listRevisions(store.db, type, params.id, query),
  )

  route(app, platform, calls.revision, async ({ params }) =>
    presentItem(store.db, type, await rowAt(store.db, type, params.id, params.revision)),
  )

  route(app, platform, calls.restore, ({ body }) =>
    write(async (db) => {
      const now = await getItemForUpdate(db, type, body)
      const then = await rowAt(db, type, body.id, body.revision)
      const change = (row: ItemRow<Name>) => parse(api.update.body, changeTo(api, type, row, now))
      return update(db, change(then)).catch((error: unknown) => {
        if (!isPermalinkTaken(error)) throw error
        return update(
          db,
          change({ ...then, ...('permalink' in now && { permalink: now.permalink }) }),
        )
      })
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

  // Not in the audit log: nobody else sees them, and an editor sends one every few seconds.
  route(app, platform, calls.keepDraft, ({ body }, { actor }) =>
    withoutAudit(() => write((db) => keepDraft(db, clock, { accountId: actor.id, kind }, body))),
  )

  route(app, platform, calls.dropDraft, ({ params }, { actor }) =>
    withoutAudit(() => write((db) => dropDraft(db, { accountId: actor.id, kind }, params.id))),
  )
}

/** Deletes for good what has been in the trash, or unsaved, for long enough; every hour. */
export function expireVersions(app: FastifyInstance, platform: Platform): void {
  const failure = 'old items of the trash and old drafts were not deleted'
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

/** Where an item is tied to, and when it is shown, is not what it says. */
const untouched: ReadonlySet<string> = new Set(['counterpartOf', 'publishAt', 'hideAt'])

/** The body that makes the item say what this row says; what it did not have then is cleared. */
function changeTo<Name extends ContentName>(
  { create }: { create: { body: { shape: object } } },
  type: ContentType<Name>,
  row: ItemRow<Name>,
  { id, version }: { id: string; version: number },
): object {
  const values = new Map<string, unknown>(Object.entries(type.present(row)))
  const keys = Object.keys(create.body.shape).filter((key) => !untouched.has(key))
  const fields = keys.map((key) => [key, values.get(key) ?? null] as const)
  return { ...Object.fromEntries(fields), id, version }
}

const isPermalinkTaken = (error: unknown): boolean =>
  error instanceof HttpError && error.errorCode === 'PERMALINK_TAKEN'
