import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { startBuiltServer, type BuiltServer } from '@repo/platform/testing/built-server.ts'
import { demoRequest, newsInput } from '#tests/support/factories.ts'
import { freePort } from '@repo/platform/testing/free-port.ts'
import { startPostgres, type PostgresServer } from '@repo/platform/testing/postgres.ts'
import { sessionOf } from '@repo/platform/testing/cookies.ts'

const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a long enough password' }

const pidsOfWorkers = ({ pid }: BuiltServer): string[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean)

const isRunning = (pid: string): boolean => {
  try {
    return process.kill(Number(pid), 0)
  } catch {
    return false
  }
}

/** Over a connection of its own, so that the workers answer in turn. */
const page = (url: string): Promise<string> =>
  new Promise((resolve, reject) => {
    get(url, { agent: new Agent({ keepAlive: false }) }, (response) => {
      resolve(text(response))
    }).on('error', reject)
  })

/** Asks again where the server is overloaded, as it may be on a busy machine. */
async function send(
  { url }: BuiltServer,
  { method, path }: { method: string; path: string },
  body: unknown,
  cookie = '',
): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: url, cookie }
  for (;;) {
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    if (answer.status !== 503) return answer
    await sleep(1_000 * Number(answer.headers.get('retry-after')))
  }
}

let postgres: PostgresServer
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** On PostgreSQL; ended with the test, also where that fails. */
async function start(settings: Record<string, string>): Promise<BuiltServer> {
  const DATABASE_URL = postgres.url
  const server = await startBuiltServer({ ...admin, SEED: 'none', DATABASE_URL, ...settings })
  onTestFinished(() => server.kill())
  return server
}

test('several workers are one server: writes are seen by all, limits are common, one that ends is replaced, and all end with their primary, however it ends', async () => {
  const metricsPort = await freePort()
  const server = await start({
    WORKERS: '2',
    RATE_LIMITS: 'on',
    METRICS_PORT: String(metricsPort),
  })
  await expect.poll(() => server.log()).toContain('2 workers')
  expect(pidsOfWorkers(server)).toHaveLength(2)

  const signIn = (password: string) =>
    send(server, accountApi.signIn, { email: admin.ADMIN_EMAIL, password })
  const signedIn = await signIn(admin.ADMIN_PASSWORD)
  expect(signedIn.status).toBe(201)
  const cookie = sessionOf(signedIn)

  // Written at once by all of them.
  const created = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      send(server, newsApi.create, newsInput({ title: `Hall ${n}` }), cookie),
    ),
  )
  expect(new Set(created.map(({ status }) => status))).toEqual(new Set([201]))

  // Every worker has the page in its cache before the write that changes it.
  const list = `${server.url}/en/news`
  await Promise.all(Array.from({ length: 6 }, () => page(list)))
  const [{ id }] = (await Promise.all(created.map((answer) => answer.json()))) as [{ id: string }]
  expect((await send(server, newsApi.publish, { id }, cookie)).status).toBe(200)
  await expect
    .poll(async () => {
      const pages = await Promise.all(Array.from({ length: 6 }, () => page(list)))
      return pages.every((html) => html.includes('Hall 0'))
    })
    .toBe(true)

  // However the requests are spread, the limit is that of one server.
  const statuses = await Promise.all(
    Array.from({ length: 22 }, async () => {
      const answer = await send(server, demoRequestsApi.requestDemo, demoRequest())
      return answer.status
    }),
  )
  const count = (wanted: number) => statuses.filter((status) => status === wanted).length
  expect([count(201), count(429)]).toEqual([20, 2])

  // The primary adds up what they have answered.
  const metrics = await page(`http://127.0.0.1:${metricsPort}/metrics`)
  const refused =
    'http_request_duration_seconds_count{route="/api/service/requestdemo",method="POST",status="429"}'
  expect(metrics).toContain(`${refused} 2\n`)

  const [first] = pidsOfWorkers(server)
  process.kill(Number(first), 'SIGKILL')
  const others = () => pidsOfWorkers(server).filter((pid) => pid !== first)
  await expect.poll(() => others().length, { timeout: 10_000 }).toBe(2)
  expect(await page(list)).toContain('Hall 0')

  const workers = pidsOfWorkers(server)
  await server.kill()
  await expect.poll(() => workers.filter(isRunning)).toEqual([])
})

/** `count.test.ts` has what SQLite gets instead. */
test('told to end while its second worker starts, it ends in order, and its workers with it', async () => {
  const server = await start({ WORKERS: '2' })
  const workers = pidsOfWorkers(server)
  expect(await server.stop()).toBe(0)
  expect(workers.filter(isRunning)).toEqual([])
})
