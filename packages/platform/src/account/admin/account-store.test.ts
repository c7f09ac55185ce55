import { QueryClient } from '@tanstack/react-query'
import { describe, expect, test, vi } from 'vitest'
import { createClient } from '#src/rest/client.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { accountApi, type Account } from '../contract.ts'
import { createAccountStore } from './account-store.ts'

const account: Account = {
  id: 'a1',
  email: 'editor@trilane.example',
  name: 'Editor',
  role: 'editor',
  permissions: ['news:read', 'news:write'],
  dateLocale: 'en-GB',
}
const unavailable = { errorCode: 'UNAVAILABLE', message: 'later' }
const error = { code: 503, ...unavailable, error: unavailable }
const anyCall = endpoint({
  server: 'site',
  method: 'GET',
  path: '/api/anything',
  summary: 'Any call of the site server',
  permission: 'session',
})

function setUp() {
  const answer = vi.fn<typeof fetch>(async () => Response.json(account))
  const client = createClient({
    origins: { site: '', account: 'https://account.trilane.example' },
    onSignedOut: () => accountStore.forget(),
    fetch: answer,
  })
  const accountStore = createAccountStore(client, new QueryClient())
  const next = (status: number, body: unknown = {}) =>
    answer.mockResolvedValueOnce(
      status === 204 ? new Response(null, { status }) : Response.json(body, { status }),
    )
  const wait = () => answer.mockReturnValueOnce(new Promise(() => {}))
  return { accountStore, client, answer, next, wait }
}

async function signedIn() {
  const parts = setUp()
  await parts.accountStore.check()
  return parts
}

const whoIsSignedIn = {
  account,
  authenticated: true,
  error: null,
  firstAccountCheck: true,
  loading: false,
}

describe('account state', () => {
  test('Account request sets loading', async () => {
    const { accountStore, next, wait } = setUp()
    next(503, unavailable)
    await accountStore.check()
    expect(accountStore.state()).toMatchObject({ error, loading: false })
    wait()
    void accountStore.check()
    expect(accountStore.state()).toMatchObject({ account: null, error: null, loading: true })
  })

  test('Success stores the account, sets authenticated and sets firstAccountCheck', async () => {
    const { accountStore } = setUp()
    expect(accountStore.state()).toEqual({
      account: null,
      authenticated: false,
      error: null,
      firstAccountCheck: false,
      loading: false,
    })
    await accountStore.check()
    expect(accountStore.state()).toEqual(whoIsSignedIn)
  })

  test('Failure clears the account, stores the error and sets firstAccountCheck', async () => {
    const { accountStore, next } = await signedIn()
    next(503, unavailable)
    await accountStore.check()
    expect(accountStore.state()).toEqual({
      account: null,
      authenticated: false,
      error,
      firstAccountCheck: true,
      loading: false,
    })
  })

  test('Logout request sets loading', async () => {
    const { accountStore, wait } = await signedIn()
    wait()
    void accountStore.signOut()
    expect(accountStore.state()).toEqual({ ...whoIsSignedIn, loading: true })
  })

  test.each(['success', 'forced'] as const)(
    'Logout success, or a forced sign-out, clears the account and sets authenticated to false (%s)',
    async (way) => {
      const { accountStore, next } = await signedIn()
      next(204)
      if (way === 'success') await accountStore.signOut()
      else accountStore.forget()
      expect(accountStore.state()).toMatchObject({
        account: null,
        authenticated: false,
        loading: false,
      })
    },
  )

  test('Logout failure stores the error', async () => {
    const { accountStore, next } = await signedIn()
    next(503, unavailable)
    await expect(accountStore.signOut()).rejects.toEqual(error)
    expect(accountStore.state()).toEqual({ ...whoIsSignedIn, error })
  })
})

test('a change of the language of dates is a change of the account', async () => {
  const { accountStore, next } = await signedIn()
  next(200, { ...account, dateLocale: 'ro-RO' })
  await accountStore.setDateLocale('ro-RO')
  expect(accountStore.state().account?.dateLocale).toBe('ro-RO')
})

describe('Any 401 answer from either server triggers a logout', () => {
  test.each([
    ['from the account server', accountApi.update, { body: { dateLocale: 'de-DE' } }],
    ['from the site server, and nothing else is called', anyCall, {}],
  ] as const)('%s', async (_, call, input) => {
    const { accountStore, client, answer, next } = await signedIn()
    expect(accountStore.state().authenticated).toBe(true)
    next(401)
    await expect(client.call(call, input)).rejects.toMatchObject({ code: 401 })
    expect(accountStore.state()).toMatchObject({ account: null, authenticated: false })
    expect(answer).toHaveBeenCalledTimes(2)
  })

  test('does nothing where nobody is signed in', async () => {
    const { accountStore, next } = setUp()
    next(401)
    await accountStore.check()
    expect(accountStore.state()).toMatchObject({ authenticated: false, firstAccountCheck: true })
  })

  test('a 403 leaves the account signed in', async () => {
    const { accountStore, client, next } = await signedIn()
    next(403)
    await expect(client.call(anyCall, {})).rejects.toMatchObject({ code: 403 })
    expect(accountStore.state().authenticated).toBe(true)
  })
})
