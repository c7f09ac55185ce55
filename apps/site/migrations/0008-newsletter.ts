import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)

  await db.schema.alterTable('subscription').addColumn('confirmed_at', time).execute()
  await db.schema.alterTable('subscription').addColumn('mailed_at', time).execute()
  await db.schema
    .createIndex('subscription_updated')
    .on('subscription')
    .columns(['updated_at', 'id'])
    .execute()

  await db.schema
    .createTable('subscription_token')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('subscription_id', 'text', (c) =>
      c.notNull().references('subscription.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('expires_at', time)
    .execute()
  await db.schema
    .createIndex('subscription_token_subscription')
    .on('subscription_token')
    .column('subscription_id')
    .execute()

  await db.schema
    .createTable('subscription_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subscription_id', 'text', (c) =>
      c.notNull().references('subscription.id').onDelete('cascade'),
    )
    .addColumn('at', time, (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('wording', 'text')
    .addColumn('language', 'text')
    .addColumn('page', 'text')
    .execute()
  await db.schema
    .createIndex('subscription_event_subscription')
    .on('subscription_event')
    .columns(['subscription_id', 'id'])
    .execute()

  await db.schema
    .createTable('suppressed_address')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('created_at', time, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('secret')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute()
}
