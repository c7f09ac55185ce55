import { describe, expect, test } from 'vitest'
import { callers, sampleCalls } from '#tests/support/calls.ts'
import { endpoints, makeCall, nameOf } from '#tests/support/make-call.ts'
import type { SampleCall } from '#tests/support/sample-call.ts'
import { startProductForTest, useProduct, type Caller } from '#tests/support/product.ts'

const site = useProduct()

const table = sampleCalls(() => site)

test('the permission table has every endpoint, and nothing else', () => {
  expect(Object.keys(table).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
})

/** The server checks permissions before any query, so PostgreSQL gets each call once, from a permitted caller. */
const callersOf = ({ who }: { who: readonly Caller[] }) =>
  process.env.TEST_ENGINE === 'postgres' ? who.slice(-1) : callers

const aboutNothing = ({ who }: SampleCall): SampleCall => ({
  who,
  send: async () => ({ params: { id: 'any', revision: 'any', editor: 'any' } }),
})

describe.each(Object.entries(table))('%s', (name, call) => {
  test.each(callersOf(call))('as %s', async (caller) => {
    // The server refuses a caller before it reads anything, so a refused call needs no stored item.
    const isAllowed = call.who.includes(caller)
    const response = await makeCall(site, name, isAllowed ? call : aboutNothing(call), caller)
    const { status = 200 } = endpoints.find((one) => nameOf(one) === name)!
    const rejected = caller === 'visitor' ? 401 : 403
    const expected = isAllowed ? status : rejected
    expect([response.status, await response.text()]).toEqual([expected, expect.anything()])
  })
})

test('a signed-in account without the permission stays signed in', async () => {
  const again = await startProductForTest()
  const response = await again.request('/api/leads', { as: 'viewer' })
  expect(response.status).toBe(403)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect((await again.request('/account', { as: 'viewer' })).status).toBe(200)
})
