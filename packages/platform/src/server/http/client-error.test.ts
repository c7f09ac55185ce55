import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { createApp } from './app.ts'
import { maxUnderWay } from './connections.ts'

const log = createLog('silent', { write: () => {} })
const app = createApp({ config: readConfig({}), log })
app.get<{ Params: { ms: string } }>('/after/:ms', async ({ params }) => {
  await sleep(Number(params.ms))
  return { after: params.ms }
})
app.post('/body', async ({ body }) => ({ body }))
beforeAll(() => app.listen({ host: '127.0.0.1', port: 0 }))
afterAll(() => app.close())

const get = (ms: number) => `GET /after/${ms} HTTP/1.1\r\nhost: localhost\r\n\r\n`
const malformed = 'NO SENSE\r\n\r\n'

/** What comes back on one connection, and how long that took. */
async function answersTo(...packets: string[]) {
  const { port } = app.server.address() as AddressInfo
  const client = connect(port, '127.0.0.1').setNoDelay()
  const began = performance.now()
  for (const packet of packets) {
    client.write(packet)
    await sleep(20)
  }
  const received = await text(client)
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
  return { received, statuses, ms: performance.now() - began }
}

test('requests before a malformed one are answered first, however long they take', async () => {
  const { received, statuses } = await answersTo(get(150) + get(10) + malformed)
  expect(statuses).toEqual([200, 200, 400])
  expect(received.indexOf('"after":"150"')).toBeLessThan(received.indexOf('"after":"10"'))
  expect(received.match(/MALFORMED_REQUEST/g)).toHaveLength(1)
})

test('so are those that wait, since a connection has only so many under way', async () => {
  const { statuses } = await answersTo(get(5).repeat(2 * maxUnderWay) + malformed)
  expect(statuses).toEqual([...Array<number>(2 * maxUnderWay).fill(200), 400])
})

test('what follows a malformed request is no further one', async () => {
  const { statuses } = await answersTo(get(100) + malformed, malformed, get(1))
  expect(statuses).toEqual([200, 400])
})

test('a malformed request alone, and one whose body is malformed, is refused at once', async () => {
  expect((await answersTo(malformed)).statuses).toEqual([400])
  const head = 'POST /body HTTP/1.1\r\nhost: localhost\r\norigin: http://localhost\r\n'
  const chunked = `${head}content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nno size\r\n`
  const { statuses, ms } = await answersTo(chunked)
  expect(statuses).toEqual([400])
  expect(ms).toBeLessThan(5_000)
})
