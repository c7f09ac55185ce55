import { sql, type Kysely } from 'kysely'
import { typesOf } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { time } = typesOf(db)
  const run = (text: string) => sql.raw(text).execute(db)
  const add = (table: string) => db.schema.alterTable(table)

  await add('account')
    .addColumn('active', 'boolean', (c) => c.notNull().defaultTo(true))
    .execute()
  await add('account')
    .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
    .execute()
  await add('account').addColumn('updated_at', time).execute()
  await add('account').addColumn('totp_secret', 'text').execute()
  await add('account').addColumn('totp_pending', 'text').execute()
  await add('account').addColumn('totp_step', 'integer').execute()
  await run('update account set updated_at = created_at')

  await add('session').addColumn('id', 'text').execute()
  await add('session').addColumn('agent', 'text').execute()
  // Half of a hash opens no session.
  await run('update session set id = substr(token_hash, 1, 32)')
  await db.schema.createIndex('session_id').unique().on('session').column('id').execute()

  await db.schema
    .createTable('account_link')
    .addColumn('token_hash', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('purpose', 'text', (c) => c.notNull())
    .addColumn('created_at', time, (c) => c.notNull())
    .addColumn('ends_at', time, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('account_link_account')
    .on('account_link')
    .column('account_id')
    .execute()

  await db.schema
    .createTable('recovery_code')
    .addColumn('account_id', 'text', (c) =>
      c.notNull().references('account.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('recovery_code_key', ['account_id', 'code_hash'])
    .execute()
}
