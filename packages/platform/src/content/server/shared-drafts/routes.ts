import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import type { changesCalls } from '#src/content/changes-calls.ts'
import type { ContentTypeName } from '#src/content/content-type-names.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import type { ContentName } from '../content-type.ts'
import { getItem } from '../lists/lists.ts'
import { presentItem } from '../translations/linked-translations.ts'
import { discardDraft } from './discard.ts'
import type { AnyChange, DraftedType } from './drafted-type.ts'
import { publishDraft } from './publish.ts'
import { saveDraft } from './save.ts'
import { scheduleDraft } from './schedule.ts'
import { getItemWithChanges } from './seen.ts'

interface Item {
  id: string
}

type Calls = ReturnType<typeof changesCalls<ContentTypeName, z.ZodType<Item>, z.ZodType>>

interface Deps<Name extends ContentName, Change> {
  api: Calls & { saveChanges: { body: z.ZodType<Change> } }
  drafted: DraftedType<Name, Change>
  write<T>(work: (db: WriteTransaction) => Promise<T>): Promise<T>
}

/** Registers the calls of the shared draft of a type. */
export function changesRoutes<Name extends ContentName, Change extends AnyChange>(
  app: FastifyInstance,
  platform: Platform,
  { api, drafted, write }: Deps<Name, Change>,
): void {
  const { store, clock } = platform
  const { type } = drafted
  platform.scheduledChanges?.add(type.name, (db, id) => publishDraft(db, drafted, { id }))

  route(app, platform, api.getChanges, async ({ params }) => {
    const row = await getItem(store.db, type, params.id)
    if (!row.has_changes) throw notFound()
    return presentItem(store.db, type, row)
  })

  route(app, platform, api.saveChanges, ({ body }) =>
    write(async (db) => {
      const { row, removed } = await saveDraft(db, clock, drafted, body)
      const item = await presentItem(db, type, row)
      return { ...item, ...(removed.length && { warnings: removed }) }
    }),
  )

  route(app, platform, api.publishChanges, ({ body }) =>
    write(async (db) => presentItem(db, type, await publishDraft(db, drafted, body))),
  )

  route(app, platform, api.scheduleChanges, ({ body }) =>
    write(async (db) => presentItem(db, type, await scheduleDraft(db, clock, type, body))),
  )

  route(app, platform, api.discardChanges, ({ params }) =>
    write(async (db) => {
      const before = await getItemWithChanges(db, type, params)
      if (!before.has_changes) throw notFound()
      return presentItem(db, type, await discardDraft(db, clock, type, before))
    }),
  )
}
