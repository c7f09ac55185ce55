import { randomBytes } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { localeOf, type DateLocale } from '#src/i18n/locales.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { advisoryLock } from '#src/server/database/advisory-lock.ts'
import type { Store } from '#src/server/database/store.ts'
import { newId } from '#src/server/id.ts'
import { emailKey } from '#src/rest/email.ts'
import type { Permission } from '#src/rest/permission.ts'
import { rolesWith, type Role } from '../roles.ts'
import type { Waiter } from './hash-queue.ts'
import { hashPassword, isPassword } from './password.ts'
import type { AccountRow } from './table.ts'

export const findAccount = (db: Database, id: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

export const findByEmail = (db: Database, email: string): Promise<AccountRow | undefined> =>
  db.selectFrom('account').selectAll().where('email', '=', emailKey(email)).executeTakeFirst()

/** In a query: the name of the account whose id a column holds; null once the account is gone. */
export const accountName = (column: string) => sql<string | null>`(
  select account.name from account where account.id = ${sql.ref(column)}
)`

/** Locks all accounts against concurrent changes of access, so that one administrator remains. */
export const lockAccounts = (db: WriteTransaction): Promise<void> => advisoryLock(db, 'accounts')

/** Verified where the address is unknown, so that it takes the same time as a known one. */
let dummyHash: Promise<string> | undefined

/** The account of an address, absent where it is unknown, and whether the password is its own. */
export async function checkCredentials(
  db: Database,
  { email, password }: { email: string; password: string },
  waiter: Waiter,
): Promise<{ account: AccountRow | undefined; isRight: boolean }> {
  dummyHash ??= hashPassword(randomBytes(32).toString('hex'))
  const account = await findByEmail(db, email)
  const isRight = await isPassword(password, account?.password_hash || (await dummyHash), waiter)
  return { account, isRight: isRight && account !== undefined }
}

interface NewAccount {
  email: string
  name: string
  role: Role
  /** Empty: the password is set later, through a link. */
  passwordHash: string
  /** Of dates in the back office and of emails; absent: British. */
  dateLocale?: DateLocale | undefined
}

export async function createAccount(
  db: WriteTransaction,
  clock: Clock,
  account: NewAccount,
): Promise<AccountRow> {
  const { email, name, role, passwordHash, dateLocale = localeOf.en } = account
  const now = timestamp(clock)
  return db
    .insertInto('account')
    .values({
      id: newId(),
      email: emailKey(email),
      name,
      role,
      password_hash: passwordHash,
      date_locale: dateLocale,
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const listAccounts = (db: Database) =>
  db.selectFrom('account').select(['email', 'role', 'name']).orderBy('email').execute()

/** Who can sign in and has a permission, by name. */
export const listAccountsWith = (db: Database, permission: Permission) =>
  db
    .selectFrom('account')
    .select(['id', 'name'])
    .where('role', 'in', rolesWith(permission))
    .where('active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Those whose id meets a condition, by name. */
export const listAccountsWhere = (
  db: Database,
  condition: (id: RawBuilder<string>) => RawBuilder<boolean>,
) =>
  db
    .selectFrom('account')
    .select(['id', 'name'])
    .where(condition(sql.ref<string>('account.id')))
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Sets the password and revokes all sessions and links of the account. */
export async function setPassword(
  db: WriteTransaction,
  clock: Clock,
  id: string,
  { hash }: { hash: string },
): Promise<{ id: string }> {
  await db
    .updateTable('account')
    .set((eb) => ({
      password_hash: hash,
      version: eb('version', '+', 1),
      updated_at: timestamp(clock),
    }))
    .where('id', '=', id)
    .execute()
  await revokeAccess(db, id)
  return { id }
}

/** Revokes all sessions and links of an account. */
export async function revokeAccess(db: WriteTransaction, id: string): Promise<void> {
  await revokeSessions(db, id)
  await db.deleteFrom('account_link').where('account_id', '=', id).execute()
}

export async function revokeSessions(db: WriteTransaction, id: string): Promise<void> {
  await db.deleteFrom('session').where('account_id', '=', id).execute()
}

/** How dates are written for the account and, where it is given, its name. */
export async function updateOwnAccount(
  db: WriteTransaction,
  clock: Clock,
  id: string,
  { dateLocale, name }: { dateLocale: DateLocale; name?: string | undefined },
): Promise<AccountRow> {
  return db
    .updateTable('account')
    .set((eb) => ({
      date_locale: dateLocale,
      // An administrator who has the account open sees that it has changed.
      ...(name !== undefined && {
        name,
        version: eb('version', '+', 1),
        updated_at: timestamp(clock),
      }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

interface FirstAdministrator {
  email: string
  /** Absent: a random one is made. */
  password?: string
}

/**
 * Creates the first administrator where there is no account at all. Several servers may start at
 * once: exactly one creates it. Returns the password where it was generated, so that it can be
 * shown once.
 */
export async function createFirstAdministrator(
  store: Store,
  clock: Clock,
  { email, password }: FirstAdministrator,
): Promise<{ email: string; password?: string } | undefined> {
  const anyone = await store.db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (anyone) return undefined
  const own = password ?? randomBytes(15).toString('base64url')
  const passwordHash = await hashPassword(own)
  const created = await store.write([], async (db) => {
    await advisoryLock(db, 'first administrator')
    const other = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
    if (other) return false
    await createAccount(db, clock, { email, name: 'Administrator', role: 'admin', passwordHash })
    return true
  })
  return created ? { email, ...(password === undefined && { password: own }) } : undefined
}
