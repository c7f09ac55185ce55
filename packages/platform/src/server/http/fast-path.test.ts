import { once } from 'node:events'
import { Server, type RequestListener } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { diceOf } from '#testing/dice.ts'
import { eventually } from '#testing/eventually.ts'
import { FastPathServer } from './fast-path.ts'
import { packedResponse, respond, storedResponse, type Asked } from './stored-response.ts'

const page = storedResponse('<p>kept</p>'.repeat(2_000), { 'content-type': 'text/html' })
page.br = Buffer.from('packed')
const file = storedResponse('body {}', { 'content-type': 'text/css' })
/** Longer than the system holds for a client that does not read. */
const long = storedResponse('x'.repeat(20_000_000), { 'content-type': 'text/plain' })
const empty = storedResponse('', { 'content-type': 'text/css' })
const inMemory = new Map([
  ['/en', page],
  ['/site.css', file],
  ['/empty.css', empty],
  ['/long', long],
])
const find = ({ url = '' }: Asked) => inMemory.get(url)

/** Seconds after which a connection is closed that nobody uses. */
const idleSeconds = 5
const options = { requireHostHeader: false, keepAliveTimeout: idleSeconds * 1_000 }

/** Answers what lies in memory, and tells of any other request what it has read. */
const listener: RequestListener = (request, response) => {
  const stored = request.method === 'GET' || request.method === 'HEAD' ? find(request) : undefined
  if (stored) return respond(request, response, stored)
  void text(request).then((body) => response.end(`${request.method} ${request.url} ${body}`))
}

/** Its port. */
async function listen(server: Server): Promise<number> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return (server.address() as AddressInfo).port
}

/** A server with the fast path; `seen` counts the requests that Node.js has read. */
async function startFast() {
  const seen = { count: 0 }
  const memory = { find: (request: Asked) => packedOf(request) }
  const server = new FastPathServer(options, listener, memory).on('request', () => {
    seen.count += 1
  })
  return { port: await listen(server), server, seen }
}

function packedOf(request: Asked) {
  const stored = find(request)
  return stored && packedResponse(request, stored, idleSeconds)
}

/** Sends the pieces one after the other and answers all that comes back until the server says no more. */
async function exchange(port: number, pieces: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1').setNoDelay()
  const answered = text(socket).catch(() => 'reset')
  for (const piece of pieces) {
    socket.write(piece, 'latin1')
    await sleep(3)
  }
  socket.end()
  return (await answered).replaceAll(/^Date: .{29}\r$/gm, 'Date: now\r')
}

const get = (path: string, ...lines: string[]) =>
  `GET ${path} HTTP/1.1\r\n${['host: localhost', ...lines].join('\r\n')}\r\n\r\n`
const post = (body: string) =>
  `POST /call HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${body.length}\r\n\r\n${body}`

describe('the client gets the bytes that Node.js would send', () => {
  test.each<[what: string, requests: string[], read: number]>([
    ['a page in memory', [get('/en')], 0],
    ['its compressed form', [get('/en', 'Accept-Encoding: gzip, br')], 0],
    ['that it has not changed', [get('/en', `if-none-match: "${page.tag}"`)], 0],
    ['several, one after the other', [get('/en'), get('/site.css'), get('/en')], 0],
    ['what is not in memory', [get('/other')], 1],
    ['both by turns', [get('/en'), get('/other'), get('/en'), get('/other'), get('/en')], 2],
    ['a form, and pages after it', [get('/en'), post('a=1'), get('/en')], 2],
    ['two at once', [get('/en') + get('/site.css')], 2],
    ['two at once, and another', [get('/other') + get('/en'), get('/en')], 3],
    ['one that comes in two pieces', ['GET /en HT', 'TP/1.1\r\nhost: a\r\n\r\n', get('/en')], 2],
    ['byte by byte', [...get('/en')], 1],
    ['the head alone', ['HEAD /en HTTP/1.1\r\nhost: a\r\n\r\n'], 1],
    ['on a connection that is to be closed', [get('/en', 'connection: close')], 1],
    ['and named as for a proxy', [get('/en', 'proxy-connection: close'), get('/en')], 1],
    ['an empty file', [get('/empty.css'), get('/empty.css', 'a: b\tc'), get('/empty.css')], 2],
    ['HTTP/1.0', ['GET /en HTTP/1.0\r\nhost: a\r\n\r\n'], 1],
    [
      'a GET with a body that looks like a request',
      [get('/en', `content-length: ${get('/site.css').length}`) + get('/site.css')],
      1,
    ],
    [
      'a GET with a body that comes later',
      [get('/en', `content-length: ${get('/site.css').length}`), get('/site.css'), get('/en')],
      2,
    ],
    [
      'a GET in chunks',
      [get('/en', 'transfer-encoding: chunked'), '5\r\nGET /\r\n', '0\r\n\r\n', get('/en')],
      2,
    ],
    [
      'a length and chunks',
      [get('/en', 'content-length: 4', 'transfer-encoding: chunked'), '0\r\n\r\n', get('/en')],
      0,
    ],
    ['a host twice', [get('/en', 'host: other')], 1],
    ['an upgrade that is not to be had', [get('/en', 'connection: upgrade', 'upgrade: h2c')], 1],
    ['what it may only send when it is told to', [get('/en', 'expect: 100-continue')], 1],
    [
      'a value with a tab, a long line, a foreign letter',
      [get('/en', 'a: b\tc'), get('/en', `a: ${'b'.repeat(9_000)}`), get('/en', 'a: \xe9')],
      3,
    ],
    ['a line that goes on', [get('/en', 'a: b', ' c')], 0],
    ['a line feed alone', [get('/en').replaceAll('\r', '')], 0],
    ['a carriage return alone', [get('/en', 'a: b\rc: d')], 0],
    ['a space before the colon', [get('/en', 'content-length : 3')], 0],
    ['a byte that is none', [get('/en', 'a: b\0')], 0],
    ['no HTTP at all', ['\x16\x03\x01\x02'], 0],
  ])('%s', async (_, requests, read) => {
    const plain = await listen(new Server(options, listener))
    const { port, seen } = await startFast()
    const answer = await exchange(port, requests)
    expect(answer).toBe(await exchange(plain, requests))
    expect(answer).not.toBe('')
    expect(seen.count).toBe(read)
  })

  test('whatever comes, in whatever pieces', async () => {
    const plain = await listen(new Server(options, listener))
    const { port } = await startFast()
    const { below: random } = diceOf(7)
    const one = (): string =>
      [
        get('/en'),
        get('/en', 'accept-encoding: br'),
        get('/site.css'),
        get('/other'),
        post('a'.repeat(random(40))),
        post(get('/en')),
        get('/en', 'content-length: 3') + 'abc',
      ][random(7)]!
    await Promise.all(
      Array.from({ length: 60 }, async () => {
        const all = Array.from({ length: 1 + random(6) }, one)
        const pieces = random(2) ? all : piecesOf(all.join(''), random)
        expect(await exchange(port, pieces)).toBe(await exchange(plain, pieces))
      }),
    )
  })
})

