import { once } from 'node:events'
import type { RequestListener, ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { FastPathServer } from './fast-path.ts'
import { maxUnanswered, PipelineLimitServer } from './pipeline-limit.ts'

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'
/** What is parsed at once may hold so many more. */
const atMost = maxUnanswered + Math.ceil(2_048 / get.length)

const servers = {
  'behind the fast path': (listener: RequestListener) =>
    new FastPathServer({}, listener, { find: () => undefined }),
  'as it is': (listener: RequestListener) => new PipelineLimitServer({}, listener),
}

async function start(kind: keyof typeof servers, listener: RequestListener) {
  const server = servers[kind](listener)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const clients: Socket[] = []
  onTestFinished(() => {
    for (const client of clients) client.destroy()
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  return () => {
    const client = connect(port, '127.0.0.1').setNoDelay()
    clients.push(client)
    return client
  }
}

const kinds = Object.keys(servers) as (keyof typeof servers)[]

test.each(kinds)(
  'a connection is read no further than some 100 unanswered requests, others are: %s',
  async (kind) => {
    const waiting: ServerResponse[] = []
    const connectAgain = await start(kind, (_request, response) => void waiting.push(response))
    connectAgain().write(get.repeat(20_000))
    await eventually(() => expect(waiting.length).toBeGreaterThanOrEqual(maxUnanswered))
    const other = connectAgain()
    other.write(get)
    await eventually(() =>
      expect(waiting.some(({ socket }) => socket?.remotePort === other.localPort)).toBe(true),
    )
    expect(waiting.length - 1).toBeLessThanOrEqual(atMost)
  },
)

test.each(kinds)('every one of them is answered in its order, in the end: %s', async (kind) => {
  let [unanswered, most, count] = [0, 0, 0]
  const connectAgain = await start(kind, (_request, response) => {
    most = Math.max(most, (unanswered += 1))
    const number = (count += 1)
    setTimeout(() => {
      unanswered -= 1
      response.end(`<${number}>${'x'.repeat(100)}`)
    }, 1)
  })
  const client = connectAgain()
  let answered = ''
  client.on('data', (chunk: Buffer) => (answered += chunk.toString('latin1')))
  client.write(get.repeat(5_000))
  await eventually(() => expect(answered).toContain('<5000>'), { timeout: 10_000 })
  expect([...answered.matchAll(/<(\d+)>/g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 5_000 }, (_, index) => index + 1),
  )
  expect(most).toBeLessThanOrEqual(atMost)
})

test.each(kinds)('the body of a request comes whole, whatever is before it: %s', async (kind) => {
  const bytes: number[] = []
  const connectAgain = await start(kind, (request, response) => {
    let length = 0
    request.on('data', (chunk: Buffer) => (length += chunk.length))
    request.on('end', () => {
      bytes.push(length)
      response.end()
    })
  })
  const client = connectAgain().resume()
  const body = Buffer.alloc(3_000_000, 'GET / HTTP/1.1\r\n\r\n')
  client.write(get.repeat(150))
  client.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n`)
  client.write(body)
  client.write(get)
  await eventually(() => expect(bytes).toHaveLength(152), { timeout: 10_000 })
  expect(bytes.filter(Boolean)).toEqual([body.length])
})
