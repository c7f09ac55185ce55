import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { minute } from '@repo/platform/server/clock.ts'
import { postgresOf } from '@repo/platform/server/database/engine.ts'
import { openStore, type Store } from '@repo/platform/server/database/store.ts'
import { memoryWindows } from '@repo/platform/server/rate-limits/memory-windows.ts'
import { postgresWindows } from '@repo/platform/server/rate-limits/postgres-windows.ts'
import { withFallback } from '@repo/platform/server/rate-limits/windows.ts'
import { migrations } from '#migrations/index.ts'
import { createDatabase, startPostgres } from '@repo/platform/testing/postgres.ts'

const limit = { name: 'call', times: 2, within: minute }
const start = Date.parse('2026-01-15T09:30:00Z')
let now = start
const clock = { now: () => new Date(now) }
beforeEach(() => void (now = start))

describe('windows that servers share', () => {
  let stores: Store[]
  const windows = (n: 0 | 1) => postgresWindows(postgresOf(stores[n]!.db)!, clock, 'secret')
  const rows = () => stores[0]!.db.selectFrom('rate_limit').selectAll().execute()
  beforeAll(async () => {
    const place = { dataDir: '', databaseUrl: await createDatabase() }
    stores = [await openStore(place, migrations), await openStore(place, migrations)]
  })
  beforeEach(() => stores[0]!.write([], (db) => db.deleteFrom('rate_limit').execute()))
  afterAll(() => Promise.all(stores.map((store) => store.close())))

  test('are used up together, and say until when', async () => {
    const [one, other] = [windows(0), windows(1)]
    expect(await one.consume(limit, 'a')).toBeUndefined()
    now += 20_500
    expect(await other.consume(limit, 'a')).toBeUndefined()
    expect(await one.consume(limit, 'a')).toBe(start + 60_000)
    expect(await other.consume(limit, 'a')).toBe(start + 60_000)
    expect(await other.consume(limit, 'b')).toBeUndefined()
    expect(await other.consume({ ...limit, name: 'other' }, 'a')).toBeUndefined()
  })

  test('begin again when the clock is set back beyond their beginning', async () => {
    const one = windows(0)
    for (let n = 0; n < 2; n += 1) await one.consume(limit, 'a')
    now -= 50_000
    expect(await one.consume(limit, 'a')).toBe(start + 60_000)
    now -= 20_000
    expect(await one.consume(limit, 'a')).toBeUndefined()
  })

  test('begin again when they are over', async () => {
    const [one, other] = [windows(0), windows(1)]
    for (let n = 0; n < 3; n += 1) await one.consume(limit, 'a')
    now += 59_999
    expect(await other.consume(limit, 'a')).toBe(start + 60_000)
    now += 1
    expect(await other.consume(limit, 'a')).toBeUndefined()
    expect(await one.consume(limit, 'a')).toBeUndefined()
    expect(await one.consume(limit, 'a')).toBe(start + 120_000)
  })

  test('take a refund; rejected uses are not counted, and an unused window stays at zero', async () => {
    const [one, other] = [windows(0), windows(1)]
    for (let n = 0; n < 5; n += 1) await one.consume(limit, 'a')
    await other.refund(limit, 'a')
    expect(await one.consume(limit, 'a')).toBeUndefined()
    expect(await one.consume(limit, 'a')).toBe(start + 60_000)
    await one.refund(limit, 'b')
    for (let n = 0; n < 2; n += 1) expect(await one.consume(limit, 'b')).toBeUndefined()
    for (let n = 0; n < 3; n += 1) await one.refund(limit, 'b')
    for (let n = 0; n < 2; n += 1) expect(await one.consume(limit, 'b')).toBeUndefined()
    expect(await one.consume(limit, 'b')).toBe(start + 60_000)
  })

  test('let as many concurrent calls through as sequential ones', async () => {
    const both = [windows(0), windows(1)]
    const ten = { ...limit, times: 10 }
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => both[n % 2]!.consume(ten, 'a')),
    )
    expect(answers.filter((ends) => ends === undefined)).toHaveLength(10)
  })

  test('store no address, and are deleted when they are over', async () => {
    const one = windows(0)
    await one.consume(limit, 'ada@example.com 192.0.2.7')
    const stored = await rows()
    expect(stored).toMatchObject([{ used: 1, ends_at: '2026-01-15T09:31:00.000Z' }])
    expect(JSON.stringify(stored)).not.toMatch(/ada|192/)
    now += 60_000
    await one.consume(limit, 'b')
    await expect.poll(rows).toMatchObject([{ ends_at: '2026-01-15T09:32:00.000Z' }])
  })
})

test('while PostgreSQL is away, each server counts in its memory', async () => {
  const server = await startPostgres()
  const databaseUrl = await createDatabase({ server: server.url })
  const store = await openStore({ dataDir: '', databaseUrl }, migrations)
  const shared = postgresWindows(postgresOf(store.db)!, clock, 'secret')
  const windows = withFallback(shared, memoryWindows(clock), pino({ level: 'silent' }))
  expect(await windows.consume(limit, 'a')).toBeUndefined()
  await server.stop()
  const answers = []
  for (let n = 0; n < 3; n += 1) answers.push(await windows.consume(limit, 'a'))
  expect(answers).toEqual([undefined, undefined, start + 60_000])
  await windows.refund(limit, 'a')
  expect(await windows.consume(limit, 'a')).toBeUndefined()
  await store.close()
})
