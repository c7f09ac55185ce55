import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { beforeAll, describe, expect, test } from 'vitest'
import { createAccount } from '@repo/platform/account/server/accounts.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { openStore } from '@repo/platform/server/database/store.ts'
import { migrations } from '#migrations/index.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'
import { useStore } from '#tests/support/store.ts'

const root = join(import.meta.dirname, '../../../../..')
const own = useStore()

const account = (email: string) => ({
  email,
  name: 'a',
  role: 'viewer' as const,
  passwordHash: '-',
})
const emails = async () =>
  (await own.store.db.selectFrom('account').select('email').orderBy('email').execute()).map(
    ({ email }) => email,
  )

describe('servers that start at once', () => {
  // Inside the root, from which what is not bundled is found.
  const folder = mkdtempSync(join(root, 'node_modules/.starting-server-'))
  const program = join(folder, 'starting-server.mjs')
  beforeAll(async () => {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      build: {
        ssr: true,
        outDir: folder,
        rolldownOptions: {
          input: [
            'apps/site/tests/support/starting-server.ts',
            'packages/platform/src/server/database/sqlite-thread.ts',
          ],
          output: { entryFileNames: '[name].mjs' },
        },
      },
    })
    return () => rmSync(folder, { recursive: true })
  })

  test('migrate once, make one first administrator and one seed', async () => {
    const { dataDir, databaseUrl = '' } = await newStorePlace()
    const servers = [1, 2].map(() => startServer(program, dataDir, databaseUrl))
    await Promise.all(servers.map(({ ready }) => ready))
    for (const { go } of servers) go()
    const results = await Promise.all(servers.map(({ done }) => done))
    expect(results.filter(({ created }) => created)).toHaveLength(1)
    for (const result of results) expect(result).toMatchObject({ accounts: 1, articles: 78 })
    rmSync(dataDir, { recursive: true })
  }, 60_000)
})

interface Result {
  created: boolean
  accounts: number
  articles: number
}

function startServer(program: string, dataDir: string, databaseUrl: string) {
  const child = spawn(process.execPath, [program, dataDir, databaseUrl].filter(Boolean))
  const ready = Promise.withResolvers<void>()
  const done = Promise.withResolvers<Result>()
  let [output, errors] = ['', '']
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text
    if (output.includes('ready\n')) ready.resolve()
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  child.on('close', (code) => {
    if (code === 0) return done.resolve(JSON.parse(output.split('\n')[1]!) as Result)
    const error = new Error(`A server did not start:\n${errors}`)
    ready.reject(error)
    done.reject(error)
  })
  return { ready: ready.promise, done: done.promise, go: () => child.stdin.write('go\n') }
}

describe('a write', () => {
  test('that fails leaves nothing, and notifies nobody', async () => {
    const notified: string[] = []
    own.store.changes.listen((topic) => notified.push(topic))
    const failing = own.store.write(['news'], async (db) => {
      await createAccount(db, systemClock, account('half@example.com'))
      throw new Error('half way')
    })
    await expect(failing).rejects.toThrow('half way')
    expect(await emails()).not.toContain('half@example.com')
    expect(notified).toEqual([])
  })

  test('that breaks a constraint leaves nothing, and the next one works', async () => {
    const twice = own.store.write([], async (db) => {
      await createAccount(db, systemClock, account('twice@example.com'))
      await createAccount(db, systemClock, account('twice@example.com'))
    })
    await expect(twice).rejects.toThrow(/unique/i)
    expect(await emails()).not.toContain('twice@example.com')
    await own.store.write([], (db) => createAccount(db, systemClock, account('next@example.com')))
    expect(await emails()).toContain('next@example.com')
  })

  test('notifies the listeners of its topics after the commit, before it resolves', async () => {
    const notified: [string, Promise<string[]>][] = []
    own.store.changes.listen((topic) => notified.push([topic, emails()]))
    await own.store.write(['a', 'b'], (db) =>
      createAccount(db, systemClock, account('told@example.com')),
    )
    expect(notified.map(([topic]) => topic).slice(0, 2)).toEqual(['a', 'b'])
    for (const [, seen] of notified) expect(await seen).toContain('told@example.com')
  })

  test('many at a time all succeed', async () => {
    const names = Array.from({ length: 40 }, (_, n) => `many${n + 10}@example.com`)
    await Promise.all(
      names.map((email) =>
        own.store.write([], (db) => createAccount(db, systemClock, account(email))),
      ),
    )
    expect((await emails()).filter((email) => email.startsWith('many'))).toEqual(names)
  })

  test('is not visible to others until it is committed', async () => {
    const seen: string[][] = []
    await own.store.write([], async (db) => {
      await createAccount(db, systemClock, account('unseen@example.com'))
      seen.push(await emails())
    })
    expect(seen).toHaveLength(1)
    expect(seen[0]).not.toContain('unseen@example.com')
    expect(await emails()).toContain('unseen@example.com')
  })

  test('with a missing account fails on the foreign key', async () => {
    const values = { token_hash: 'x', id: 'x', account_id: 'nobody' }
    const now = new Date().toISOString()
    const orphan = own.store.write([], (db) =>
      db
        .insertInto('session')
        .values({ ...values, created_at: now, seen_at: now })
        .execute(),
    )
    await expect(orphan).rejects.toThrow(/foreign key/i)
  })
})

test('text that looks like JSON stays text; booleans and times are the same on both engines', async () => {
  const row = {
    id: 'a',
    family: 'a',
    language: 'en' as const,
    permalink: 'a',
    featured_image_id: null,
  }
  const times = { created_at: '2026-01-02T03:04:05.678Z', updated_at: '2026-01-02T03:04:05.000Z' }
  await own.store.write([], (db) =>
    db
      .insertInto('news')
      .values({
        ...row,
        ...times,
        title: '{"a":1}',
        sort_title: '{"a":1}',
        content: '[1]',
        summary: '2',
        categories: '["{}"]',
        published: true,
        active: false,
        version: 1,
        published_at: null,
      })
      .execute(),
  )
  const stored = await own.store.db.selectFrom('news').selectAll().executeTakeFirstOrThrow()
  expect(stored).toEqual({
    ...row,
    ...times,
    has_changes: false,
    changes_version: null,
    changes_publish_at: null,
    title: '{"a":1}',
    sort_title: '{"a":1}',
    content: '[1]',
    summary: '2',
    categories: ['{}'],
    published: true,
    active: false,
    version: 1,
    published_at: null,
    publish_at: null,
    hide_at: null,
    event: null,
    claims: null,
    author: null,
    description: null,
    search_title: null,
  })
})

test('reopening finds it as it was', async () => {
  const again = await openStore(own.place, migrations)
  const names = await again.db.selectFrom('account').select('email').execute()
  expect(names).not.toEqual([])
  await again.close()
})
