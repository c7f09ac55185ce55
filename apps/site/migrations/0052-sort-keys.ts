import { sql, type Kysely } from 'kysely'
import { isPostgres } from './engine.ts'

const atOnce = 500

/** Text to sort by, as this migration found it: Ä beside A, whatever the database's own order is. */
const sortKeyOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[ßæœþøłđðħŧŋıĸς]/g, (letter) => spelledOut.get(letter) ?? letter)
    .replace(/[\p{Pd}\u2212\u2043]/gu, '-')
    .replace(/[\u2018\u2019\u02bc\u2032]/g, "'")
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()

const spelledOut = new Map(
  'ß=ss æ=ae œ=oe þ=th ø=o ł=l đ=d ð=d ħ=h ŧ=t ŋ=n ı=i ĸ=k ς=σ'
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
)

/** The column of a table, its sort key, and an index for lists that are long. */
const columns = [
  { table: 'news', from: 'title', to: 'sort_title' },
  { table: 'documents', from: 'title', to: 'sort_title' },
  { table: 'media', from: 'title', to: 'sort_title' },
  { table: 'lead', from: 'company', to: 'sort_company' },
] as const

/** Titles and companies are sorted by a folded key, in the same order on every engine. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // In the order of code points, as SQLite has it.
  const collation = isPostgres(db) ? sql`collate "C"` : sql``
  for (const { table, from, to } of columns) {
    const own = { table: sql.table(table), from: sql.ref(from), to: sql.ref(to) }
    if (table !== 'news')
      await sql`alter table ${own.table} add column ${own.to} text ${collation} not null default ''`.execute(
        db,
      )
    else if (isPostgres(db))
      await sql`alter table ${own.table} alter column ${own.to} type text ${collation}`.execute(db)
    for (let last = ''; ;) {
      const { rows } = await sql<{ id: string; text: string }>`
        select id, ${own.from} as text from ${own.table}
        where id > ${last} order by id limit ${sql.lit(atOnce)}`.execute(db)
      for (const { id, text } of rows)
        await sql`update ${own.table} set ${own.to} = ${sortKeyOf(text)} where id = ${id}`.execute(
          db,
        )
      if (rows.length < atOnce) break
      last = rows.at(-1)!.id
    }
  }
}
