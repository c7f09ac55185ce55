import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { unavailableWords as words } from '#words/index.ts'
import { isCallError } from '@repo/platform/rest/call-error.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import {
  createDatabase,
  startPostgres,
  type PostgresServer,
} from '@repo/platform/testing/postgres.ts'
import { startRelay } from '@repo/platform/testing/relay.ts'
import { startProduct, type TestProduct } from '#tests/support/product.ts'

let server: PostgresServer
let relay: Awaited<ReturnType<typeof startRelay>>
let site: TestProduct
let databaseUrl: string
beforeAll(async () => {
  server = await startPostgres({ durable: true })
  databaseUrl = await createDatabase({ server: server.url })
  relay = await startRelay(databaseUrl)
  site = await startProduct({ DATABASE_URL: relay.url })
})
afterAll(async () => {
  await site.close()
  await relay.cut()
  await server.stop()
})

test('while PostgreSQL is away, pages in memory are answered, the rest says so and when to try again', async () => {
  const kept = await (await site.request('/de/terms')).text()
  await server.halt()
  const page = await site.request('/de/terms')
  expect([page.status, await page.text()]).toEqual([200, kept])

  for (const [path, as] of [
    ['/api/news/site/en', 'visitor'],
    ['/api/newsletter/subscriptions', 'admin'],
  ] as const) {
    const answer = await site.request(path, { as })
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({ status: 503, errorCode: 'UNAVAILABLE' })
  }
  for (const lang of langs) {
    const answer = await site.request(`/${lang}/news?search=tags`)
    expect(answer.status).toBe(503)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain(`<h1>${words[lang].title}</h1>`)
  }
  const form = await site.request('/en/request-demo', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      form: 'request-demo',
      name: 'Ada',
      email: 'ada@example.com',
      company: 'Hall',
      country: 'PT',
      comments: 'Two halls',
    }).toString(),
  })
  expect([form.status, await form.text()]).toEqual([503, expect.stringContaining('Two halls')])
  await server.resume()
  await eventually(async () =>
    expect((await site.request('/en/news?search=tags')).status).toBe(200),
  )
})

test('what is kept is dropped when PostgreSQL is back: changes may have been missed', async () => {
  const editor = site.as('editor')
  const body = { language: 'en', title: 'Before', permalink: 'before-the-outage' } as const
  const { id } = await editor.call(newsApi.create, { body })
  await editor.call(newsApi.publish, { body: { id } })
  const title = async () => {
    const page = await site.request('/en/before-the-outage')
    return /<h1[^>]*>([^<]+)/.exec(await page.text())?.[1]
  }
  // The server hears of its own write a second time, and drops what it has drawn in between.
  await eventually(async () => {
    expect(await title()).toBe('Before')
    await relay.cut()
    const kept = await title()
    if (kept !== 'Before') await relay.mend()
    expect(kept).toBe('Before')
  })
  const another = new pg.Client({ connectionString: databaseUrl })
  await another.connect()
  await another.query(`update news set title = 'After'`)
  await another.end()
  await relay.mend()
  await eventually(async () => expect(await title()).toBe('After'))
})

test('nothing that was acknowledged is lost, and the process lives, over restarts under load', async () => {
  const acknowledged: string[] = []
  const unexpected: unknown[] = []
  let isOver = false
  const visitor = site.as('visitor')
  const write = async (writer: number) => {
    for (let n = 0; !isOver; n++)
      try {
        const email = `w${writer}-${n}-${acknowledged.length}@example.com`
        const details = { name: 'W', company: 'Hall', country: 'PT' }
        const call = await visitor.call(demoRequestsApi.requestDemo, {
          body: { ...details, email },
        })
        acknowledged.push(call.id)
      } catch (error) {
        if (!isCallError(error) || error.code !== 503) unexpected.push(error)
        await sleep(20)
      }
  }
  const read = async () => {
    while (!isOver) {
      const { status } = await site.request('/api/news/site/en')
      if (status !== 200 && status !== 503) unexpected.push(status)
      await sleep(5)
    }
  }
  const load = Promise.all([...Array.from({ length: 6 }, (_, n) => write(n)), read(), read()])
  for (let round = 0; round < 3; round++) {
    const before = acknowledged.length
    await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 10))
    await server.halt()
    await sleep(200)
    await server.resume()
  }
  const before = acknowledged.length
  await eventually(() => expect(acknowledged.length).toBeGreaterThan(before + 10))
  isOver = true
  await load
  expect(unexpected).toEqual([])
  const stored = await site.product.platform.store.db.selectFrom('lead').select('id').execute()
  const ids = new Set(stored.map(({ id }) => id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
}, 120_000)
