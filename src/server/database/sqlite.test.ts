import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { OpenError } from './open-error.ts'
import { NodeSqliteDialect } from './sqlite.ts'
import { openStore, type Store } from './store.ts'
import { StoreUnavailable } from './store-unavailable.ts'

let dataDir: string
let store: Store | undefined
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'trilane-sqlite-'))
})
afterEach(async () => {
  await store?.close()
  store = undefined
  rmSync(dataDir, { recursive: true })
})

const open = async () => (store = await openStore({ dataDir }, {}))
const file = () => join(dataDir, 'trilane.sqlite')

test('SQLite is durable: WAL, synchronous=FULL', async () => {
  const { db } = await open()
  const pragma = async (name: string) => {
    const { rows } = await sql<object>`pragma ${sql.raw(name)}`.execute(db)
    return Object.values(rows[0]!)[0] as unknown
  }
  expect(await pragma('journal_mode')).toBe('wal')
  expect(await pragma('synchronous')).toBe(2)
  expect(await pragma('foreign_keys')).toBe(1)
})

describe('while another process is writing', () => {
  const bothRows = [{ name: 'theirs' }, { name: 'ours' }]

  test('a write waits, and holds up neither the reads nor the process', async () => {
    const { db, write } = await open()
    await sql`create table thing (name text)`.execute(db)
    const other = new DatabaseSync(file())
    other.exec(`begin immediate; insert into thing values ('theirs')`)
    const writing = write([], (tx) => sql`insert into thing values ('ours')`.execute(tx))
    const begun = performance.now()
    await sleep(30)
    expect((await sql`select name from thing`.execute(db)).rows).toEqual([])
    expect(performance.now() - begun).toBeLessThan(1_000)
    other.exec('commit')
    await writing
    expect((await sql`select name from thing`.execute(db)).rows).toEqual(bothRows)
    other.exec('begin immediate')
    const alone = sql`delete from thing`.execute(db)
    await sleep(30)
    other.exec('rollback')
    await alone
    expect((await sql`select name from thing`.execute(db)).rows).toEqual([])
    other.close()
  })

  test('the store is unavailable after ten seconds', async () => {
    const { write } = await open()
    const other = new DatabaseSync(file())
    other.exec('begin immediate')
    const writing = write([], (tx) => sql`select 1`.execute(tx))
    await expect(writing).rejects.toMatchObject({
      status: 503,
      cause: { message: 'database is locked' },
    })
    other.close()
  })
})

describe('a full disk', () => {
  const fill = (db: Store['db']) => sql`insert into thing values (zeroblob(1000000))`.execute(db)

  test('makes the store unavailable, and the error says why', async () => {
    const { db, write } = await open()
    await sql`create table thing (bytes blob)`.execute(db)
    const limit = (pages: number) =>
      write([], (tx) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(tx))
    await limit(20)
    const failing = write([], (tx) => fill(tx))
    await expect(failing).rejects.toBeInstanceOf(StoreUnavailable)
    await expect(failing).rejects.toMatchObject({ cause: { message: 'database or disk is full' } })
    await limit(100_000)
    await write([], (tx) => fill(tx))
  })

  test('is not hidden by a rollback that has nothing left to do', async () => {
    const { db, write } = await open()
    await sql`create table thing (bytes blob)`.execute(db)
    const failing = write([], async (tx) => {
      // SQLite ends the transaction itself where the disk fails.
      await sql`rollback`.execute(tx)
      throw new Error('the disk is full')
    })
    await expect(failing).rejects.toThrow('the disk is full')
  })
})

describe('a store that cannot be opened is told in one line, with the file and the way out', () => {
  const failure = () =>
    open().then(
      () => expect.unreachable(),
      (error: unknown) => error as Error,
    )

  test.each([
    [
      'is no database',
      () => writeFileSync(file(), 'x'.repeat(4096)),
      /not a database.+put a backup/,
    ],
    ['is a folder', () => mkdirSync(file()), /EISDIR.+DATA_DIR must be a folder/],
  ])('%s', async (_, damage, reason) => {
    damage()
    const error = await failure()
    expect(error).toBeInstanceOf(OpenError)
    expect(error.message).toContain(`The store ${file()} cannot be opened: `)
    expect(error.message).toMatch(reason)
    expect(error.message).not.toContain('\n')
  })

  test('DATA_DIR is a file', async () => {
    writeFileSync(join(dataDir, 'taken'), '')
    const opening = openStore({ dataDir: join(dataDir, 'taken') }, {})
    await expect(opening).rejects.toThrow(
      /taken\/trilane\.sqlite cannot be opened: .+DATA_DIR must/,
    )
  })
})

test('only its owner reads the store, also one that was made readable to all', async () => {
  const modes = () => ['', '-wal', '-shm'].map((end) => statSync(file() + end).mode & 0o777)
  const before = process.umask(0o022)
  try {
    new DatabaseSync(file()).close()
    expect(statSync(file()).mode & 0o777).toBe(0o644)
    const { db } = await open()
    await sql`create table thing (name text)`.execute(db)
    expect(modes()).toEqual([0o600, 0o600, 0o600])
    await openStore({ dataDir: join(dataDir, 'new') }, {}).then(({ close }) => close())
    expect(statSync(join(dataDir, 'new')).mode & 0o777).toBe(0o700)
    expect(statSync(join(dataDir, 'new', 'trilane.sqlite')).mode & 0o777).toBe(0o600)
  } finally {
    process.umask(before)
  }
})

test('on one connection queries and transactions are asked for at once, and no query falls into a transaction', async () => {
  const dialect = new NodeSqliteDialect(file())
  const db = new Kysely<object>({ dialect })
  const add = (to: Kysely<object>, n: number) => sql`insert into thing values (${n})`.execute(to)
  const count = async () => {
    const { rows } = await sql<{ n: number }>`select count(*) as n from thing`.execute(db)
    return rows[0]!.n
  }
  try {
    await sql`create table thing (number integer)`.execute(db)
    const seen: number[] = []
    const asked = Array.from({ length: 50 }, (_, n) => [
      count().then((found) => seen.push(found)),
      db
        .transaction()
        .execute(async (tx) => {
          await add(tx, n)
          await add(tx, n)
          if (n % 10 === 9) throw new Error('rolled back')
        })
        .catch((error: Error) => expect(error.message).toBe('rolled back')),
      count().then((found) => seen.push(found)),
    ]).flat()
    await Promise.resolve()
    expect(dialect.queue.waiting).toBeGreaterThan(100)
    await Promise.all(asked)
    expect(dialect.queue.waiting).toBe(0)
    for (const found of seen) expect(found % 2).toBe(0)
    expect(await count()).toBe(90)
  } finally {
    await db.destroy()
  }
})
