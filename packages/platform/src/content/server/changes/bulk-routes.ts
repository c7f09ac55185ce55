import type { FastifyInstance } from 'fastify'
import type { Endpoint } from '#src/rest/endpoint.ts'
import type { Clock } from '#src/server/clock.ts'
import { noteChanges } from '#src/server/database/audit.ts'
import type { WriteTransaction } from '#src/server/database/tables.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import type { Bulk, BulkCalls } from '#src/content/bulk-calls.ts'
import { runBulk } from './bulk.ts'
import type { ContentName, ContentType, ItemRow } from '../content-type.ts'
import { presentItems } from '../translations/linked-translations.ts'
import { changedFields } from '../versions/revision-changes.ts'
import { getTrashedItem, purgeItem, trashItem, untrashItem } from '../versions/trash.ts'
import { getItemForUpdate, lockContentType, setItemActive } from './writes.ts'

interface Item {
  id: string
}

/** A single action, as its own call does it. */
export interface BulkAction<Name extends ContentName> {
  call: Endpoint
  run(db: WriteTransaction, item: ItemRow<Name>, body: Bulk): Promise<ItemRow<Name>>
}

/** The actions that a type has besides those of every type. */
export type OwnBulkActions<Name extends ContentName> = Partial<
  Record<Bulk['action'], BulkAction<Name>>
>

interface Deps<Name extends ContentName> {
  api: BulkCalls<Item> &
    Record<'activate' | 'deactivate' | 'remove' | 'untrash' | 'purge', Endpoint>
  type: ContentType<Name>
  write<T>(work: (db: WriteTransaction) => Promise<T>): Promise<T>
  /** An item as the management list has it. */
  presentListed(row: ItemRow<Name>): Item
  ownActions: OwnBulkActions<Name>
}

/** Registers the actions on several items at once: each does what the call for one item does. */
export function bulkRoutes<Name extends ContentName>(
  app: FastifyInstance,
  platform: Platform,
  { api, type, write, presentListed, ownActions }: Deps<Name>,
): void {
  const { clock } = platform

  const actions: OwnBulkActions<Name> = {
    activate: {
      call: api.activate,
      run: (db, { id }) => setItemActive(db, clock, type, { id, active: true }),
    },
    deactivate: {
      call: api.deactivate,
      run: (db, { id }) => setItemActive(db, clock, type, { id, active: false }),
    },
    delete: {
      call: api.remove,
      async run(db, item) {
        await trashItem(db, clock, type, item.id)
        return item
      },
    },
    ...ownActions,
  }

  route(app, platform, api.bulk, ({ body }) =>
    write(async (db) => {
      await lockContentType(db, type)
      const { done, refused } = await runBulk(db, body.ids, stepOf(body))
      noteChanges(db, {}, { action: body.action })
      const rows = done.map(({ row }) => row)
      const found = { items: rows, total: rows.length }
      const { items } = await presentItems(db, type, found, {
        present: presentListed,
        audience: 'staff',
      })
      return {
        done: items.map((item, at) => {
          const changed = done[at]?.changed
          return { item, ...(changed && { changed }) }
        }),
        refused,
      }
    }),
  )

  route(app, platform, api.purgeMany, ({ body }) =>
    write(async (db) => {
      const run = (_: WriteTransaction, id: string) => purgeItem(db, type.name, id)
      const { done, refused } = await runBulk(db, body.ids, { call: api.purge, run })
      return { done: done.map(({ id }) => id), refused }
    }),
  )

  function stepOf(body: Bulk) {
    const { action, versions = {} } = body
    if (action === 'untrash') return { call: api.untrash, run: restoreTrashed(clock, type) }
    const single = actions[action]
    if (!single) throw new HttpError('WRONG_STATE')
    return {
      call: single.call,
      async run(db: WriteTransaction, id: string): Promise<Done<Name>> {
        const version = versions[id]
        const seen = { id, ...(version !== undefined && { version }) }
        return { row: await single.run(db, await getItemForUpdate(db, type, seen), body) }
      },
    }
  }
}

/** Under the free permalink that is proposed where another item has its own. */
const restoreTrashed =
  <Name extends ContentName>(clock: Clock, type: ContentType<Name>) =>
  async (db: WriteTransaction, id: string): Promise<Done<Name>> => {
    const { item } = await getTrashedItem(db, type, id)
    const row = await untrashItem(db, clock, type, { id }).catch((error: unknown) => {
      const permalink = error instanceof HttpError ? error.extra.proposal : undefined
      if (permalink === undefined) throw error
      return untrashItem(db, clock, type, { id, permalink })
    })
    return { row, changed: changedFields(type, item, row) }
  }

interface Done<Name extends ContentName> {
  row: ItemRow<Name>
  changed?: string[]
}
