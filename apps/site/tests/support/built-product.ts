import { rmSync } from 'node:fs'
import { roles, type Role } from '@repo/platform/account/roles.ts'
import { startBuiltServer } from '@repo/platform/testing/built-server.ts'
import type { StorePlace } from '@repo/platform/testing/database.ts'
import { callsTo, emailOf, password, type Caller } from './calls-as.ts'
import type { TestProduct } from './test-product.ts'

/** What is in `build/`, on a store that has an account of every role. It is reached by HTTP alone. */
export async function startBuiltProduct(
  { dataDir, databaseUrl }: StorePlace,
  environment: Readonly<Record<string, string>>,
): Promise<TestProduct> {
  const server = await startBuiltServer({
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    SEED: 'none',
    PAGE_COMPRESSION: 'fast',
    ...environment,
  })
  const cookies = new Map<Caller, string>()
  const signInAgain = async () => {
    for (const role of roles) cookies.set(role, await signIn(server.url, role))
  }
  await signInAgain()
  const calls = callsTo(server.url, cookies, 'all')
  return {
    url: server.url,
    ...calls,
    signInAgain,
    async close() {
      await server.stop()
      rmSync(dataDir, { recursive: true, force: true })
      calls.expectAsDescribed()
    },
    get product() {
      return unreachable()
    },
    get mails() {
      return unreachable()
    },
    get smtp() {
      return unreachable()
    },
    advance: unreachable,
    stopClock: unreachable,
  }
}

async function signIn(url: string, role: Role): Promise<string> {
  const response = await fetch(`${url}/sessions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: emailOf(role), password }),
  })
  const [session] = response.headers.getSetCookie()
  if (!response.ok || !session) throw new Error(`${role} cannot sign in: ${response.status}`)
  return session.slice(0, session.indexOf(';'))
}

function unreachable(): never {
  throw new Error('A test reaches into the process of the server, which here is another one')
}
