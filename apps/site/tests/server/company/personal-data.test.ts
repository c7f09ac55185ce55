import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { suppress } from '#src/features/newsletter/server/suppression.ts'
import { personalDataApi } from '#src/features/personal-data/contract.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'

const site = useProduct()

const subscribe = (email: string) =>
  site.as('visitor').call(newsletterApi.subscribe, { body: { email } })
const requestDemo = (email: string) =>
  site.as('visitor').call(demoRequestsApi.requestDemo, { body: demoRequest({ email }) })
const known = (email: string) => site.as('admin').call(personalDataApi.get, { query: { email } })
const erase = (email: string) => site.as('admin').call(personalDataApi.erase, { body: { email } })
const mailsTo = (email: string) => site.mails.filter(({ to }) => to === email)

/** Every value of every table, as one text. */
async function everything(): Promise<string> {
  const { db } = site.product.platform.store
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(
    tables.map(({ name }) =>
      db
        .selectFrom(name as 'lead')
        .selectAll()
        .execute(),
    ),
  )
  return JSON.stringify(rows)
}

test('the export has all records of an address with its consent record, and of nobody else', async () => {
  await requestDemo('Eve@Example.com')
  await subscribe('eve@example.com')
  await requestDemo('eve@example.com.au')
  const { email, leads, subscriptions, mails } = await known('EVE@example.com')
  expect(email).toBe('EVE@example.com')
  expect(leads).toMatchObject([{ email: 'Eve@example.com', company: 'Example GmbH' }])
  expect(subscriptions).toMatchObject([
    { email: 'eve@example.com', state: 'pending', consent: [{ state: 'pending' }] },
  ])
  expect(mails.length).toBeGreaterThan(1)
  expect(JSON.stringify(mails)).toContain('?confirm=…')
  expect(JSON.stringify({ leads, subscriptions, mails })).not.toContain('example.com.au')
})

test('an erased address is nowhere in the database, and may subscribe again', async () => {
  await requestDemo('Ada@Example.org')
  await subscribe('ada@example.org')
  await eventually(() => expect(mailsTo('ada@example.org').length).toBeGreaterThan(0))
  site.smtp.down = true
  await requestDemo('ada@example.org')

  expect(await erase('ADA@example.org')).toMatchObject({ leads: 2, subscriptions: 1 })
  expect((await everything()).toLowerCase()).not.toContain('ada@example.org')
  expect(await known('ada@example.org')).toMatchObject({ leads: [], subscriptions: [], mails: [] })
  expect(await erase('ada@example.org')).toEqual({ leads: 0, subscriptions: 0, mails: 0 })

  site.smtp.down = false
  site.advance(3_600_000)
  const sofar = mailsTo('ada@example.org').length
  expect(await subscribe('ada@example.org')).toEqual({ state: 'pending' })
  await eventually(() => expect(mailsTo('ada@example.org')).toHaveLength(sofar + 1))
  expect(await known('ada@example.org')).toMatchObject({ subscriptions: [{ state: 'pending' }] })
})

// Each command is a process of its own; `users-command.test.ts` has one on PostgreSQL.
test.skipIf(process.env.TEST_ENGINE === 'postgres')(
  'commands export, erase, suppress and allow on the same store',
  { timeout: 30_000 },
  async () => {
    const { DATA_DIR, DATABASE_URL = '' } = site.product.platform.config
    const root = join(import.meta.dirname, '../../..')
    const admin = async (...words: string[]) => {
      const NODE_COMPILE_CACHE = join(inject('storesFolder'), 'compiled')
      const env = { ...process.env, NODE_COMPILE_CACHE, DATA_DIR, DATABASE_URL }
      const command = [join(root, 'src/command.ts'), ...words]
      return (await promisify(execFile)(process.execPath, command, { cwd: root, env })).stdout
    }
    await requestDemo('grace@example.org')
    await subscribe('grace@example.org')
    const exported = JSON.parse(await admin('export', 'grace@example.org')) as object
    expect(exported).toMatchObject({
      leads: [{ company: 'Example GmbH' }],
      subscriptions: [{ state: 'pending', consent: [{}] }],
    })
    expect(await admin('erase', 'Grace@example.org')).toMatch(/1 demo requests, 1 subscriptions/)
    expect((await everything()).toLowerCase()).not.toContain('grace@example.org')

    const isStored = async () => {
      await subscribe('grace@example.org')
      return (await known('grace@example.org')).subscriptions.length === 1
    }
    expect(await isStored()).toBe(true)
    await admin('suppress', 'grace@example.org')
    expect(await isStored()).toBe(false)
    expect(await admin('allow', 'grace@example.org')).toContain('may subscribe again')
    expect(await isStored()).toBe(true)
  },
)

test('with a key from the configuration the database has none', async () => {
  const product = await startProductForTest({ SECRET_KEY: 'k'.repeat(32) })
  const { platform } = product.product
  await platform.store.write([], (db) => suppress(db, platform, 'ada@example.org'))
  const { db } = platform.store
  expect(await db.selectFrom('secret').selectAll().execute()).toEqual([])
  const { hash } = await db
    .selectFrom('suppressed_address')
    .select('hash')
    .executeTakeFirstOrThrow()
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
})
