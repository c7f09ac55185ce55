import { sql, type Kysely } from 'kysely'
import { isPostgres } from './engine.ts'

/** Its terms are letters and digits, with a space between each. */
const termsOf = (entry: string) =>
  `json_each('["' || replace(${entry}.stems, ' ', '","') || '"]') where length(value) >= 5`

/**
 * As on PostgreSQL, SQLite too keeps the words that texts are made of, and looks for a part of a word
 * in them: the index of all texts by three letters goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isPostgres(db)) return
  const run = (text: string) => sql.raw(text).execute(db)
  await run(`create table search_word (
    language text not null, word text not null, primary key (language, word)) without rowid`)
  await run(`insert or ignore into search_word (language, word)
    select search_entry.language, value from search_entry, ${termsOf('search_entry')}`)
  await run('drop trigger search_entry_added')
  await run('drop trigger search_entry_removed')
  await run('drop table search_part')
  await run(`create trigger search_entry_added after insert on search_entry begin
    insert into search_stem (rowid, stems) values (new.id, new.stems);
    insert or ignore into search_word (language, word)
      select new.language, value from ${termsOf('new')}; end`)
  await run(`create trigger search_entry_removed after delete on search_entry begin
    insert into search_stem (search_stem, rowid, stems) values ('delete', old.id, old.stems); end`)
}
