import { createWriteStream, existsSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createApp } from './app.ts'

/** A device of Linux that is always full. */
const full = '/dev/full'
const lines: string[] = []
const log = pino({}, { write: (line) => void lines.push(line) })
const app = createApp({ config: readConfig({}), log })
app.get('/write', async () => pipeline([Buffer.alloc(9)], createWriteStream(full)))

test.skipIf(!existsSync(full))('a full disk is 503, and its cause stands in the log', async () => {
  const answer = await app.inject({ url: '/write', headers: { host: 'localhost' } })
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ errorCode: 'UNAVAILABLE' })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect(lines.join()).toContain('ENOSPC')
})
