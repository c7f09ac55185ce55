import { sql, type Kysely } from 'kysely'

/**
 * Translations were made from whichever one was open: one that says all that its source says, which was
 * itself made from another, says what that one was approved against. So it is compared with that.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A group has six languages, so that a chain has at most five steps.
  for (let step = 0; step < 5; step += 1)
    for (const table of ['news', 'documents', 'media']) await follow(db, table)
}

async function follow(db: Kysely<unknown>, table: string): Promise<void> {
  const own = sql.table(table)
  await sql`
    update approved_text set (source_id, digest, hashes, blocks) = (
      select origin.source_id, origin.digest, origin.hashes, origin.blocks
      from approved_text origin
      where origin.kind = approved_text.kind and origin.item_id = approved_text.source_id)
    where kind = ${table} and exists (
      select 1 from approved_text origin
        join item_text on item_text.kind = origin.kind and item_text.item_id = origin.item_id
        join ${own} made on made.id = approved_text.item_id
        join ${own} source on source.id = origin.item_id and source.family = made.family
        join ${own} first on first.id = origin.source_id and first.family = made.family
      where origin.kind = approved_text.kind and origin.item_id = approved_text.source_id
        and origin.source_id <> approved_text.item_id
        and item_text.digest = approved_text.digest)`.execute(db)
}
