import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { createClient } from '@repo/platform/rest/client.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'

const requests = 80
const admin = { ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'a long enough password' }

/**
 * On PostgreSQL another process keeps what is committed: `demo-requests-and-subscriptions.test.ts` has that a
 * request is stored before it is acknowledged.
 */
test('every acknowledged demo request survives kill -9', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'trilane-kill-'))
  const settings = { ...admin, DATA_DIR: folder, SEED: 'none' }
  const server = await startBuiltServer(settings, '/robots.txt')
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

  const again = await startBuiltServer(settings, '/robots.txt')
  const stored = await storedIds(again.url)
  expect(acknowledged.filter((id) => !stored.includes(id))).toEqual([])
  await again.kill()
  rmSync(folder, { recursive: true })
})

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
