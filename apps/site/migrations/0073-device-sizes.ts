import type { Kysely } from 'kysely'

/** The ledger has the dimensions of a device as numbers too, in millimetres: drawings are made from them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['width', 'height', 'depth'])
    await db.schema.alterTable('claim').addColumn(column, 'integer').execute()
}
