import { rmSync } from 'node:fs'
import { CompiledQuery, sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { migrations } from '#migrations/index.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'
import { queriesOf } from '@repo/platform/testing/queries.ts'
import { openStore, type Store } from '@repo/platform/server/database/store.ts'
import { indexItem, matches, unindexItem } from '@repo/platform/server/search/search.ts'
import { useStore } from '#tests/support/store.ts'

const own = useStore()

interface Entry {
  id: string
  text: string
  language?: Lang
  kind?: string
}

const index = (to: Store, ...entries: Entry[]) =>
  to.write([], async (db) => {
    for (const entry of entries) await indexItem(db, { kind: 'news', language: 'en', ...entry })
  })

interface Asked {
  kind?: string
  languages?: readonly Lang[]
}

const ofTest = 'select id from (select distinct item_id as id from search_entry) item'
const isOfTest = (text: string) => text.includes(ofTest)

/** The ids that are found, as every list asks for them; the number must be theirs. */
async function find(
  text: string,
  { kind = 'news', languages = langs }: Asked = {},
  { db }: Store = own.store,
): Promise<string[]> {
  const { isMatch, total } = await matches(db, { kind, languages, text })
  const { rows } = await sql<{ id: string }>`
    ${sql.raw(ofTest)} where ${isMatch} order by id`.execute(db)
  const ids = rows.map(({ id }) => id)
  expect(total).toBe(ids.length)
  return ids
}

describe('a search', () => {
  test('finds each word in the languages that are asked, and in no other', async () => {
    await index(
      own.store,
      ...langs.map((language) => ({ id: `l-${language}`, language, text: 'Zirkon' })),
    )
    expect(await find('zirkon')).toEqual(langs.map((language) => `l-${language}`).toSorted())
    expect(await find('zirkon', { languages: ['de', 'pt'] })).toEqual(['l-de', 'l-pt'])
    for (const language of langs)
      expect(await find('zirkon', { languages: [language] })).toEqual([`l-${language}`])
  })

  test('finds items of its kind alone', async () => {
    await index(
      own.store,
      { id: 'k-news', text: 'Topas' },
      { id: 'k-media', kind: 'media', text: 'Topas' },
    )
    expect(await find('topas')).toEqual(['k-news'])
    expect(await find('topas', { kind: 'media' })).toEqual(['k-media'])
    expect(await find('opas', { kind: 'documents' })).toEqual([])
  })

  test('takes the names of kinds and languages for words as any other', async () => {
    await index(
      own.store,
      { id: 'm-1', language: 'fr', text: 'news/de et media en' },
      { id: 'm-2', language: 'de', text: 'Achat' },
    )
    for (const text of ['news', 'de', 'news/de', "'news/de'", 'media en'])
      expect([text, await find(text, { languages: ['fr', 'de'] })]).toEqual([text, ['m-1']])
    expect(await find('news/fr', { languages: ['fr', 'de'] })).toEqual([])
  })

  test('looks for parts of words in those languages where it finds no whole word', async () => {
    await index(
      own.store,
      { id: 'p-1', language: 'it', text: 'superverwaltungen, Rubin' },
      { id: 'p-2', language: 'fr', text: 'Verwaltung et Smaragd' },
      { id: 'p-3', language: 'fr', text: 'verwaltungsfrei' },
      { id: 'p-4', language: 'it', kind: 'media', text: 'verwaltungsfrei' },
    )
    expect(await find('Verwaltung')).toEqual(['p-1', 'p-2'])
    expect(await find('verwaltung rubin')).toEqual(['p-1'])
    expect(await find('erverwaltung')).toEqual(['p-1'])
    expect(await find('erverwaltung smaragd')).toEqual([])
  })

  test('finds the parts of German compounds beside whole words', async () => {
    const texts = {
      'c-1': 'Lagerverwaltungssystem, Opal',
      'c-2': 'Die Verwaltung und Smaragd',
      'c-3': 'Nachtschichten in Gästehäusern',
      'c-4': 'Die Schicht wechselt, Häuser mit Smaragd',
      'c-5': 'Lagerhallen, Tageslicht, 210000',
      'c-6': 'Eine Halle und ein Tag, Funktion, 10000',
      'c-9': 'Der Funk, das Lager',
    }
    await index(
      own.store,
      ...Object.entries(texts).map(([id, text]) => ({ id, text, language: 'de' as const })),
      { id: 'c-7', language: 'en', text: 'Verwaltung' },
      { id: 'c-8', language: 'en', text: 'Lagerverwaltung' },
    )
    for (const [text, ids] of Object.entries({
      Verwaltung: ['c-1', 'c-2', 'c-7'],
      Verwaltungen: ['c-1', 'c-2'],
      Schicht: ['c-3', 'c-4'],
      Häuser: ['c-3', 'c-4'],
      Halle: ['c-5', 'c-6'],
      Lager: ['c-1', 'c-5', 'c-8', 'c-9'],
      // Each word in its own way.
      'Verwaltung Smaragd': ['c-2'],
      'Verwaltung Opal': ['c-1'],
      'Schicht Häuser': ['c-3', 'c-4'],
      'Schicht Smaragd': ['c-4'],
      'Schicht Verwaltung': [],
      // What is short, and numbers, stand in too many words.
      Tag: ['c-6'],
      Funk: ['c-9'],
      10000: ['c-6'],
    }))
      expect([text, await find(text, { languages: ['de', 'en'] })]).toEqual([text, ids])
  })

  test('does not take a stem for a part of the text', async () => {
    await index(own.store, { id: 's-1', language: 'pt', text: 'armazéns' })
    expect(await find('armazem')).toEqual(['s-1'])
    expect(await find('mazem')).toEqual([])
    expect(await find('mazens')).toEqual(['s-1'])
  })

  test('finds a part that very many words have', async () => {
    const letters = (n: number) => [...String(n)].map((digit) => 'abcdefghij'[+digit]).join('')
    const words = (from: number) =>
      Array.from({ length: 150 }, (_, n) => `x${letters(from + n)}glimmerx`).join(' ')
    await index(
      own.store,
      { id: 'v-1', text: words(100) },
      { id: 'v-2', text: words(300) },
      { id: 'v-3', text: `${words(100)} Onyx` },
    )
    expect(await find('glimmer')).toEqual(['v-1', 'v-2', 'v-3'])
    expect(await find('glimmer baaglimm')).toEqual(['v-1', 'v-3'])
  })

  test('finds no more what is out of the index', async () => {
    await index(own.store, { id: 'u-1', language: 'es', text: 'Turmalinas' })
    expect(await find('turmalina')).toEqual(['u-1'])
    await own.store.write([], (db) => unindexItem(db, 'news', 'u-1'))
    expect([await find('turmalina'), await find('urmalin')]).toEqual([[], []])
  })

  test('of nothing but signs finds nothing', async () => {
    for (const text of ['½', '–', '½ ¾', '', 'ʼ', 'xʼyyyyyy'])
      expect([text, await find(text)]).toEqual([text, []])
  })
})

test('what is in a store already is found by its words and by parts of them', async () => {
  const old = await newStorePlace()
  const before = Object.fromEntries(
    Object.entries(migrations).filter(([name]) => name < '0050-search-by-language'),
  )
  const older = await openStore(old, before)
  await index(
    older,
    { id: 'a', language: 'de', text: 'Datenschutzbeauftragte prüften Lieferketten' },
    { id: 'b', language: 'en', text: 'Supply chains' },
  )
  await older.close()
  const newer = await openStore(old, migrations)
  expect(await find('Lieferkette', {}, newer)).toEqual(['a'])
  expect(await find('chain', {}, newer)).toEqual(['b'])
  expect(await find('beauftragte', {}, newer)).toEqual(['a'])
  await newer.close()
  rmSync(old.dataDir, { recursive: true })
})

test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'no text is read that has none of the words, with statistics and without',
  async () => {
    const { db } = own.store
    await own.store.write([], (transaction) =>
      sql`insert into search_entry (kind, language, item_id, stems, folded)
        select 'news', (array['en', 'de', 'es', 'fr', 'it', 'pt'])[1 + n % 6], 'plan-' || n,
          to_tsvector('simple', 'beryll jade' || n), repeat('beryll jade' || n || ' ', 99)
        from generate_series(1, 6000) n on conflict do nothing`.execute(transaction),
    )
    for (const statistics of [sql`select 1`, sql`analyze search_entry`]) {
      await statistics.execute(db)
      for (const languages of [langs, ['de'] as const])
        for (const text of ['jade', 'opal jade', 'jade77', 'beryll', 'eryll', 'ade77']) {
          const plans = await plansOf(() => find(text, { languages }))
          expect(plans.join()).toContain('Bitmap Index Scan on search_entry_words')
          expect(plans.join()).not.toMatch(/Seq Scan on search_entry\b/)
        }
    }

    async function plansOf(work: () => Promise<unknown>): Promise<string[]> {
      const queries = (await queriesOf(db, work)).filter(({ sql: text }) => !isOfTest(text))
      return Promise.all(
        queries.map(async ({ sql: text, parameters }) => {
          const plan = CompiledQuery.raw(`explain ${text}`, [...parameters])
          const { rows } = await db.executeQuery<Record<string, string>>(plan)
          return rows.map((row) => Object.values(row).join()).join('\n')
        }),
      )
    }
  },
)
