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
    await sleep(30)
    expect((await sql`select name from thing`.execute(db)).rows).toEqual([])
    // The write still waits.
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

describe('writes at once', () => {
  const add = (name: string, then = async () => {}) =>
    store!.write([], async (tx) => {
      await sql`insert into thing values (${name})`.execute(tx)
      await then()
    })
  const names = async () => {
    const { rows } = await sql<{ name: string }>`select name from thing order by name`.execute(
      store!.db,
    )
    return rows.map(({ name }) => name)
  }
  const settled = (all: readonly Promise<unknown>[]) =>
    Promise.allSettled(all).then((outcomes) => outcomes.map(({ status }) => status))

  beforeEach(async () => {
    const { db } = await open()
    await sql`create table thing (name text unique)`.execute(db)
  })

  test('are committed together, and none is told before', async () => {
    const other = new DatabaseSync(file(), { readOnly: true })
    const committed = new Set<number>()
    const stored = () => other.prepare('select count(*) as n from thing').get()!.n as number
    await Promise.all(
      Array.from({ length: 50 }, async (_, n) => {
        await add(`${n}`)
        const { rows } = await sql`select 1 from thing where name = ${`${n}`}`.execute(store!.db)
        expect(rows).toHaveLength(1)
        committed.add(stored())
      }),
    )
    expect(stored()).toBe(50)
    other.close()
    expect(await names()).toHaveLength(50)
    // Thirty-three at most, and the rest.
    expect(committed.size).toBeLessThan(5)
  })

  test('one that fails takes nothing of the others with it', async () => {
    const fail = async () => {
      throw new Error('no')
    }
    const outcomes = [add('a'), add('b', fail), add('c'), add('a'), add('d'), add('e', fail)]
    expect(await settled(outcomes)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
    ])
    expect(await names()).toEqual(['a', 'c', 'd'])
  })

  test('a query outside of them waits until they are committed', async () => {
    const db = new Kysely<object>({ dialect: new NodeSqliteDialect(file()) })
    const insert = (name: string) => sql`insert into thing values (${name})`
    const writing = ['a', 'b', 'c'].map((name) =>
      db.transaction().execute((tx) => insert(name).execute(tx)),
    )
    const { rows } = await sql`select * from thing`.execute(db)
    expect(rows).toHaveLength(3)
    await Promise.all(writing)
    await db.destroy()
  })

  test('where the disk is full, what is told to be stored is stored, and nothing else', async () => {
    const limit = (pages: number) =>
      store!.write([], (tx) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(tx))
    const kept: string[] = []
    const refused: unknown[] = []
    await limit(40)
    await Promise.all(
      Array.from({ length: 60 }, async (_, n) => {
        const [first, second] = [`${n} `.padEnd(n % 7 ? 10 : 40_000, 'x'), `${n} again`]
        const writing = store!.write([], async (tx) => {
          const insert = (name: string) => sql`insert into thing values (${name})`.execute(tx)
          // As if nothing had happened.
          await insert(first).catch(() => {})
          await insert(second)
        })
        await writing.then(
          () => kept.push(first, second),
          (error: unknown) => refused.push(error),
        )
      }),
    )
    expect(refused.length).toBeGreaterThan(0)
    for (const error of refused) expect(error).toBeInstanceOf(StoreUnavailable)
    expect(await names()).toEqual(kept.toSorted())
    await limit(100_000)
    await add('later')
    expect(await names()).toContain('later')
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
      'is not a database',
      () => writeFileSync(file(), 'x'.repeat(4096)),
      /not a database.+Replace it with a backup/,
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
