import { createLog } from '@repo/platform/server/log.ts'
import { expect, test } from 'vitest'
import { createAccount } from '@repo/platform/account/server/accounts.ts'
import { openProduct } from '#src/product.ts'
import { readConfig } from '@repo/platform/server/config.ts'
import { newStorePlace } from '@repo/platform/testing/database.ts'
import { externals } from '#tests/support/product.ts'

/** What is logged while somebody asks for a demo and somebody else for a new password, without a mail server. */
async function logOf(environment: Record<string, string>): Promise<string> {
  const { dataDir, databaseUrl = '' } = await newStorePlace()
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...environment })
  let written = ''
  const log = createLog('trace', { write: (line) => void (written += line) })
  const product = await openProduct(config, { ...externals, log })
  const { store, clock } = product.platform
  const ada = { email: 'ada@example.com', name: 'Ada', role: 'viewer', passwordHash: '-' } as const
  await store.write([], (db) => createAccount(db, clock, ada))
  const headers = { host: '127.0.0.1', origin: config.publicUrl ?? 'http://127.0.0.1:3000' }
  const visitor = { name: 'Grace', email: 'grace@example.com', company: 'Hall', country: 'PT' }
  for (const [url, payload] of [
    ['/account/reset', { email: ada.email }],
    ['/api/service/requestdemo', visitor],
  ] as const) {
    const answer = await product.app.inject({ method: 'POST', url, payload, headers })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  }
  const mails = await store.db.selectFrom('outbox').select('recipient').execute()
  expect(mails.map(({ recipient }) => recipient)).toEqual(
    expect.arrayContaining([ada.email, visitor.email]),
  )
  await product.close()
  return written
}

test('mails that wait are not in the log, wherever the server listens', async () => {
  for (const environment of [{ PUBLIC_URL: '' }, { PUBLIC_URL: 'https://www.example.com' }])
    expect(await logOf(environment)).not.toMatch(/token=|ada@example|grace@example|Grace/)
})

test('on a development machine they are, where LOG_MAILS says so', async () => {
  expect(await logOf({ LOG_MAILS: 'on' })).toMatch(/token=/)
})
