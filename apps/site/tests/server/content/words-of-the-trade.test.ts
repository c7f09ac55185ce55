import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { useStore } from '#tests/support/store.ts'
import { indexItem, matches } from '@repo/platform/server/search/search.ts'

const own = useStore()
let kinds = 0

/** Which of the texts a question finds. */
async function found(language: Lang, texts: readonly string[], text: string): Promise<string[]> {
  const kind = `kind${(kinds += 1)}`
  await own.store.write([], async (db) => {
    for (const one of texts)
      await indexItem(db, { kind, id: `${kind} ${one}`, language, text: one })
  })
  const { isMatch } = await matches(own.store.db, { kind, languages: [language], text })
  const { rows } = await sql<{ id: string }>`
    select id from (select distinct item_id as id from search_entry) item
    where ${isMatch} order by id`.execute(own.store.db)
  return rows.map(({ id }) => id.slice(kind.length + 1))
}

test.each<[Lang, string, string]>([
  ['de', 'Zwischen\u00adlager\u00adverwaltung', 'Zwischenlagerverwaltung'],
  ['de', 'Zwischenlagerverwaltung', 'Zwischen\u00adlagerverwaltung'],
  ['en', 'CO₂ saved', 'co2'],
  ['en', 'ﬁreproof ﬂeet', 'fireproof fleet'],
  ['en', '1,000 pallets', '1000'],
  ['en', '1000 pallets', '1,000'],
  ['de', '1.000 Paletten', '1000'],
  ['fr', '1\u202f000 palettes', '1 000'],
  ['en', 'Ørsted in Łódź', 'orsted lodz'],
  ['en', 'İzmir', 'izmir'],
  ['en', 'ΟΔΟΣ', 'οδός'],
  ['de', 'Der Stapler fährt', 'Gabelstapler'],
  ['de', 'Ein Flurförderzeug', 'Stapler'],
  ['en', 'A lift truck', 'forklift'],
  ['en', 'The forklift waits', 'forklift truck'],
  ['en', 'Employee representatives agree', 'works council'],
  ['en', 'A real-time location system', 'RTLS'],
  ['fr', 'Un chariot passe', 'chariot élévateur'],
  ['es', 'Un montacargas', 'carretilla elevadora'],
  ['it', 'Il muletto', 'carrello elevatore'],
  ['pt', 'A empilhadora', 'empilhador'],
])('%s: “%s” is found by “%s”', async (language, text, asked) => {
  expect(await found(language, [text, 'Something else'], asked)).toEqual([text])
})

test.each<[string, string[], string[]]>([
  ['Ortung', ['Die Verantwortung', 'Eine Staplerortung'], ['Eine Staplerortung']],
  ['Ortung', ['Die Verantwortung'], []],
  ['RTLS', ['Eine Staplerortung'], ['Eine Staplerortung']],
  ['Gabelstapler', ['Ein Elektrostapler'], ['Ein Elektrostapler']],
  ['Lager', ['Depotverwaltung', 'Verlagerung'], ['Depotverwaltung']],
  [
    'RTLS Schicht',
    ['Staplerortung in der Nachtschicht', 'Verantwortung in der Nachtschicht', 'Ortung'],
    ['Staplerortung in der Nachtschicht'],
  ],
])('de: “%s” of %j finds %j', async (asked, texts, expected) => {
  expect(await found('de', texts, asked)).toEqual(expected)
})
