import { sql, type Kysely } from 'kysely'
import { isPostgres } from './engine.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db)
  if (isPostgres(db)) {
    await run(`create table search_entry (
      id bigint generated always as identity primary key,
      kind text not null, item_id text not null, language text not null,
      stems tsvector not null, folded text not null, unique (kind, item_id))`)
    await run('create index search_entry_stems on search_entry using gin (stems)')
    return
  }
  await run(`create table search_entry (
    id integer primary key,
    kind text not null, item_id text not null, language text not null,
    stems text not null, folded text not null, unique (kind, item_id))`)
  await run(`create virtual table search_stem using fts5 (
    stems, content = 'search_entry', content_rowid = 'id', tokenize = 'unicode61')`)
  await run(`create virtual table search_part using fts5 (
    folded, content = 'search_entry', content_rowid = 'id', tokenize = 'trigram')`)
  await run(`create trigger search_entry_added after insert on search_entry begin
    insert into search_stem (rowid, stems) values (new.id, new.stems);
    insert into search_part (rowid, folded) values (new.id, new.folded); end`)
  await run(`create trigger search_entry_removed after delete on search_entry begin
    insert into search_stem (search_stem, rowid, stems) values ('delete', old.id, old.stems);
    insert into search_part (search_part, rowid, folded) values ('delete', old.id, old.folded); end`)
}
