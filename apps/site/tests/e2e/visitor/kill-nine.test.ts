import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { createClient } from '@repo/platform/rest/client.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import { startPostgres } from '@repo/platform/testing/postgres.ts'

const requests = 200
const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a long enough password' }

test('SQLite: every acknowledged demo request survives kill -9', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trilane-kill-'))
  await expectNothingLost({ DATA_DIR: folder, SEED: 'none' })
  rmSync(folder, { recursive: true })
})

test('PostgreSQL: every acknowledged demo request survives kill -9', async () => {
  const postgres = await startPostgres({ durable: true })
  await expectNothingLost({ DATABASE_URL: postgres.url, SEED: 'none' })
  await postgres.stop()
})

async function expectNothingLost(settings: Record<string, string>): Promise<void> {
  const server = await startBuiltServer({ ...admin, ...settings })
  const acknowledged: string[] = []
  let killed: Promise<void> | undefined
  await Promise.allSettled(
    Array.from({ length: requests }, async (_, n) => {
      const { id } = await createClient({
        origins: { site: server.url, account: server.url },
      }).call(demoRequestsApi.requestDemo, {
        body: { name: `Visitor ${n}`, email: `v${n}@example.com`, company: 'Hall', country: 'PT' },
      })
      acknowledged.push(id)
      if (acknowledged.length === requests / 2) killed = server.kill()
    }),
  )
  await killed
  expect(acknowledged.length).toBeGreaterThanOrEqual(requests / 2)

  const again = await startBuiltServer({ ...admin, ...settings })
  const stored = await storedIds(again.url)
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([])
  await again.stop()
}

async function storedIds(url: string): Promise<string[]> {
  const headers: Record<string, string> = { origin: url }
  const withHeaders: typeof fetch = (path, options) =>
    fetch(path, { ...options, headers: { ...headers, ...(options?.headers as object) } })
  const signIn = await withHeaders(`${url}${accountApi.signIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }),
  })
  headers.cookie = signIn.headers.getSetCookie()[0]!.split(';')[0]!
  const client = createClient({ origins: { site: url, account: url }, fetch: withHeaders })
  return Object.keys((await client.list(demoRequestsApi.list, { query: {} })).items)
}
