import type { FastifyInstance } from 'fastify'
import { withoutAudit } from '#src/server/database/audit.ts'
import { mapPage } from '#src/server/database/page.ts'
import { route } from '#src/server/http/route.ts'
import type { Platform } from '#src/server/platform.ts'
import { passwordApi } from '../password-contract.ts'
import { secondFactorApi } from '../second-factor-contract.ts'
import { sessionsApi } from '../sessions-contract.ts'
import { viewsApi } from '../views-contract.ts'
import { browserOf } from './browser.ts'
import { changeOwnPassword, requestReset, setPasswordByLink } from './own-password.ts'
import { presentSession } from './present.ts'
import {
  activateTotp,
  beginTotp,
  describeSecondFactor,
  endTotp,
  renewRecoveryCodes,
} from './second-factor.ts'
import { endOtherSessions, endOwnSession, listSessions } from './sessions.ts'
import { listViews, removeView, saveView } from './views.ts'

/** What everybody does with their own account: password, second factor, sessions, saved views. */
export function ownRoutes(app: FastifyInstance, platform: Platform): void {
  const { store, clock } = platform

  route(app, platform, passwordApi.change, async ({ body }, { actor, request, reply }) => {
    reply.header('set-cookie', await changeOwnPassword(platform, actor, body, browserOf(request)))
    return undefined
  })

  route(app, platform, passwordApi.forgot, async ({ body }, { request }) => {
    await requestReset(platform, { email: body.email, ip: request.ip })
    return undefined
  })

  route(app, platform, passwordApi.set, async ({ body }, { request }) => {
    await setPasswordByLink(platform, { ...body, ip: request.ip })
    return undefined
  })

  route(app, platform, secondFactorApi.get, (_, { actor }) =>
    describeSecondFactor(store.db, actor.id),
  )

  route(app, platform, secondFactorApi.begin, ({ body }, { actor }) =>
    beginTotp(platform, actor.id, body.password),
  )

  route(app, platform, secondFactorApi.activate, ({ body }, { actor }) =>
    activateTotp(platform, actor.id, body.code),
  )

  route(app, platform, secondFactorApi.renewCodes, ({ body }, { actor }) =>
    renewRecoveryCodes(platform, actor.id, body.code),
  )

  route(app, platform, secondFactorApi.end, async ({ body }, { actor }) => {
    await endTotp(platform, actor.id, body)
    return undefined
  })

  route(app, platform, sessionsApi.list, async ({ query }, { actor }) =>
    mapPage(await listSessions(store, clock, actor.id, query), (row) =>
      presentSession(row, actor.session),
    ),
  )

  route(app, platform, sessionsApi.end, ({ params }, { actor }) =>
    store.write([], (db) => endOwnSession(db, actor.id, params.id)),
  )

  route(app, platform, sessionsApi.endOthers, async (_, { actor }) => {
    await store.write([], (db) => endOtherSessions(db, actor))
    return undefined
  })

  route(app, platform, viewsApi.list, (_, { actor }) => listViews(store.db, actor.id))

  // Not in the audit log: nobody else sees them, and they change nothing.
  route(app, platform, viewsApi.save, ({ body }, { actor }) =>
    withoutAudit(() => store.write([], (db) => saveView(db, actor.id, body))),
  )

  route(app, platform, viewsApi.remove, ({ params }, { actor }) =>
    withoutAudit(() => store.write([], (db) => removeView(db, actor.id, params.id))),
  )
}