function piecesOf(whole: string, random: (below: number) => number): string[] {
  const pieces = []
  for (let at = 0; at < whole.length; at += pieces.at(-1)!.length)
    pieces.push(whole.slice(at, at + 1 + random(150)))
  return pieces
}

test('a client that asks and does not read is sent one answer, and further ones when it reads', async () => {
  const { port, server } = await startFast()
  const client = connect(port, '127.0.0.1').pause()
  const [socket] = (await once(server, 'connection')) as [Socket]
  for (let n = 0; n < 2_000; n += 1) client.write(get('/en'))
  await eventually(() => expect(socket.writableLength).toBeGreaterThan(0))
  await sleep(200)
  expect(socket.writableLength).toBeLessThan(10 * page.plain.length)
  let received = 0
  client.on('data', (chunk) => (received += chunk.length)).resume()
  await eventually(() => expect(received).toBeGreaterThan(2_000 * page.plain.length))
  client.destroy()
})

describe('a connection that nobody uses', () => {
  test('is closed after the time that was said', async () => {
    // To the time that it says, Node.js adds one for what is on its way.
    const times = { keepAliveTimeout: 200, keepAliveTimeoutBuffer: 300 }
    const server = new FastPathServer({ ...options, ...times }, listener, { find: packedOf })
    const port = await listen(server)
    const begun = performance.now()
    const silent = connect(port, '127.0.0.1').resume()
    const served = connect(port, '127.0.0.1').resume()
    served.write(get('/en'))
    await Promise.all([once(silent, 'close'), once(served, 'close')])
    expect(performance.now() - begun).toBeGreaterThan(490)
  })

  test('is closed with the server, once what was answered on it has gone', async () => {
    const { port, server } = await startFast()
    const idle = connect(port, '127.0.0.1')
    idle.write(get('/site.css'))
    await once(idle, 'data')
    const ended = once(idle.resume(), 'end')
    const asked = connect(port, '127.0.0.1')
    const answered = text(asked)
    asked.write(get('/en'))
    await eventually(() => expect(asked.bytesRead).toBeGreaterThan(0))
    server.close()
    expect(await answered).toContain('kept</p>')
    await ended
  })

  test.each([
    ['which Node.js never saw', [get('/long')], 1],
    ['on which Node.js has read before', [get('/other'), get('/long')], 2],
    ['which Node.js reads', [get('/en', 'a: b\tc'), get('/long')], 2],
  ])(
    'is closed with the server once a slow client has its answer: %s',
    async (_, asked, answers) => {
      const { port, server } = await startFast()
      const client = connect(port, '127.0.0.1')
      let received = 0
      client.on('data', (chunk) => (received += chunk.length))
      for (const [index, request] of asked.entries()) {
        if (index > 0) await once(client, 'data')
        if (request === get('/long')) client.pause()
        client.write(request)
      }
      const waiting = () => [...server.openConnections].map((socket) => socket.writableLength)
      await eventually(() => expect(waiting()).toEqual([expect.any(Number)]))
      await eventually(() => expect(waiting()[0]).toBeGreaterThan(0))
      server.close()
      await sleep(50)
      client.resume()
      await once(client, 'close')
      expect(received).toBeGreaterThan(long.plain.length + answers * 50)
    },
  )

  test('is not closed with the server before it was used', async () => {
    const { port, server } = await startFast()
    const silent = connect(port, '127.0.0.1')
    await once(server, 'connection')
    server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false))
    server.endFastPath()
    server.close()
    silent.write(get('/en'))
    expect(await text(silent)).toContain('kept</p>')
  })
})

test('once the server ends, Node.js reads what comes and closes the connection after it', async () => {
  const { port, server, seen } = await startFast()
  const client = connect(port, '127.0.0.1')
  client.write(get('/en'))
  await once(client, 'data')
  expect(seen.count).toBe(0)
  server.prependListener('request', (_request, response) => (response.shouldKeepAlive = false))
  server.endFastPath()
  const rest = text(client)
  client.write(get('/en'))
  expect(await rest).toContain('Connection: close')
  expect(seen.count).toBe(1)
})
