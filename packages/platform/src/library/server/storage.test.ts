import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { s3Storage } from './s3-storage.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'
import { readConfig } from '#src/server/config.ts'
import { startS3, type S3Server } from '#testing/s3.ts'

const folder = mkdtempSync(join(tmpdir(), 'trilane-storage-'))
let s3: S3Server
let made = 0

beforeAll(async () => {
  s3 = await startS3()
})
afterAll(async () => {
  await s3.stop()
  rmSync(folder, { recursive: true })
})

function file(content: string | Buffer): string {
  const path = join(folder, `incoming-${(made += 1)}`)
  writeFileSync(path, content)
  return path
}

const read = async (storage: Storage, key: string, range?: { start: number; end: number }) => {
  const found = await storage.open(key, range)
  return found && { size: found.size, text: await text(found.stream) }
}

describe.each(['disk', 's3'] as const)('files on %s', (kind) => {
  let storage: Storage
  beforeAll(() => {
    const settings = kind === 's3' ? s3.settings : {}
    storage = openStorage(readConfig({ DATA_DIR: folder, ...settings }))
  })

  test('stored bytes are read, whole and in part', async () => {
    await storage.put('aa/original', file('0123456789'))
    expect(await read(storage, 'aa/original')).toEqual({ size: 10, text: '0123456789' })
    expect(await read(storage, 'aa/original', { start: 3, end: 5 })).toEqual({
      size: 3,
      text: '345',
    })
    expect(await storage.has('aa/original')).toBe(true)
  })

  test('storing under the same key replaces the bytes', async () => {
    await storage.put('bb/640.webp', file('old'))
    await storage.put('bb/640.webp', file('new'))
    expect(await read(storage, 'bb/640.webp')).toEqual({ size: 3, text: 'new' })
  })

  test('unknown and removed keys are absent', async () => {
    expect(await storage.open('cc/original')).toBeUndefined()
    expect(await storage.has('cc/original')).toBe(false)
    await storage.remove('cc/original')
    await storage.put('cc/original', file('x'))
    await storage.remove('cc/original')
    expect(await storage.has('cc/original')).toBe(false)
    expect(await storage.open('cc/original')).toBeUndefined()
  })

  test('megabytes are read byte for byte', async () => {
    const bytes = Buffer.alloc(5_000_000, 'every byte counts ')
    await storage.put('dd/original', file(bytes))
    const found = await storage.open('dd/original')
    expect((await buffer(found!.stream)).equals(bytes)).toBe(true)
  })
})

test('a missing bucket, or a server that is down, is 503, and no error is swallowed', async () => {
  const settings = { DATA_DIR: folder, ...s3.settings }
  const noBucket = openStorage(readConfig({ ...settings, S3_BUCKET: 'another' }))
  await expect(noBucket.put('ee/original', file('x'))).rejects.toMatchObject({ status: 503 })
  const down = openStorage(readConfig({ ...settings, S3_ENDPOINT: 'http://127.0.0.1:9' }))
  await expect(down.put('ee/original', file('x'))).rejects.toMatchObject({ status: 503 })
  await expect(down.open('ee/original')).rejects.toMatchObject({ status: 503 })
})

test('a storage that takes connections and answers nothing is 503 in bounded time', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const access = { region: 'us-east-1', accessKeyId: 'a', secretAccessKey: 'b' }
  const storage = s3Storage(
    { endpoint: `http://127.0.0.1:${port}`, bucket: 'library', ...access },
    { readMs: 100, writeMs: 100 },
  )
  for (const call of [
    () => storage.open('aa/original'),
    () => storage.has('aa/original'),
    () => storage.put('aa/original', file('x')),
    () => storage.remove('aa/original'),
  ])
    await expect(call()).rejects.toMatchObject({ status: 503 })
  silent.close()
})

test('the settings of S3 are given together or not at all', () => {
  const { S3_REGION: _, ...some } = s3.settings
  expect(() => readConfig(some)).toThrow(/S3_ENDPOINT: set all five/)
})
