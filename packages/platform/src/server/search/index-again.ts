import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { advisoryLock } from '../database/advisory-lock.ts'
import type { WriteTransaction } from '../database/tables.ts'
import { hourly } from '../hourly.ts'
import type { Platform } from '../platform.ts'

/** What migrations have marked: its rows after `last_id` are in the index in an older spelling. */
interface OutdatedSearchTable {
  /** The table. */
  name: string
  last_id: string
}

declare module '../database/tables.ts' {
  interface Tables {
    outdated_search: OutdatedSearchTable
  }
}

/** Indexes a row as a write of it does, unless it is gone; for as long as this takes, nobody else writes it. */
export type IndexAgain = (db: WriteTransaction, id: string) => Promise<void>

/**
 * Indexes again what migrations have marked, a row in a transaction, so that nobody waits for it. Of
 * several servers each takes the next row; a server that starts goes on where the last one ended.
 */
export function indexAgain(
  app: FastifyInstance,
  platform: Platform,
  all: Readonly<Record<string, IndexAgain>>,
): void {
  let isClosing = false
  const work = hourly(
    platform,
    () => indexOutdated(platform, all, () => isClosing),
    'outdated search texts were not indexed',
  )
  app.addHook('onReady', work.start)
  app.addHook('onClose', async () => {
    isClosing = true
    await work.stop()
  })
}

export async function indexOutdated(
  { store }: Pick<Platform, 'store'>,
  all: Readonly<Record<string, IndexAgain>>,
  isClosing = () => false,
): Promise<void> {
  const outdated = await store.db.selectFrom('outdated_search').select('name').execute()
  for (const { name } of outdated) {
    const again = all[name]
    while (again && !isClosing() && (await store.write([], (db) => indexNext(db, name, again))));
  }
}

/** Whether there was one. */
async function indexNext(db: WriteTransaction, name: string, again: IndexAgain): Promise<boolean> {
  await advisoryLock(db, 'outdated_search')
  const outdated = await db
    .selectFrom('outdated_search')
    .select('last_id')
    .where('name', '=', name)
    .executeTakeFirst()
  if (!outdated) return false
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(name)}
    where id > ${outdated.last_id} order by id limit 1`.execute(db)
  const [next] = rows
  if (next) {
    await again(db, next.id)
    await db
      .updateTable('outdated_search')
      .set({ last_id: next.id })
      .where('name', '=', name)
      .execute()
  } else await db.deleteFrom('outdated_search').where('name', '=', name).execute()
  return next !== undefined
}
