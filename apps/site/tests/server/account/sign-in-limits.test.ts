import { afterAll, describe, expect, test, vi } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { emailOf, password, startProductForTest, type TestProduct } from '#tests/support/product.ts'
import { cookiesOf } from '@repo/platform/testing/cookies.ts'

// What is tested is how often a password is checked: hundreds of real hashes take a minute. Modules
// that an earlier file has loaded would call the original.
vi.hoisted(() => vi.resetModules())
vi.mock(import('@repo/platform/account/server/password.ts'), async (original) => ({
  ...(await original()),
  isPassword: async (given) => given === 'seven lorries wait at dawn',
}))
// Nor may a later file find these.
afterAll(() => void vi.resetModules())

// Behind a proxy, so that a request can come from any network.
const start = () => startProductForTest({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })

interface Attempt {
  email?: string
  guess?: string
  from: string
  cookie?: string
}

const attempt = (
  product: TestProduct,
  { email = emailOf('viewer'), guess = 'wrong', from, cookie = '' }: Attempt,
) =>
  product.request('/sessions', {
    method: 'POST',
    json: { email, password: guess },
    headers: { 'x-forwarded-for': from, cookie },
  })

/** How many of the guesses are tried. */
async function guessOften(product: TestProduct, times: number, of: (n: number) => Attempt) {
  const statuses: number[] = []
  for (let n = 0; n < times; n += 1) statuses.push((await attempt(product, of(n))).status)
  return statuses.filter((status) => status === 401).length
}

describe('guesses', () => {
  test('of one network are limited, from however many of its clients and for whichever account', async () => {
    const product = await start()
    const tried = await guessOften(product, 70, (n) => ({
      email: `nobody${n}@example.com`,
      from: `2001:db8:1:${n.toString(16)}::1`,
    }))
    expect(tried).toBe(50)
  })

  test('at one account are limited, from however many networks; its owner still gets in where they have been', async () => {
    const product = await start()
    const owner = await attempt(product, { guess: password, from: '203.0.113.1' })
    expect(owner.status).toBe(201)
    const [, device = ''] = cookiesOf(owner)
    const tried = await guessOften(product, 60, (n) => ({
      email: n % 2 ? emailOf('viewer') : emailOf('viewer').toUpperCase(),
      from: `198.51.${n}.1`,
    }))
    expect(tried).toBe(20)
    const elsewhere = await attempt(product, { guess: password, from: '192.0.2.1' })
    expect(elsewhere.status).toBe(429)
    expect(Number(elsewhere.headers.get('retry-after'))).toBeGreaterThan(800)
    const again = { guess: password, from: '192.0.2.1', cookie: device }
    expect((await attempt(product, again)).status).toBe(201)
  })

  test('with the cookie of a device are limited too, and it is known for its own account alone', async () => {
    const product = await start()
    const [, device = ''] = cookiesOf(
      await attempt(product, { guess: password, from: '203.0.113.1' }),
    )
    const from = '203.0.113.1'
    expect(await guessOften(product, 15, () => ({ from, cookie: device }))).toBe(10)
    const forOther = { email: emailOf('editor'), from, cookie: device }
    expect(await guessOften(product, 15, () => forOther)).toBe(10)
    const forged = {
      from: '203.0.114.1',
      cookie: device.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
    }
    expect(await guessOften(product, 15, () => forged)).toBe(10)
  })
})

describe('failed sign-ins', () => {
  const failuresOf = async (product: TestProduct) => {
    const { items } = await product
      .as('admin')
      .list(auditApi.list, { query: { call: 'POST /sessions' } })
    return Object.values(items)
      .filter(({ failures }) => failures !== null)
      .map(({ account, failures }) => [account?.email ?? null, failures])
  }

  test('leave one entry an hour for an account, and one for all unknown addresses', async () => {
    const product = await startProductForTest()
    for (let n = 0; n < 3; n += 1) await attempt(product, { from: '' })
    for (let n = 0; n < 4; n += 1)
      await attempt(product, { email: `nobody${n}@example.com`, from: '' })
    expect(await failuresOf(product)).toEqual(
      expect.arrayContaining([
        [emailOf('viewer'), 3],
        [null, 4],
      ]),
    )
    product.advance(3_600_001)
    await attempt(product, { from: '' })
    expect(await failuresOf(product)).toHaveLength(3)
  })

  test('leave nothing of what was typed', async () => {
    const product = await startProductForTest()
    await attempt(product, {
      email: 'typo-secret@example.com',
      guess: 'my real password',
      from: '',
    })
    const rows = await product.product.platform.store.db
      .selectFrom('audit_entry')
      .selectAll()
      .execute()
    expect(JSON.stringify(rows)).not.toMatch(/typo-secret|my real password/)
  })
})

test('signing in over a live session ends it', async () => {
  const product = await startProductForTest()
  const [first = ''] = cookiesOf(await attempt(product, { guess: password, from: '' }))
  const [second = ''] = cookiesOf(
    await attempt(product, { guess: password, from: '', cookie: first }),
  )
  const status = async (cookie: string) =>
    (await product.request('/account', { headers: { cookie } })).status
  expect([await status(first), await status(second)]).toEqual([401, 200])
})
