import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createApp } from './app.ts'
import { gentleClose } from './close-gently.ts'
import { cachedResponse } from './cached-response.ts'

const log = createLog('silent', { write: () => {} })
/** Longer than the system holds for a client that does not read. */
const bytes = 20_000_000
const long = cachedResponse('x'.repeat(bytes), { 'content-type': 'text/plain' })

async function start() {
  const findCached = ({ url = '' }: { url?: string }) => (url === '/memory' ? long : undefined)
  const app = createApp({ config: readConfig({}), log }, { findCached })
  app.get('/route', async () => 'x'.repeat(bytes))
  let begun = 0
  app.get<{ Params: { ms: string } }>('/after/:ms', async ({ params }) => {
    begun += 1
    await sleep(Number(params.ms))
    return { after: params.ms }
  })
  const close = gentleClose(app)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const connected = async (): Promise<[client: Socket, atServer: Socket]> => {
    const accepted = once(app.server, 'connection') as Promise<[Socket]>
    const client = connect(port, '127.0.0.1').setNoDelay()
    onTestFinished(() => void client.destroy())
    return [client, (await accepted)[0]]
  }
  return { close, connected, begun: () => begun }
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

describe('at the end of a server', () => {
  test.each(['/memory', '/route'])('a slow client receives its whole answer: %s', async (path) => {
    const { close, connected } = await start()
    const [client, atServer] = await connected()
    let received = 0
    client.on('data', (chunk) => (received += chunk.length)).pause()
    client.write(get(path))
    await expect.poll(() => atServer.writableLength).toBeGreaterThan(0)
    const closed = close(0)
    await sleep(100)
    client.resume()
    await once(client, 'close')
    expect(received).toBeGreaterThan(bytes)
    await closed
  })

  test('one that reads nothing holds it up for some seconds only', async () => {
    const { close, connected } = await start()
    const [client, atServer] = await connected()
    client.pause().write(get('/memory'))
    await expect.poll(() => atServer.writableLength).toBeGreaterThan(0)
    const began = performance.now()
    await close(0)
    expect(performance.now() - began).toBeLessThan(7_000)
  })

  test('each of several requests of a connection is answered, and the last answer says the end', async () => {
    const { close, connected, begun } = await start()
    const [client] = await connected()
    const answered = text(client)
    client.write(get('/after/200') + get('/after/100'))
    await expect.poll(begun).toBe(2)
    const closed = close(0)
    const [first, second] = (await answered).split('{"after":"200"}')
    expect(first).toMatch(/^connection: keep-alive/im)
    expect(second).toMatch(/^connection: close/im)
    expect(second).toContain('{"after":"100"}')
    await closed
  })

  test('a connection that was not used yet is answered, one that was is closed', async () => {
    const { close, connected } = await start()
    const [unused] = await connected()
    const [idle] = await connected()
    idle.write(get('/after/0'))
    await once(idle, 'data')
    const ended = once(idle, 'close')
    const closed = close(0)
    await ended
    const answered = text(unused)
    unused.write(get('/after/0'))
    expect(await answered).toMatch(/^connection: close/im)
    await closed
  })
})
