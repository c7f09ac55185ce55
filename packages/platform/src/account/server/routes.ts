import type { FastifyInstance } from 'fastify'
import { withAuditAccount } from '#src/server/database/audit.ts'
import { notFound } from '#src/server/http/http-error.ts'
import { route } from '#src/server/http/route.ts'
import { sessionCookie } from '#src/server/http/session-cookie.ts'
import type { Platform } from '#src/server/platform.ts'
import { accountApi } from '../contract.ts'
import { findAccount, updateOwnAccount } from './accounts.ts'
import { browserOf } from './browser.ts'
import { presentAccount } from './present.ts'
import { endSession } from './sessions.ts'
import { checkPassword, signIn } from './sign-in.ts'

export function accountRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, config, clock } = platform
  const cookie = sessionCookie(config)

  route(app, platform, accountApi.get, async (_, { actor }) => {
    const account = await findAccount(store.db, actor.id)
    if (!account) throw notFound()
    return presentAccount(config, account)
  })

  route(app, platform, accountApi.update, async ({ body }, { actor }) =>
    presentAccount(
      config,
      await store.write([], (db) => updateOwnAccount(db, clock, actor.id, body)),
    ),
  )

  route(app, platform, accountApi.signIn, async ({ body }, { request, reply }) => {
    const browser = browserOf(request)
    const account = await checkPassword(platform, body, browser)
    const { row, cookies } = await signIn(platform, account, browser, { code: body.code })
    reply.header('set-cookie', cookies)
    return presentAccount(config, row)
  })

  route(app, platform, accountApi.signOut, async (_, { request, reply }) => {
    const token = cookie.read(request.headers.cookie)
    const caller = token && (await platform.authenticate(token))
    if (caller) await withAuditAccount(caller.id, () => endSession(store, token))
    reply.header('set-cookie', cookie.clear())
    // Not "storage", which holds texts that are called kept, nor "cookies", one of which knows the device.
    if (caller) reply.header('clear-site-data', '"cache"')
    return undefined
  })
}
