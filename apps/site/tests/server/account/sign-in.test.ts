import { beforeAll, describe, expect, test, vi } from 'vitest'
import { permissionsOf } from '@repo/platform/account/roles.ts'
import { accountApi } from '@repo/platform/account/contract.ts'
import { hashPassword, isPassword } from '@repo/platform/account/server/password.ts'
import {
  emailOf,
  password,
  startProduct,
  startProductForTest,
  useProduct,
} from '#tests/support/product.ts'

// Modules that an earlier file has loaded would call the original.
vi.hoisted(() => vi.resetModules())
vi.mock(import('@repo/platform/account/server/password.ts'), { spy: true })

const site = useProduct()

// The other suites sign in by a hash that costs next to nothing.
beforeAll(async () => {
  const passwordHash = await hashPassword(password)
  const { store } = site.product.platform
  await store.write([], (db) =>
    db
      .updateTable('account')
      .set({ password_hash: passwordHash })
      .where('email', '=', emailOf('viewer'))
      .execute(),
  )
})

const signIn = (json: object, product = site, headers = {}) =>
  product.request('/sessions', { method: 'POST', json, headers })

/** Signs in as the viewer; answers the cookie as the browser sends it. */
async function freshCookie(product = site, headers = {}): Promise<string> {
  const response = await signIn({ email: emailOf('viewer'), password }, product, headers)
  expect(response.status).toBe(201)
  return response.headers.get('set-cookie')!.split(';', 1)[0]!
}

const statusWith = async (cookie: string, product = site) =>
  (await product.request('/account', { headers: { cookie } })).status

const minutes = 60_000
const hours = 60 * minutes

/** Everything of a stored hash that decides how long it takes to try a password. */
const costOf = (hash: string) => {
  const [, algorithm, version, parameters, salt, tag] = hash.split('$')
  return [algorithm, version, parameters, salt!.length, tag!.length]
}

