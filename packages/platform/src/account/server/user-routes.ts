import type { FastifyInstance } from 'fastify'
import { timestamp } from '#src/server/clock.ts'
import { auditRead } from '#src/server/database/audit.ts'
import type { Actor, Platform } from '#src/server/platform.ts'
import { mapPage } from '#src/server/database/page.ts'
import { route } from '#src/server/http/route.ts'
import { auditApi } from '../audit-contract.ts'
import { usersApi } from '../users-contract.ts'
import { auditAsCsv } from './audit-csv.ts'
import { listAudit, type AuditParts } from './audit.ts'
import { endSecondFactorOf } from './colleague-second-factor.ts'
import { presentUser } from './present.ts'
import {
  getUser,
  resendInvitation,
  inviteUser,
  listUsers,
  removeUser,
  resetUser,
  setUserActive,
  updateUser,
  type Mailed,
} from './users.ts'

/** Users and audit log. */
export function userRoutes(app: FastifyInstance, platform: Platform, log: AuditParts): void {
  const { store, clock, outbox } = platform
  // A link lets its holder act as the user, so responses contain it only where no email delivers
  // it.
  const presentMailed = ({ row, link }: Mailed) => ({
    ...presentUser(row),
    ...(!outbox.sendsMail && { link }),
  })
  const contextOf = (actor: Actor) => ({ clock, actorId: actor.id })

  route(app, platform, usersApi.list, async ({ query }) =>
    mapPage(await listUsers(store, query), presentUser),
  )

  route(app, platform, usersApi.get, async ({ params }) =>
    presentUser(await getUser(store.db, params.id)),
  )

  route(app, platform, usersApi.create, async ({ body }) =>
    presentMailed(await inviteUser(platform, body)),
  )

  route(app, platform, usersApi.update, async ({ body }, { actor }) =>
    presentUser(await store.write([], (db) => updateUser(db, contextOf(actor), body))),
  )

  route(app, platform, usersApi.disable, async ({ body }, { actor }) =>
    presentUser(await store.write([], (db) => setUserActive(db, contextOf(actor), body.id, false))),
  )

  route(app, platform, usersApi.enable, async ({ body }, { actor }) =>
    presentUser(await store.write([], (db) => setUserActive(db, contextOf(actor), body.id, true))),
  )

  route(app, platform, usersApi.endSecondFactor, async ({ body }, { actor }) =>
    presentUser(await endSecondFactorOf(platform, actor, body.id)),
  )

  route(app, platform, usersApi.reset, async ({ body }) =>
    presentMailed(await resetUser(platform, body.id)),
  )

  route(app, platform, usersApi.invite, async ({ body }) =>
    presentMailed(await resendInvitation(platform, body.id)),
  )

  route(app, platform, usersApi.remove, ({ params }, { actor }) =>
    store.write([], (db) => removeUser(db, contextOf(actor), params.id)),
  )

  route(app, platform, auditApi.list, ({ query }) => listAudit(store.db, log, query))

  route(app, platform, auditApi.exportAll, async ({ query }, { reply }) => {
    const { items } = await listAudit(store.db, log, query)
    await auditRead(store, { rows: items.length })
    const day = timestamp(clock).slice(0, 10)
    reply.header('content-disposition', `attachment; filename="audit-log-${day}.csv"`)
    return auditAsCsv(items, log, query.separator)
  })
}
