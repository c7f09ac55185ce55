import { describe, expect, test, vi } from 'vitest'
import type { Account } from '../contract.ts'
import { createClient } from '#src/rest/client.ts'
import type { CallError } from '#src/rest/call-error.ts'
import { endpoint } from '#src/rest/endpoint.ts'
import { createAccountStore } from './account-store.ts'
import { noAccountYet, reduceAccount } from './account-state.ts'

const account: Account = {
  id: 'a1',
  email: 'editor@trilane.example',
  name: 'Editor',
  role: 'editor',
  permissions: ['news:read', 'news:write'],
  dateLocale: 'en-GB',
}
const error: CallError = { code: 503, errorCode: 'UNAVAILABLE', message: 'later', error: null }
const anyCall = endpoint({
  server: 'site',
  method: 'GET',
  path: '/api/anything',
  summary: 'Any call of the site server',
  permission: 'session',
})
const signedIn = reduceAccount(noAccountYet, { type: 'account/success', account })

describe('account state', () => {
  test('Account request sets loading', () => {
    const state = reduceAccount({ ...noAccountYet, error: error }, { type: 'account/request' })
    expect(state).toEqual({ ...noAccountYet, error: null, loading: true })
  })

  test('Success stores the account, sets authenticated and sets firstAccountCheck', () => {
    expect(signedIn).toEqual({
      account,
      authenticated: true,
      error: null,
      firstAccountCheck: true,
      loading: false,
    })
  })

  test('Failure clears the account, stores the error and sets firstAccountCheck', () => {
    const state = reduceAccount(signedIn, { type: 'account/failure', error: error })
    expect(state).toEqual({
      account: null,
      authenticated: false,
      error: error,
      firstAccountCheck: true,
      loading: false,
    })
  })

  test('Logout request sets loading', () => {
    const state = reduceAccount(signedIn, { type: 'logout/request' })
    expect(state).toEqual({ ...signedIn, loading: true })
  })

  test.each(['logout/success', 'logout/forced'] as const)(
    'Logout success, or a forced sign-out, clears the account and sets authenticated to false (%s)',
    (type) => {
      const state = reduceAccount({ ...signedIn, loading: true }, { type })
      expect(state).toMatchObject({ account: null, authenticated: false, loading: false })
    },
  )

  test('Logout failure stores the error', () => {
    const state = reduceAccount(signedIn, { type: 'logout/failure', error: error })
    expect(state).toEqual({ ...signedIn, error: error, loading: false })
  })
})

describe('Any 401 answer from either server triggers a logout', () => {
  const answering = (status: number, body: unknown = {}) =>
    vi.fn<typeof fetch>(async () => Response.json(body, { status }))

  function areaOver(fetchOnce: typeof fetch) {
    const client = createClient({
      origins: { site: '', account: 'https://account.trilane.example' },
      onSignedOut: () => accountStore.forget(),
      fetch: fetchOnce,
    })
    const accountStore = createAccountStore(client)
    return { accountStore, client }
  }

  test('from the account server', async () => {
    const { accountStore } = areaOver(answering(401))
    await accountStore.check()
    expect(accountStore.state()).toMatchObject({ authenticated: false, firstAccountCheck: true })
  })

  test('from the site server, and nothing else is called', async () => {
    const answer = answering(200, account)
    const { accountStore, client } = areaOver(answer)
    await accountStore.check()
    expect(accountStore.state().authenticated).toBe(true)

    answer.mockResolvedValueOnce(Response.json({}, { status: 401 }))
    await expect(client.call(anyCall, {})).rejects.toMatchObject({ code: 401 })
    expect(accountStore.state()).toMatchObject({ account: null, authenticated: false })
    expect(answer).toHaveBeenCalledTimes(2)
  })

  test('a 403 leaves the account signed in', async () => {
    const answer = answering(200, account)
    const { accountStore, client } = areaOver(answer)
    await accountStore.check()
    answer.mockResolvedValueOnce(Response.json({}, { status: 403 }))
    await expect(client.call(anyCall, {})).rejects.toMatchObject({ code: 403 })
    expect(accountStore.state().authenticated).toBe(true)
  })
})
