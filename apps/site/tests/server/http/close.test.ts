import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { setTimeout as sleep } from 'node:timers/promises'
import { createLog } from '@repo/platform/server/log.ts'
import { expect, test } from 'vitest'
import { openProduct } from '#src/product.ts'
import { readConfig } from '@repo/platform/server/config.ts'
import { StoreClosed } from '@repo/platform/server/database/store-unavailable.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { externals, startProduct } from '#tests/support/product.ts'

const get = (url: string, agent: Agent) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { agent }, (answer) => answer.resume().once('end', () => resolve(answer)))
      .once('error', reject)
      .end()
  })

const connectionsOf = ({ product }: Awaited<ReturnType<typeof startProduct>>) =>
  promisify(product.app.server.getConnections.bind(product.app.server))()

test('a server that ends answers what reaches it, and tells its clients to close', async () => {
  const site = await startProduct()
  let answered = 0
  const client = async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (;;) {
      const { statusCode, headers } = await get(`${site.url}/api/news/site/en`, agent)
      expect(statusCode).toBe(200)
      answered += 1
      if (headers.connection === 'close') return 'told to close'
    }
  }
  const clients = Array.from({ length: 20 }, client)
  await eventually(() => expect(answered).toBeGreaterThan(40))
  const closed = site.product.close(1_000)
  expect(await Promise.all(clients)).toEqual(clients.map(() => 'told to close'))
  await closed
})

test('so does the answer to what was asked before, however late it is', async () => {
  const site = await startProduct()
  const body = JSON.stringify(demoRequest())
  const agent = new Agent({ keepAlive: true })
  const asked = request(`${site.url}/api/service/requestdemo`, {
    agent,
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
  })
  const answered = once(asked, 'response')
  asked.write(body.slice(0, 10))
  await eventually(async () => expect(await connectionsOf(site)).toBe(1))
  await sleep(100)
  const closed = site.product.close(0)
  await sleep(100)
  asked.end(body.slice(10))
  const [answer] = (await answered) as [IncomingMessage]
  expect(answer.resume().statusCode).toBe(201)
  expect(answer.headers.connection).toBe('close')
  await closed
})

test('who has connected is answered, though nothing of theirs was read before the end', async () => {
  const site = await startProduct()
  const asked = Array.from({ length: 40 }, (_, n) =>
    // Each waits for a turn of its own.
    get(`${site.url}/en/news?search=hall${n}`, new Agent()),
  )
  const closed = site.product.close(0)
  const answers = await Promise.all(asked)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200))
  expect(answers.map(({ headers }) => headers.connection)).toEqual(asked.map(() => 'close'))
  await closed
})

test('what comes once the store is closed is refused, and is no failure in the log', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const { dataDir, databaseUrl = '' } = await newStorePlace()
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const product = await openProduct(config, { ...externals, log })
  const { store } = product.platform
  const url = await product.app.listen({ host: '127.0.0.1', port: 0 })
  await store.close()
  const form = new URLSearchParams({ form: 'newsletter', email: 'late@example.com' })
  for (const asked of [
    fetch(`${url}/api/news/site/en?search=hall`),
    fetch(`${url}/en/news?search=hall`),
    fetch(`${url}/en`, { method: 'POST', body: form, headers: { origin: url } }),
  ]) {
    const late = await asked
    expect(late.status).toBe(503)
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0)
  }
  await expect(store.write([], async () => 0)).rejects.toThrow(StoreClosed)
  await product.app.close()
  expect(lines).toEqual([])
})

test('a mail server that hangs holds the end up for seconds only; the mail stays', async () => {
  const { dataDir, databaseUrl = '' } = await newStorePlace()
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  let begun = 0
  const mailer = {
    send: () => new Promise<never>(() => void (begun += 1)),
    close() {},
  }
  const product = await openProduct(config, { ...externals, mailer })
  const { outbox, store } = product.platform
  await store.write([], (db) => outbox.add(db, { to: 'a@example.com', subject: 's', text: 't' }))
  outbox.start()
  await eventually(() => expect(begun).toBe(1))
  const late = sleep(6_000, 'still waiting', { ref: false })
  expect(await Promise.race([product.close().then(() => 'closed'), late])).toBe('closed')
  const again = await openProduct(config, externals)
  const rows = await again.platform.store.db.selectFrom('outbox').select('state').execute()
  expect(rows).toEqual([{ state: 'waiting' }])
  await again.close()
})

test('a server that ends draws none of the pages that nobody has asked for', async () => {
  const lines: string[] = []
  const log = createLog('error', { write: (line) => void lines.push(line) })
  const { dataDir, databaseUrl = '' } = await newStorePlace()
  const config = readConfig({
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    PAGE_COMPRESSION: 'fast',
  })
  const product = await openProduct(config, { ...externals, log })
  const url = await product.app.listen({ host: '127.0.0.1', port: 0 })
  const begun = product.begin()
  const isCompressed = async (path: string) => {
    const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
    // The end waits for a client that does not read its answer.
    await answer.arrayBuffer()
    return answer.headers.has('content-encoding')
  }
  // The first of the pages that are drawn ahead; some two hundred wait.
  await eventually(async () => expect(await isCompressed('/en')).toBe(true), { interval: 200 })
  await product.close()
  await begun
  expect(lines).toEqual([])
})

test('where the configuration says so, no page is drawn before somebody asks for it', async () => {
  const site = await startProduct({ PAGES_AHEAD: 'off' })
  await site.product.begin()
  const answer = await fetch(`${site.url}/en`, { headers: { 'accept-encoding': 'br' } })
  // One that was drawn before would be compressed.
  expect(answer.headers.has('content-encoding')).toBe(false)
  await site.close()
})
