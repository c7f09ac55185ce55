import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, json } = typesOf(db)

  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('role', 'text', (c) => c.notNull())
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('date_locale', 'text', (c) => c.notNull())
    .addColumn('created_at', time, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('session')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('created_at', time, (c) => c.notNull())
    .addColumn('seen_at', time, (c) => c.notNull())
    .execute()
  await db.schema.createIndex('session_account').on('session').column('account_id').execute()

  await db.schema
    .createTable('outbox')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('payload', json, (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull().defaultTo('waiting'))
    .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('run_at', time, (c) => c.notNull())
    .addColumn('locked_until', time)
    .addColumn('last_error', 'text')
    .addColumn('created_at', time, (c) => c.notNull())
    .addColumn('sent_at', time)
    .execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['state', 'run_at']).execute()
}
