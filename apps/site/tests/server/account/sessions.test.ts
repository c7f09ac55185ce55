import { describe, expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { sessionsApi } from '@repo/platform/account/sessions-contract.ts'
import type { CallError } from '@repo/platform/rest/call-error.ts'
import { password, startProductForTest, useProduct } from '#tests/support/product.ts'
import { addUser, clientWith, signInAs } from '#tests/support/users.ts'

const site = useProduct()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const statusOf = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => (error as CallError).code,
  )

/** Somebody with a second session, from a browser that has a name. */
async function twice() {
  const { user, client, cookie } = await addUser(site)
  const second = await signInAs(site, { email: user.email, password }, firefox)
  return {
    user,
    client,
    cookie,
    other: clientWith(site, second.cookie),
    otherCookie: second.cookie,
  }
}
const list = (client: ReturnType<typeof clientWith>, query = {}) =>
  client.list(sessionsApi.list, { query })

describe('the own sessions', () => {
  test('are listed with their browser, and which of them is the caller’s', async () => {
    const { client, cookie, other } = await twice()
    const { items, total } = await list(client)
    expect(total).toBe(2)
    const sessions = Object.values(items)
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions.find(({ current }) => !current)!.agent).toBe('Firefox on Linux')
    const [theirs] = Object.values((await list(other)).items).filter(({ current }) => current)
    expect(theirs!.agent).toBe('Firefox on Linux')
    expect(JSON.stringify(items)).not.toContain(cookie.split('=')[1])
    const first = await list(client, { limit: 1 })
    const rest = await list(client, { limit: 1, after: first.next })
    expect(Object.keys({ ...first.items, ...rest.items }).toSorted()).toEqual(
      Object.keys(items).toSorted(),
    )
  })

  test('are last seen first', async () => {
    const product = await startProductForTest()
    const { user, client } = await addUser(product)
    const { cookie } = await signInAs(product, { email: user.email, password })
    const currentFirst = async (asking: typeof client) =>
      Object.values((await list(asking)).items)[0]!.current
    expect(await currentFirst(clientWith(product, cookie))).toBe(true)
    product.advance(600_000)
    expect(await currentFirst(client)).toBe(true)
  })

  test('that have ended are not listed', async () => {
    const product = await startProductForTest()
    const { user } = await addUser(product)
    product.advance(9 * 3_600_000)
    const { cookie } = await signInAs(product, { email: user.email, password })
    expect((await list(clientWith(product, cookie))).total).toBe(1)
  })

  test('can be ended one by one', async () => {
    const { client, other } = await twice()
    const { items } = await list(client)
    const { id } = Object.values(items).find(({ current }) => !current)!
    expect(await client.call(sessionsApi.end, { params: { id } })).toEqual({ id })
    expect(await statusOf(other.call(accountApi.get, {}))).toBe(401)
    expect(await statusOf(client.call(accountApi.get, {}))).toBe(200)
    expect(await statusOf(client.call(sessionsApi.end, { params: { id } }))).toBe(404)
  })

  test('can all be ended but the caller’s', async () => {
    const { client, other } = await twice()
    await client.call(sessionsApi.endOthers, {})
    expect(await statusOf(other.call(accountApi.get, {}))).toBe(401)
    expect(await statusOf(client.call(accountApi.get, {}))).toBe(200)
  })
})

test('those of others can neither be seen nor ended', async () => {
  const { client } = await twice()
  const stranger = await addUser(site)
  const [id] = Object.keys((await list(client)).items)
  expect(Object.keys((await list(stranger.client)).items)).not.toContain(id)
  const call = stranger.client.call(sessionsApi.end, { params: { id: id! } })
  expect(await statusOf(call)).toBe(404)
  expect(await statusOf(client.call(accountApi.get, {}))).toBe(200)
})
