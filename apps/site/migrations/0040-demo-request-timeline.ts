import { sql, type Kysely } from 'kysely'
import { typesOf } from './engine.ts'

/**
 * Who handles a demo request, and what has become of it: the one note that was overwritten becomes the
 * first of many. What leaves the site says what it is about.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)
  const { schema } = db

  await schema
    .alterTable('lead')
    .addColumn('assignee_id', 'text', (c) => c.references('account.id').onDelete('set null'))
    .execute()
  await schema.createIndex('lead_assignee').on('lead').column('assignee_id').execute()
  await schema
    .createTable('lead_event')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('lead_id', 'text', (c) => c.notNull().references('lead.id').onDelete('cascade'))
    .addColumn('at', time, (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('value', 'text')
    .execute()
  await schema.createIndex('lead_event_lead').on('lead_event').columns(['lead_id', 'at']).execute()
  // Who has written the note is in the audit log; its id is new, since every lead has one at most.
  await sql`insert into lead_event (id, lead_id, at, account_id, kind, value)
    select 'note-' || lead.id, lead.id, lead.updated_at, (
      select account_id from audit_entry
      where subject = lead.id and call = 'PUT /api/leads/note'
      order by at desc limit 1
    ), 'note', lead.note from lead where lead.note is not null`.execute(db)
  await schema.alterTable('lead').dropColumn('note').execute()

  await schema.alterTable('outbox').addColumn('about', 'text').execute()
  await schema.createIndex('outbox_about').on('outbox').column('about').execute()
}
