import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { Connections, maxUnderWay } from './connections.ts'

const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

async function start(listener: RequestListener) {
  const connections = new Connections()
  const server = createServer(connections.limited(listener)).on('connection', connections.add)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const clients: Socket[] = []
  onTestFinished(() => {
    for (const client of clients) client.destroy()
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const connectAgain = () => {
    const client = connect(port, '127.0.0.1').setNoDelay()
    clients.push(client)
    return client
  }
  return { server, connections, connectAgain }
}

test('100 requests of a connection are under way at most, and nobody else waits for them', async () => {
  const waiting: ServerResponse[] = []
  const { connectAgain } = await start((_request, response) => void waiting.push(response))
  connectAgain().write(get.repeat(20_000))
  await eventually(() => expect(waiting).toHaveLength(maxUnderWay))
  const other = connectAgain()
  other.write(get)
  await eventually(() => expect(waiting).toHaveLength(maxUnderWay + 1))
  expect(waiting.at(-1)!.socket!.remotePort).toBe(other.localPort)
})

test('a connection is read no further while requests wait, and so after each answer', async () => {
  const waiting: ServerResponse[] = []
  const { server, connections, connectAgain } = await start(
    (_request, response) => void waiting.push(response),
  )
  const accepted = once(server, 'connection') as Promise<[Socket]>
  connectAgain().write(get.repeat(50_000))
  const [socket] = await accepted
  /** What the system hands over at once. */
  const most = maxUnderWay + Math.ceil(65_536 / get.length)
  for (let answered = 0; answered < 50; answered += 1) {
    await eventually(() => expect(waiting.length).toBe(maxUnderWay + answered))
    expect(connections.unanswered(socket).length).toBeLessThanOrEqual(most)
    waiting[answered]!.end()
    await sleep(1)
  }
})

test.each([
  ['later', (end: () => void) => void setTimeout(end, 1)],
  ['at once', (end: () => void) => end()],
])('each of 5,000 is answered in its order, %s', async (_, soon) => {
  let [underWay, most, count] = [0, 0, 0]
  const { connectAgain } = await start((_request, response) => {
    most = Math.max(most, (underWay += 1))
    const number = (count += 1)
    soon(() => {
      underWay -= 1
      response.end(`<${number}>${'x'.repeat(100)}`)
    })
  })
  const client = connectAgain()
  let answered = ''
  client.on('data', (chunk: Buffer) => (answered += chunk.toString('latin1')))
  client.write(get.repeat(5_000))
  await eventually(() => expect(answered).toContain('<5000>'), { timeout: 10_000 })
  expect([...answered.matchAll(/<(\d+)>/g)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 5_000 }, (_unused, index) => index + 1),
  )
  expect(most).toBeLessThanOrEqual(maxUnderWay)
})

test('the body of a request comes whole, whatever is before it', async () => {
  const bytes: number[] = []
  const { connectAgain } = await start((request, response) => {
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

test('a client that does not read is owed few answers, and gets the others when it reads', async () => {
  const page = 'x'.repeat(20_000)
  const { server, connectAgain } = await start((_request, response) => void response.end(page))
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const client = connectAgain().pause()
  const [socket] = await accepted
  for (let n = 0; n < 2_000; n += 1) client.write(get)
  await eventually(() => expect(socket.writableLength).toBeGreaterThan(0))
  await sleep(200)
  expect(socket.writableLength).toBeLessThan(maxUnderWay * 2 * page.length)
  let received = 0
  client.on('data', (chunk) => (received += chunk.length)).resume()
  await eventually(() => expect(received).toBeGreaterThan(2_000 * page.length), { timeout: 5_000 })
})

test('requests that wait do not begin once the client is known to have gone', async () => {
  const waiting: ServerResponse[] = []
  const { server, connectAgain } = await start((_request, response) => void waiting.push(response))
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const client = connectAgain()
  client.write(get.repeat(1_000))
  const [socket] = await accepted
  await eventually(() => expect(waiting).toHaveLength(maxUnderWay))
  client.destroy()
  // Nothing is read, so the second answer that is sent after it has gone shows it.
  for (let n = 0; !socket.destroyed && n < 50; n += 1) {
    waiting[n]!.end()
    await sleep(5)
  }
  expect(socket.destroyed).toBe(true)
  const begun = waiting.length
  for (const response of waiting) response.end()
  await sleep(20)
  expect(waiting).toHaveLength(begun)
  expect(begun).toBeLessThan(maxUnderWay + 10)
})
