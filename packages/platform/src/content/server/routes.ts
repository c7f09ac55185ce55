import type { FastifyInstance } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Paginated } from '#src/rest/page.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { auditRead } from '#src/server/database/audit.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { endPreviews } from '#src/site/server/preview.ts'
import type { contentCalls } from '../calls.ts'
import type { ContentFilters, contentQuery } from '../list-calls.ts'
import type { ContentTypeName } from '../content-type-names.ts'
import type { Status } from '../status.ts'
import type { ContentName, ContentType, ItemRow } from './content-type.ts'
import { changesRoutes } from './shared-drafts/routes.ts'
import type { AnyChange, DraftedChange } from './shared-drafts/drafted-type.ts'
import { bulkRoutes, type OwnBulkActions } from './changes/bulk-routes.ts'
import { listChangers } from './changes/changers.ts'
import { approveItem, compareItem } from './versions/comparison.ts'
import { countManaged } from './lists/counts.ts'
import { presentItem } from './translations/linked-translations.ts'
import { getItem } from './lists/lists.ts'
import { presenceRoutes } from './presence/presence-routes.ts'
import { previewLink } from './publishing/preview-link.ts'
import type { ScheduleInput } from './publishing/schedule.ts'
import { trashItem } from './versions/trash.ts'
import { versionRoutes } from './versions/version-routes.ts'
import { viewingOf } from './lists/visibility.ts'
import { setItemActive } from './changes/writes.ts'

interface Item {
  id: string
}

/** The query of the lists of all types; some types have drafts. */
type ListQuery = Omit<z.output<typeof contentQuery>, 'state'> & { state?: Status | undefined }

type Calls = ReturnType<
  typeof contentCalls<
    ContentTypeName,
    z.ZodType<Item>,
    z.ZodType<Item>,
    z.ZodType,
    z.ZodType,
    z.ZodType<ListQuery>,
    z.ZodType<ContentFilters>
  >
>

interface Deps<Name extends ContentName, Input, Change, Query, Filters> {
  api: Calls & {
    list: { query: z.ZodType<Query> }
    counts: { query: z.ZodType<Filters> }
    create: { body: z.ZodType<Input> & { shape: object } }
    update: { body: z.ZodType<Change> }
    saveChanges: { body: z.ZodType<Change> }
  }
  type: ContentType<Name>
  list(query: Query): Promise<Paginated<Item>>
  /** Returns an item in the form of the list. */
  presentListed(row: ItemRow<Name>): Item
  /** The conditions of the filters that only this type has. */
  where?(filters: Filters): readonly RawBuilder<boolean>[]
  /** Returns the new item in the form of the response. */
  create(db: WriteTransaction, input: Input): Promise<Item>
  update(db: WriteTransaction, change: Change): Promise<Item>
  /** Checks a change as `update` does, and writes nothing. */
  draft(db: WriteTransaction, change: Change, before: ItemRow<Name>): Promise<DraftedChange<Name>>
  /** The actions on several items that only this type has. */
  bulkActions?: OwnBulkActions<Name>
}

/**
 * Registers the management routes that every content type has; returns the function that writes the
 * type.
 */
export function contentRoutes<
  Name extends ContentName,
  Input,
  Change extends AnyChange,
  Query,
  Filters,
>(app: FastifyInstance, platform: Platform, deps: Deps<Name, Input, Change, Query, Filters>) {
  const { api, type, list, where, create, update, draft, presentListed, bulkActions = {} } = deps
  const { store, clock } = platform
  const calls: Calls = api
  // Each write adds the topics of the public content that it changes.
  const write = <T>(work: (db: WriteTransaction) => Promise<T>) => store.write([], work)

  route(app, platform, calls.list, ({ query }) => list(query as Query))

  route(app, platform, calls.counts, ({ query }) =>
    countManaged(store, type, query, {
      viewing: viewingOf(platform),
      where: where?.(query as Filters) ?? [],
    }),
  )

  route(app, platform, calls.changers, () => listChangers(store, [type]))

  route(app, platform, calls.get, async ({ params }) =>
    presentItem(store.db, type, await getItem(store.db, type, params.id)),
  )

  route(app, platform, calls.create, ({ body }) => write((db) => create(db, body as Input)))

  route(app, platform, calls.update, ({ body }) => write((db) => update(db, body as Change)))

  route(app, platform, calls.remove, ({ params }) =>
    write((db) => trashItem(db, clock, type, params.id)),
  )

  const setActive = (body: { id: string } & ScheduleInput, active: boolean) =>
    write(async (db) =>
      presentItem(db, type, await setItemActive(db, clock, type, { ...body, active })),
    )
  route(app, platform, calls.activate, ({ body }) => setActive(body, true))
  route(app, platform, calls.deactivate, ({ body }) => setActive(body, false))

  route(app, platform, calls.compare, ({ params, query }) =>
    compareItem(store.db, type, params.id, query.source),
  )

  route(app, platform, calls.approve, ({ body }) =>
    write(async (db) => presentItem(db, type, await approveItem(db, type, body))),
  )

  route(app, platform, calls.preview, async ({ body }) => {
    const row = await getItem(store.db, type, body.id)
    // The link shows unpublished content to anybody who has it.
    await auditRead(store)
    return previewLink(app, platform, type, row)
  })

  route(app, platform, calls.endPreviews, ({ params: { id } }) =>
    write(async (db) => {
      await getItem(db, type, id)
      await endPreviews(db, { type: type.name, id })
      return { id }
    }),
  )

  const drafted = { type, api, draft, update }
  changesRoutes(app, platform, { api, drafted, write })

  presenceRoutes(app, platform, { calls, type })

  versionRoutes(app, platform, { api, drafted, write })

  bulkRoutes(app, platform, { api: calls, type, write, presentListed, ownActions: bulkActions })

  return write
}
