import { secondFactorApi } from '@repo/platform/account/second-factor-contract.ts'
import { sessionsApi } from '@repo/platform/account/sessions-contract.ts'
import { viewsApi } from '@repo/platform/account/views-contract.ts'
import { roles } from '@repo/platform/account/roles.ts'
import { emailOf, password, type TestProduct } from './product.ts'
import type { Calls } from './sample-call.ts'
import { addSecondFactor, addUser, codeOf, inviteUser, mailedToken, signInAs } from './users.ts'

/** The calls of the account server but the last, which ends the caller's session. */
export function accountCalls(site: () => TestProduct): Calls {
  const signedIn = roles
  const everybody = ['visitor', ...roles] as const
  const admins = ['admin'] as const
  const view = { list: 'news', name: 'Drafts', search: { state: 'draft' } }
  const somebody = async () => ({ body: { id: (await addUser(site())).user.id } })
  return {
    'GET /account': { who: signedIn },
    'GET /audit/export': { who: admins },
    'PUT /account': { who: signedIn, send: async () => ({ body: { dateLocale: 'de-DE' } }) },
    'POST /sessions': {
      who: everybody,
      send: async (caller) => ({
        body: { email: emailOf(caller === 'visitor' ? 'viewer' : caller), password },
      }),
    },
    'GET /sessions': { who: signedIn },
    'DELETE /sessions/id/:id': {
      who: signedIn,
      async send(caller) {
        if (caller === 'visitor') return { params: { id: 'any' } }
        await signInAs(site(), { email: emailOf(caller), password })
        const { items } = await site().as(caller).list(sessionsApi.list, { query: {} })
        return { params: { id: Object.values(items).find(({ current }) => !current)!.id } }
      },
    },
    'POST /sessions/end-others': { who: signedIn },
    'GET /account/views': { who: signedIn },
    'PUT /account/views': {
      who: signedIn,
      unlogged: true,
      send: async () => ({ body: view }),
    },
    'DELETE /account/views/id/:id': {
      who: signedIn,
      unlogged: true,
      async send(caller) {
        if (caller === 'visitor') return { params: { id: 'any' } }
        const { id } = await site().as(caller).call(viewsApi.save, { body: view })
        return { params: { id } }
      },
    },
    'PUT /account/password': {
      who: signedIn,
      send: async () => ({ body: { current: password, password } }),
    },
    'POST /account/reset': {
      who: everybody,
      send: async () => ({ body: { email: emailOf('viewer') } }),
    },
    'POST /account/password': {
      who: everybody,
      async send() {
        const { email } = await inviteUser(site())
        return { body: { token: await mailedToken(site(), email), password } }
      },
    },
    'GET /account/totp': { who: signedIn },
    'POST /account/totp': { who: signedIn, send: async () => ({ body: { password } }) },
    'PUT /account/totp': {
      who: signedIn,
      async send(caller) {
        if (caller === 'visitor') return { body: { code: '123456' } }
        const { secret } = await site()
          .as(caller)
          .call(secondFactorApi.begin, { body: { password } })
        return { body: { code: codeOf(secret) } }
      },
    },
    'POST /account/totp/codes': {
      who: signedIn,
      async send(caller) {
        if (caller === 'visitor') return { body: { code: 'any' } }
        const client = site().as(caller)
        // An earlier call may have turned the second factor on.
        await client.call(secondFactorApi.end, { body: { password } })
        const { recoveryCodes } = await addSecondFactor(client)
        return { body: { code: recoveryCodes[0]! } }
      },
    },
    'DELETE /account/totp': { who: signedIn, send: async () => ({ body: { password } }) },
    'GET /users': { who: admins },
    'GET /users/id/:id': {
      who: admins,
      send: async () => ({ params: { id: (await inviteUser(site())).id } }),
    },
    'POST /users': {
      who: admins,
      send: async () => ({
        body: { email: `${crypto.randomUUID()}@example.com`, name: 'Ada', role: 'viewer' },
      }),
    },
    'PUT /users': {
      who: admins,
      send: async () => ({
        body: { id: (await inviteUser(site())).id, name: 'Ada', role: 'editor' },
      }),
    },
    'PUT /users/disable': { who: admins, send: somebody },
    'PUT /users/enable': { who: admins, send: somebody },
    'PUT /users/second-factor/end': { who: admins, send: somebody },
    'POST /users/reset': { who: admins, send: somebody },
    'POST /users/invite': {
      who: admins,
      send: async () => ({ body: { id: (await inviteUser(site())).id } }),
    },
    'DELETE /users/delete/id/:id': {
      who: admins,
      send: async () => ({ params: { id: (await inviteUser(site())).id } }),
    },
    'GET /audit': { who: admins },
  }
}
