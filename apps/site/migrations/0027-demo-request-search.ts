import { sql, type Kysely } from 'kysely'
import { searchTextOf } from '#src/features/demo-requests/server/search.ts'

interface Tables {
  lead: {
    id: string
    name: string
    company: string
    email: string
    phone: string | null
    jobtitle: string | null
    subsector: string | null
    note: string | null
    search_text: string
  }
}

const atOnce = 100

/** What demo requests are searched in: in either case, with or without accents, numbers by digit. */
export async function up(db: Kysely<Tables>): Promise<void> {
  await db.schema
    .alterTable('lead')
    .addColumn('search_text', 'text', (c) => c.notNull().defaultTo(sql`''`))
    .execute()
  for (let last = ''; ;) {
    const rows = await db
      .selectFrom('lead')
      .select(['id', 'name', 'company', 'email', 'phone', 'jobtitle', 'subsector', 'note'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const row of rows)
      await db
        .updateTable('lead')
        .set({ search_text: searchTextOf(row) })
        .where('id', '=', row.id)
        .execute()
    if (rows.length < atOnce) return
    last = rows.at(-1)!.id
  }
}
