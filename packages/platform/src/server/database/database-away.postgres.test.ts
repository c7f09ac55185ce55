import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { OpenError } from './open-error.ts'
import { openPool } from './postgres.ts'
import { openStore, openStoreWhenAvailable } from './store.ts'
import { StoreUnavailable } from './store-unavailable.ts'
import { eventually } from '#testing/eventually.ts'
import { createDatabase, startPostgres, type PostgresServer } from '#testing/postgres.ts'
import { startRelay } from '#testing/relay.ts'

let server: PostgresServer
beforeAll(async () => {
  server = await startPostgres()
})
afterAll(() => server.stop())

const at = (databaseUrl: string) => ({ dataDir: '', databaseUrl })

describe('opening the store', () => {
  test('waits while PostgreSQL is away, says so, and goes on when it comes', async () => {
    const databaseUrl = await createDatabase({ server: server.url })
    await server.halt()
    const told: [string, number][] = []
    const opening = openStoreWhenAvailable(at(databaseUrl), {}, ({ message }, seconds) =>
      told.push([message, seconds]),
    )
    await sleep(2_500)
    expect(told).toEqual([
      [expect.stringMatching(/^The database test_\w+ at 127\..+ECONNREFUSED/), 0],
    ])
    await server.resume()
    const store = await opening
    expect((await sql`select 1 as one`.execute(store.db)).rows).toEqual([{ one: 1 }])
    await store.close()
  })

  test('fails at once, in one line that names the database, where waiting would not help', async () => {
    const unknown = Object.assign(new URL(server.url), { pathname: '/nowhere' }).href
    const stranger = Object.assign(new URL(server.url), {
      username: 'stranger',
      password: 'geheim',
    })
    for (const [url, text] of [
      [
        unknown,
        /^The database nowhere at [^ ]+, as postgres, cannot be opened: .+ Create the database, or check its name in DATABASE_URL\.$/,
      ],
      [
        stranger.href,
        /^The database postgres at [^ ]+, as stranger, cannot be opened: .+ Check the user and password in DATABASE_URL\.$/,
      ],
    ] as const) {
      const error = await openStoreWhenAvailable(at(url), {}, () => expect.unreachable()).catch(
        (thrown: unknown) => thrown,
      )
      expect(error).toBeInstanceOf(OpenError)
      expect((error as Error).message).toMatch(text)
      expect((error as Error).message).not.toContain('geheim')
    }
  })
})

describe('a network that swallows everything', { timeout: 60_000 }, () => {
  test('fails the queries, and leaves no connection busy', async () => {
    const relay = await startRelay(await createDatabase({ server: server.url }))
    const store = await openStore(at(relay.url), {})
    const query = () => sql`select 1`.execute(store.db)
    await Promise.all(Array.from({ length: 10 }, query))
    relay.swallow(true)
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 10 }, query),
      store.write([], () => sql`select 1`.execute(store.db)),
    ])
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ reason: expect.any(StoreUnavailable) as StoreUnavailable })
    relay.swallow(false)
    await eventually(query)
    await Promise.all(Array.from({ length: 20 }, query))
    await store.close()
    await relay.cut()
  })
})

test('statements and forgotten transactions end by themselves', async () => {
  const pool = openPool(server.url)
  const { rows } = await pool.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings where name in
      ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['60000', '10000'])
  await pool.end()
})
