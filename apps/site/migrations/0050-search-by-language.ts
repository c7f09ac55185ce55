import { sql, type Kysely } from 'kysely'
import { isPostgres } from './engine.ts'

/**
 * On PostgreSQL a search reads what it finds and nothing else. Kind and language stand in the index of
 * stems as one more word; rows are narrow, since their texts lie beside the table; and the words that
 * texts are made of have a table, so that a part of a word is looked for in them and not in every text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isPostgres(db)) return
  const run = (text: string) => sql.raw(text).execute(db)

  await run('drop index search_entry_stems')
  // Without statistics the planner would take it, and read the words of every text of the language.
  await run('drop index search_entry_item')
  await run('alter table search_entry set (toast_tuple_target = 128)')
  // Changes nothing, but every row is written anew.
  await run("alter table search_entry alter stems type tsvector using stems || ''")
  // Its cost is that of reading a text: the planner knows no other reason to leave the table alone.
  await run(`create function search_words(kind text, language text, stems tsvector) returns tsvector
    language plpgsql immutable cost 1000 as $$ begin
    return stems || array_to_tsvector(array[kind || '/' || language]);
    end $$`)
  await run(`create index search_entry_words on search_entry
    using gin (search_words(kind, language, stems))`)

  await run(`create table search_word (
    language text not null, word text not null, primary key (language, word))`)
  await run(`insert into search_word (language, word)
    select one.language, terms.word
    from (select distinct language from search_entry) one,
      ts_stat(format('select stems from search_entry where language = %L', one.language)) terms
    where length(terms.word) >= 5`)
  // In order, so that two transactions with the same new words wait for each other in one direction.
  await run(`create function add_search_words() returns trigger language plpgsql
    set search_path from current as $$ begin
    insert into search_word (language, word)
    select distinct added.language, term.word
    from added, unnest(tsvector_to_array(added.stems)) term (word)
    where length(term.word) >= 5 and not exists (select from search_word known
      where known.language = added.language and known.word = term.word)
    order by 1, 2
    on conflict do nothing;
    return null;
    end $$`)
  await run(`create trigger search_entry_added after insert on search_entry
    referencing new table as added execute function add_search_words()`)

  await run('analyze search_entry, search_word')

  // How many visible articles a search has found is counted without reading them.
  await run('drop index news_visible')
  await run(`create index news_visible on news
    (language, published, active, published_at, id) include (publish_at, hide_at)`)
}
