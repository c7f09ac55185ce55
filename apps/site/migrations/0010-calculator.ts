import type { Kysely } from 'kysely'
import { typesOf } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const { time, json } = typesOf(db)

  await db.schema
    .createTable('roi_constants')
    .addColumn('version', 'integer', (c) => c.primaryKey())
    .addColumn('data', json, (c) => c.notNull())
    .addColumn('published_at', time, (c) => c.notNull())
    .execute()

  await db.schema
    .createTable('calculator_run')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('company_name', 'text', (c) => c.notNull())
    .addColumn('locale', 'text')
    .addColumn('estimate', json, (c) => c.notNull())
    .addColumn('constants_version', 'integer', (c) =>
      c.notNull().references('roi_constants.version'),
    )
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('created_at', time, (c) => c.notNull())
    .addColumn('updated_at', time, (c) => c.notNull())
    .execute()
  await db.schema
    .createIndex('calculator_run_updated')
    .on('calculator_run')
    .columns(['updated_at', 'id'])
    .execute()
}
