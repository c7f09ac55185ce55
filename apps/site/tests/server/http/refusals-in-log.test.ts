import { createLog } from '@repo/platform/server/log.ts'
import { expect, test } from 'vitest'
import { openProduct } from '#src/product.ts'
import { createAccount } from '@repo/platform/account/server/accounts.ts'
import { startSession } from '@repo/platform/account/server/sessions.ts'
import { readConfig } from '@repo/platform/server/config.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'
import { externals } from '#tests/support/product.ts'

test('refused requests stand in the log, those of one kind together, without what was in them', async () => {
  const { dataDir, databaseUrl = '' } = await newStorePlace()
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => void lines.push(line) })
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl })
  const product = await openProduct(config, { ...externals, log })
  const { store, clock } = product.platform
  const ada = { email: 'ada@example.com', name: 'Ada', role: 'viewer', passwordHash: '-' } as const
  const { id } = await store.write([], (db) => createAccount(db, clock, ada))
  const cookie = `session=${await startSession(store, clock, id)}`
  const send = async (url: string, headers: object) => {
    const payload = { id: 'typed-secret' }
    const all = { host: '127.0.0.1', ...headers }
    const method = url.startsWith('/users') ? 'GET' : 'PUT'
    const { statusCode } = await product.app.inject({ method, url, payload, headers: all })
    expect(statusCode).toBe(403)
  }
  const own = { origin: 'http://127.0.0.1:3000', cookie }
  for (let n = 0; n < 3; n += 1) await send(`/users/id/typed-secret-${n}`, own)
  await send('/api/news/publish', { ...own, origin: 'https://evil.example' })
  await product.close()
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(entries).toEqual([
    expect.objectContaining({
      errorCode: 'FORBIDDEN',
      call: 'GET /users/id/:id',
      account: id,
      times: 3,
    }),
    expect.objectContaining({
      errorCode: 'FOREIGN_ORIGIN',
      call: 'PUT /api/news/publish',
      times: 1,
    }),
  ])
  expect(lines.join()).not.toMatch(/typed-secret|ada@example|evil\.example/)
})
