import { expect, test } from 'vitest'
import { sql } from 'kysely'
import { queriesOf } from '@repo/platform/testing/queries.ts'
import { decodeCursor, encodeCursor } from '@repo/platform/server/database/cursor.ts'
import { paginate } from '@repo/platform/server/database/page.ts'
import { useStore } from '#tests/support/store.ts'

const own = useStore(async (store) => {
  const names = ['e', 'a', 'd', 'b', 'c']
  const ran_at = '2026-01-02T03:04:05.678Z'
  const entries = names.map((call, n) => ({ id: `${n}`, call, at: ran_at }))
  const values = entries.map((entry) => ({ ...entry, account_id: null, subject: null }))
  await store.write([], (db) => db.insertInto('audit_entry').values(values).execute())
})

const byCall = { by: sql<string>`audit_entry.call`, descending: true }
const calls = async (part: Parameters<typeof paginate>[2]) => {
  const entries = own.store.db
    .selectFrom('audit_entry')
    .select(['id', 'call'])
    .where('call', '<>', 'd')
  const { items, ...rest } = await paginate(entries, byCall, part)
  return [items.map(({ call }) => call).join(''), rest]
}
const cursor = (key: string, id: string) => encodeCursor({ key, id })
const queries = async (part: Parameters<typeof paginate>[2]) =>
  (await queriesOf(own.store.db, () => calls(part))).length

test('a page has as many rows as its limit, in order, the total and the cursor of the next', async () => {
  expect(await calls({})).toEqual(['ecba', { total: 4 }])
  expect(await calls({ limit: 4 })).toEqual(['ecba', { total: 4 }])
  expect(await calls({ limit: 3 })).toEqual(['ecb', { total: 4, next: cursor('b', '3') }])
  expect(await calls({ limit: 3, after: cursor('b', '3') })).toEqual(['a', { total: 4 }])
  expect(await calls({ limit: 3, after: '3' })).toEqual(['a', { total: 4 }])
  expect(await calls({ limit: 2, offset: 1 })).toEqual(['cb', { total: 4, next: cursor('b', '3') }])
  expect(await calls({ limit: 2, offset: 4 })).toEqual(['', { total: 4 }])
})

test('it continues at the place of a cursor whose row is gone or was never there', async () => {
  expect(await calls({ after: cursor('b', 'gone') })).toEqual(['ba', { total: 4 }])
  expect(await calls({ after: cursor('bb', '9') })).toEqual(['ba', { total: 4 }])
})

test.each([
  '~',
  '~x',
  `~${Buffer.from('[null,"1"]').toString('base64url')}`,
  encodeCursor({ key: 7, id: '1' }),
])('a cursor that the list has not made is refused: %s', async (after) => {
  await expect(calls({ after })).rejects.toMatchObject({ errorCode: 'INVALID_FIELDS' })
})

test('a cursor of any text is read as it was written', () => {
  for (const key of ['', 'Ä ~ "quoted"', '日本', 7, 0])
    expect(decodeCursor(encodeCursor({ key, id: 'a' }))).toEqual({ key, id: 'a' })
  expect(decodeCursor(encodeCursor({ key: 'a\0', id: 'a' }))).toBeUndefined()
})

test('it continues after a row that the filters leave out, not after one that does not exist', async () => {
  expect(await calls({ after: '2' })).toEqual(['cba', { total: 4 }])
  await expect(calls({ after: 'unknown' })).rejects.toMatchObject({ errorCode: 'INVALID_FIELDS' })
})

test('rows with the same value are in the order of their ids', async () => {
  const byTime = { by: sql<string>`audit_entry.at`, descending: true }
  const entries = own.store.db.selectFrom('audit_entry').select('id')
  const { items } = await paginate(entries, byTime, { after: '3' })
  expect(items.map(({ id }) => id)).toEqual(['2', '1', '0'])
})

test('a page with all rows runs no count query', async () => {
  expect(await queries({})).toBe(1)
  expect(await queries({ limit: 4 })).toBe(1)
  expect(await queries({ limit: 3 })).toBe(2)
})
