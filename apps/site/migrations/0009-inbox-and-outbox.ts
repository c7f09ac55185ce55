import { sql, type Kysely } from 'kysely'
import { typesOf } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)
  const { schema } = db

  await schema.alterTable('lead').addColumn('note', 'text').execute()
  await schema
    .alterTable('lead')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await schema.createIndex('lead_updated').on('lead').columns(['updated_at', 'id']).execute()
  await schema.createIndex('lead_email').on('lead').columns(['email', 'created_at']).execute()

  await schema
    .alterTable('outbox')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('mail'))
    .execute()
  await schema.alterTable('outbox').addColumn('recipient', 'text').execute()
  await schema.alterTable('outbox').addColumn('subject', 'text').execute()
  await schema.alterTable('outbox').addColumn('updated_at', time).execute()
  await sql`update outbox set recipient = payload ->> 'to', subject = payload ->> 'subject',
    updated_at = coalesce(sent_at, created_at)`.execute(db)
  await schema.dropIndex('outbox_due').execute()
  await schema.createIndex('outbox_due').on('outbox').columns(['state', 'kind', 'run_at']).execute()
  await schema.createIndex('outbox_updated').on('outbox').columns(['updated_at', 'id']).execute()

  await schema
    .createTable('outbox_attempt')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull().references('outbox.id').onDelete('cascade'))
    .addColumn('at', time, (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('error', 'text')
    .execute()
  await schema
    .createIndex('outbox_attempt_entry')
    .on('outbox_attempt')
    .columns(['entry_id', 'id'])
    .execute()

  await schema
    .createTable('schedule')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('ran_at', time, (c) => c.notNull())
    .execute()
}
