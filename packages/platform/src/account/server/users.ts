import type { Paginated } from '#src/rest/page.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import { noteChangedFields, noteChanges } from '#src/server/database/audit.ts'
import { contains } from '#src/server/database/contains.ts'
import { lastChangeFirst, paginate } from '#src/server/database/page.ts'
import type { Store } from '#src/server/database/store.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { invalidField, notFound, HttpError } from '#src/server/http/http-error.ts'
import type { Platform } from '#src/server/platform.ts'
import type { Role } from '../roles.ts'
import type { UserChange, UserInput } from '../users-contract.ts'
import {
  createAccount,
  findAccount,
  findByEmail,
  lockAccounts,
  revokeAccess,
  revokeSessions,
} from './accounts.ts'
import { linkMailer } from './links.ts'
import { presentUser } from './present.ts'
import type { AccountRow } from './table.ts'

/** The context of a change of a user, besides the transaction. */
interface WriteContext {
  clock: Clock
  /** The caller, who may not lock themselves out; absent for a command. */
  actorId?: string
}

/** A user with the emailed link. */
export interface Mailed {
  row: AccountRow
  link: string
}

interface UserQuery {
  role?: Role
  search?: string
  limit?: number
  after?: string
}

/** Lists users, last change first; `search` matches name and address. */
export async function listUsers(
  { db }: Store,
  { role, search, limit, after }: UserQuery,
): Promise<Paginated<AccountRow>> {
  let rows = db.selectFrom('account')
  if (role) rows = rows.where('role', '=', role)
  if (search) rows = rows.where(contains(search, 'name', 'email'))
  return paginate(rows.selectAll(), lastChangeFirst('account'), { limit, after })
}

export async function getUser(db: Database, id: string): Promise<AccountRow> {
  const row = await findAccount(db, id)
  if (!row) throw notFound()
  return row
}

/** Creates an account without a password and emails the link to set one. */
export async function inviteUser(platform: Platform, input: UserInput): Promise<Mailed> {
  const { store, clock, outbox } = platform
  const mailLink = await linkMailer(platform)
  const mailed = await store.write([], async (db) => {
    await lockAccounts(db)
    if (await findByEmail(db, input.email)) throw new HttpError('EMAIL_TAKEN')
    const created = await createAccount(db, clock, { ...input, passwordHash: '' })
    return { row: created, link: await mailLink(db, created, { purpose: 'invite' }) }
  })
  outbox.wake()
  return mailed
}

/** Emails another invitation; the link of the previous one is revoked. */
export async function resendInvitation(platform: Platform, id: string): Promise<Mailed> {
  const { store, outbox } = platform
  const mailLink = await linkMailer(platform)
  const mailed = await store.write([], async (db) => {
    const user = await getUser(db, id)
    assertActive(user)
    if (user.password_hash) throw invalidField('id', 'state', 'already has a password')
    return { row: user, link: await mailLink(db, user, { purpose: 'invite' }) }
  })
  outbox.wake()
  return mailed
}

/**
 * Ends the sessions of a user and emails a link to set a new password; the old password works until
 * then.
 */
export async function resetUser(platform: Platform, id: string): Promise<Mailed> {
  const { store, outbox } = platform
  const mailLink = await linkMailer(platform)
  const mailed = await store.write([], async (db) => {
    await lockAccounts(db)
    const user = await getUser(db, id)
    assertActive(user)
    await revokeAccess(db, id)
    return { row: user, link: await mailLink(db, user, { purpose: 'reset' }) }
  })
  outbox.wake()
  return mailed
}

/** A change of role ends the sessions, since they may exceed the new rights. */
export async function updateUser(
  db: WriteTransaction,
  context: WriteContext,
  change: UserChange,
): Promise<AccountRow> {
  const { id, name, role, version } = change
  await lockAccounts(db)
  const before = await getUser(db, id)
  if (version !== undefined && version !== before.version)
    throw new HttpError('STALE_VERSION', { current: presentUser(before) })
  if (role !== before.role) {
    await assertNoLockOut(db, context, before)
    await revokeSessions(db, id)
  }
  noteChanges(db, { role: before.role }, { role })
  // The log must not contain the name of a deleted user.
  if (name !== before.name) noteChangedFields(db, ['name'])
  return alter(db, context, id, { name, role })
}

/** A disabled account can't sign in; its sessions and links are revoked at once. */
export async function setUserActive(
  db: WriteTransaction,
  context: WriteContext,
  id: string,
  active: boolean,
): Promise<AccountRow> {
  await lockAccounts(db)
  const before = await getUser(db, id)
  if (before.active === active) return before
  noteChanges(db, { active: before.active }, { active })
  if (active) return alter(db, context, id, { active })
  await assertNoLockOut(db, context, before)
  await revokeAccess(db, id)
  return alter(db, context, id, { active })
}

export async function removeUser(
  db: WriteTransaction,
  context: WriteContext,
  id: string,
): Promise<{ id: string }> {
  await lockAccounts(db)
  await assertNoLockOut(db, context, await getUser(db, id))
  await db.deleteFrom('account').where('id', '=', id).execute()
  return { id }
}

/** Throws unless an administrator who can sign in remains; nobody removes their own rights. */
async function assertNoLockOut(
  db: WriteTransaction,
  { actorId }: WriteContext,
  user: AccountRow,
): Promise<void> {
  const other = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'admin')
    .where('active', '=', true)
    .where('password_hash', '<>', '')
    .where('id', '<>', user.id)
    .limit(1)
    .executeTakeFirst()
  if (user.role === 'admin' && !other) throw new HttpError('LAST_ADMIN')
  if (user.id === actorId)
    throw new HttpError('FORBIDDEN', { message: 'Ask another administrator to do this.' })
}

function assertActive({ active }: AccountRow): void {
  if (!active) throw invalidField('id', 'state', 'is disabled')
}

type Fields = Partial<Pick<AccountRow, 'name' | 'role' | 'active'>>

function alter(
  db: WriteTransaction,
  { clock }: WriteContext,
  id: string,
  fields: Fields,
): Promise<AccountRow> {
  return db
    .updateTable('account')
    .set((eb) => ({ ...fields, version: eb('version', '+', 1), updated_at: timestamp(clock) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
