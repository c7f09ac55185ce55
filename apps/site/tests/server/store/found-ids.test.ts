import { sql, type RawBuilder } from 'kysely'
import { expect, test } from 'vitest'
import { queriesOf } from '@repo/platform/testing/queries.ts'
import { findIds, isFound, type Found } from '@repo/platform/server/database/found-ids.ts'
import { useStore } from '#tests/support/store.ts'

const count = 400
const idOf = (n: number) => String(n).padStart(3, '0')

const own = useStore(async (store) => {
  const at = '2026-01-02T03:04:05.678Z'
  const values = Array.from({ length: count }, (_, n) => ({
    id: idOf(n),
    call: n % 2 ? 'odd' : 'even',
    at,
    account_id: null,
    subject: null,
  }))
  await store.write([], (db) => db.insertInto('audit_entry').values(values).execute())
})

const entries = (where: RawBuilder<unknown>) => sql`select id from audit_entry where ${where}`
async function find(where: RawBuilder<unknown>): Promise<Found> {
  const [found] = await findIds(own.store.db, [entries(where)])
  return found!
}
async function rowsOf(found: readonly Found[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    ${entries(isFound(own.store.db, found))} order by id`.execute(own.store.db)
  return rows.map(({ id }) => id)
}

test.each([
  ['nothing', sql`call = 'none'`, 0],
  ['few', sql`id < '005'`, 5],
  ['many', sql`id >= '000'`, count],
])('%s: the ids of a query, and the rows with them', async (_, where, length) => {
  const found = await find(where)
  expect(found.ids).toHaveLength(length)
  expect(await rowsOf([found])).toEqual(found.ids.toSorted())
})

test('of several queries each', async () => {
  const found = await Promise.all([find(sql`id = '003'`), find(sql`call = 'even'`)])
  const even = Array.from({ length: count / 2 }, (_, n) => idOf(2 * n))
  expect(await rowsOf(found)).toEqual([...even, '003'].toSorted())
})

test('more ids than are kept are found by the queries themselves', async () => {
  const query = entries(sql`call = 'odd'`)
  const more = {
    ids: Array.from({ length: 20_001 }, String),
    most: 20_000,
    total: undefined,
    query,
  }
  const few = await find(sql`id = '002'`)
  const queries = await queriesOf(own.store.db, async () => {
    expect(await rowsOf([more, few])).toHaveLength(count / 2 + 1)
  })
  expect(queries[0]!.parameters).toEqual([])
})
