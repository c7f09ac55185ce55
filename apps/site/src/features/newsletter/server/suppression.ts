import { createHmac } from 'node:crypto'
import { emailKey } from '@repo/platform/rest/email.ts'
import { timestamp, type Clock } from '@repo/platform/server/clock.ts'
import type { Config } from '@repo/platform/server/config.ts'
import type { Database, WriteTransaction } from '@repo/platform/server/database/tables.ts'
import { secretKey } from '@repo/platform/server/secret-key.ts'

interface Deps {
  config: Config
  clock: Clock
}

/** Keyed, so that nobody can test addresses against the database without `SECRET_KEY`. */
async function hashOf(db: WriteTransaction, config: Config, email: string): Promise<string> {
  const key = await secretKey(config, db)
  return createHmac('sha256', key)
    .update(`suppressed address ${emailKey(email)}`)
    .digest('hex')
}

/** From now on the address gets no newsletter; only its keyed hash is stored. */
export async function suppress(
  db: WriteTransaction,
  { config, clock }: Deps,
  email: string,
): Promise<void> {
  await db
    .insertInto('suppressed_address')
    .values({ hash: await hashOf(db, config, email), created_at: timestamp(clock) })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute()
}

export async function isSuppressed(
  db: WriteTransaction,
  config: Config,
  email: string,
): Promise<boolean> {
  const hash = await hashOf(db, config, email)
  const found = db.selectFrom('suppressed_address').select('hash').where('hash', '=', hash)
  return (await found.executeTakeFirst()) !== undefined
}

/** Lets the address subscribe again; false where it was not suppressed. */
export async function unsuppress(
  db: WriteTransaction,
  config: Config,
  email: string,
): Promise<boolean> {
  const hash = await hashOf(db, config, email)
  const { numDeletedRows } = await db
    .deleteFrom('suppressed_address')
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

export async function countSuppressed(db: Database): Promise<number> {
  const counted = db.selectFrom('suppressed_address').select((eb) => eb.fn.countAll().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}
