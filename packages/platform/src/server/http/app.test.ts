import { createWriteStream, existsSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createLog } from '../log.ts'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createApp } from './app.ts'
import { eventually } from '#testing/eventually.ts'

/** A device of Linux that is always full. */
const full = '/dev/full'
const lines: string[] = []
const log = createLog('info', { write: (line) => void lines.push(line) })
const app = createApp({ config: readConfig({}), log })
app.get('/write', async () => pipeline([Buffer.alloc(9)], createWriteStream(full)))

test.skipIf(!existsSync(full))('a full disk is 503, and its cause stands in the log', async () => {
  const answer = await app.inject({ url: '/write', headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ errorCode: 'UNAVAILABLE' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(lines.join()).toContain('ENOSPC')
})

test('an idle connection is kept longer than a reverse proxy keeps it', async () => {
  const idle = createApp({ config: readConfig({}), log })
  idle.get('/', async () => 'here')
  const answer = await fetch(await idle.listen({ host: '127.0.0.1', port: 0 }))
  const [, seconds] = /timeout=(\d+)/.exec(answer.headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThan(60)
  await idle.close()
})

describe('a client that does not read what it asked for', () => {
  const patient = { stalledMs: 60_000, longestMs: 60_000 }

  test.each([
    ['at all', { ...patient, stalledMs: 300 }, 0],
    ['but byte by byte', { ...patient, longestMs: 600 }, 100],
  ])('%s is disconnected', async (_, patience, everyMs) => {
    const large = createApp({ config: readConfig({}), log }, { patience })
    large.get('/large', async () => Readable.from(endless()))
    await large.listen({ host: '127.0.0.1', port: 0 })
    const { port } = large.server.address() as AddressInfo
    const client = connect(port, '127.0.0.1').pause()
    client.write('GET /large HTTP/1.1\r\nhost: localhost\r\n\r\n')
    const reading = everyMs ? setInterval(() => void client.read(65_536), everyMs) : undefined
    const open = () =>
      new Promise<number>((resolve) => {
        large.server.getConnections((_error, count) => resolve(count))
      })
    await eventually(async () => expect(await open()).toBe(1))
    await eventually(async () => expect(await open()).toBe(0), { timeout: 5_000 })
    clearInterval(reading)
    client.destroy()
    await large.close()
  })
})

function* endless() {
  for (;;) yield Buffer.alloc(65_536)
}