describe('signing in', () => {
  test('returns the account and an HttpOnly cookie', async () => {
    const response = await signIn({ email: ` ${emailOf('editor').toUpperCase()} `, password })
    expect(response.status).toBe(201)
    const account = accountApi.signIn.response.parse(await response.json())
    expect(account).toMatchObject({ email: emailOf('editor'), role: 'editor', dateLocale: 'en-GB' })
    expect(account.permissions).toEqual(permissionsOf.editor)
    const [session, device] = response.headers.getSetCookie()
    expect(session).toMatch(/^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(device).toMatch(
      /^device=[\w-]{43}\.[\w-]{43}; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  test('a wrong password and an unknown address get the same answer for the same work', async () => {
    const attempt = async (email: string) => {
      vi.mocked(isPassword).mockClear()
      const response = await signIn({ email, password: 'wrong' })
      const { requestId, ...answer } = (await response.json()) as Record<string, unknown>
      expect(requestId).toBeTypeOf('string')
      expect(response.headers.get('set-cookie')).toBeNull()
      const hashes = vi.mocked(isPassword).mock.calls.map(([, hash]) => hash)
      return { answer, costs: hashes.map(costOf) }
    }
    const [known, unknown] = [await attempt(emailOf('viewer')), await attempt('nobody@example.com')]
    expect(known.answer).toMatchObject({ status: 401, errorCode: 'INVALID_CREDENTIALS' })
    expect(known.costs).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1', 22, 43]])
    expect(unknown).toEqual(known)
  })

  test('the token is not in the database', async () => {
    const token = (await freshCookie()).split('=')[1]!
    const sessions = await site.product.platform.store.db
      .selectFrom('session')
      .selectAll()
      .execute()
    expect(JSON.stringify(sessions)).not.toContain(token)
  })
})

describe('signing out', () => {
  test('ends the session on the server and clears the cookie', async () => {
    const cookie = await freshCookie()
    const response = await site.request('/sessions/logout', { method: 'POST', headers: { cookie } })
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(/^session=; Max-Age=0/)
    expect(await statusWith(cookie)).toBe(401)
  })

  test('is 204 without a session too, and twice', async () => {
    for (const cookie of ['', 'session=unknown', 'session=unknown']) {
      const headers = { cookie }
      const response = await site.request('/sessions/logout', { method: 'POST', headers })
      expect(response.status).toBe(204)
    }
  })
})

describe('a session', () => {
  test('ends after 8 hours without a call, not with calls', async () => {
    const product = await startProductForTest()
    const [used, idle] = [await freshCookie(product), await freshCookie(product)]
    product.advance(7 * hours)
    expect(await statusWith(used, product)).toBe(200)
    product.advance(61 * minutes)
    expect(await statusWith(used, product)).toBe(200)
    expect(await statusWith(idle, product)).toBe(401)
  })

  test('ends after 7 days in any case', async () => {
    const product = await startProductForTest()
    const cookie = await freshCookie(product)
    for (let n = 0; n < 23; n += 1) {
      product.advance(7 * hours)
      expect(await statusWith(cookie, product)).toBe(200)
    }
    product.advance(7 * hours)
    expect(await statusWith(cookie, product)).toBe(401)
  })

  test('is ignored by a public call once it has ended', async () => {
    const headers = { cookie: 'session=stale' }
    const response = await site.request('/api/news/site/en', { headers })
    expect(response.status).toBe(200)
    expect(response.headers.get('set-cookie')).toBeNull()
  })
})

test.each(['de-DE', 'ro-RO'] as const)('dates may be written as in %s', async (dateLocale) => {
  const changed = await site.as('sales').call(accountApi.update, { body: { dateLocale } })
  expect(changed).toMatchObject({ dateLocale, email: emailOf('sales') })
  expect(await site.as('sales').call(accountApi.get, {})).toEqual(changed)
})

test('the own name can be changed, and nothing else by it', async () => {
  const before = await site.as('sales').call(accountApi.get, {})
  const body = { dateLocale: before.dateLocale, name: ' Ada Example ' }
  const changed = await site.as('sales').call(accountApi.update, { body })
  expect(changed).toEqual({ ...before, name: 'Ada Example' })
  for (const name of ['', '\u200b', 'x'.repeat(201)]) {
    const json = { dateLocale: before.dateLocale, name }
    const response = await site.request('/account', { as: 'sales', method: 'PUT', json })
    expect(response.status).toBe(422)
  }
})

test('any other date locale is rejected', async () => {
  const json = { dateLocale: 'ro' }
  const response = await site.request('/account', { as: 'sales', method: 'PUT', json })
  expect(response.status).toBe(422)
})

describe('rate limits', () => {
  test('the eleventh failed attempt for an address is 429 with Retry-After, until the window ends', async () => {
    const product = await startProductForTest({ RATE_LIMITS: 'on' })
    const wrong = { email: emailOf('viewer'), password: 'wrong' }
    for (let n = 0; n < 10; n += 1) expect((await signIn(wrong, product)).status).toBe(401)
    const rejected = await signIn({ ...wrong, password }, product)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(800)
    expect(Number(rejected.headers.get('retry-after'))).toBeLessThanOrEqual(900)
    expect((await signIn({ email: emailOf('editor'), password }, product)).status).toBe(201)
    product.advance(900_000)
    expect((await signIn({ ...wrong, password }, product)).status).toBe(201)
  })

  test('concurrent attempts are limited like sequential ones', async () => {
    const product = await startProductForTest({ RATE_LIMITS: 'on' })
    const guesses = [...Array<string>(29).fill('wrong'), password]
    const answers = await Promise.all(
      guesses.map((guess) => signIn({ email: emailOf('viewer'), password: guess }, product)),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20)
  })

  test('successful sign-ins do not count', async () => {
    const product = await startProductForTest({ RATE_LIMITS: 'on' })
    for (let n = 0; n < 25; n += 1) await freshCookie(product)
  })

  test('a forwarded address is believed from a trusted proxy only', async () => {
    const wrong = { email: emailOf('viewer'), password: 'wrong' }
    const statuses = async (environment: Record<string, string>) => {
      const product = await startProduct({ RATE_LIMITS: 'on', ...environment })
      const seen = new Set<number>()
      for (let n = 0; n < 12; n += 1) {
        const headers = { 'x-forwarded-for': `192.0.2.${n}` }
        seen.add((await signIn(wrong, product, headers)).status)
      }
      await product.close()
      return [...seen]
    }
    expect(await statuses({})).toEqual([401, 429])
    expect(await statuses({ TRUSTED_PROXIES: '127.0.0.1' })).toEqual([401])
  })

  test('of guesses at once sixteen wait; the others are told to come again', async () => {
    const guesses = Array.from({ length: 50 }, () =>
      signIn({ email: emailOf('viewer'), password: 'wrong' }),
    )
    const answers = await Promise.all(guesses)
    const rejected = answers.filter(({ status }) => status === 429)
    expect(rejected.length).toBeGreaterThan(10)
    expect(new Set(rejected.map(({ headers }) => headers.get('retry-after')))).toEqual(
      new Set(['2']),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(50 - rejected.length)
    await freshCookie()
  })
})
