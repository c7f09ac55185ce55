import { randomBytes } from 'node:crypto'
import type { DateLocale } from '#src/i18n/locales.ts'
import { timestamp, type Clock } from '#src/server/clock.ts'
import type { Database, Write } from '#src/server/database/tables.ts'
import { onlyOne } from '#src/server/database/only-one.ts'
import type { Store } from '#src/server/database/store.ts'
import { newId } from '#src/server/id.ts'
import type { Role } from '../roles.ts'
import { hashPassword, isPassword } from './password.ts'

const normalised = (email: string) => email.trim().normalize('NFC').toLowerCase()

export const findAccount = (db: Database, id: string) =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst()

/** A hash that no password has, so that an unknown address costs the same time as a known one. */
let nobody: Promise<string> | undefined

/** The account of an address and its password; absent where either is not right. */
export async function findByCredentials(db: Database, email: string, password: string) {
  nobody ??= hashPassword(randomBytes(32).toString('hex'))
  const account = await db
    .selectFrom('account')
    .selectAll()
    .where('email', '=', normalised(email))
    .executeTakeFirst()
  const right = await isPassword(password, account?.password_hash ?? (await nobody))
  return right ? account : undefined
}

interface NewAccount {
  email: string
  name: string
  role: Role
  passwordHash: string
}

export async function createAccount(db: Write, clock: Clock, account: NewAccount) {
  const { email, name, role, passwordHash } = account
  return db
    .insertInto('account')
    .values({
      id: newId(),
      email: normalised(email),
      name,
      role,
      password_hash: passwordHash,
      date_locale: 'en-GB',
      created_at: timestamp(clock),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export const listAccounts = (db: Database) =>
  db.selectFrom('account').select(['email', 'role', 'name']).orderBy('email').execute()

/** Sets the password and ends every session of the account; false where there is none. */
export async function changePassword(db: Write, email: string, hash: string): Promise<boolean> {
  const account = await db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('email', '=', normalised(email))
    .returning('id')
    .executeTakeFirst()
  if (!account) return false
  await db.deleteFrom('session').where('account_id', '=', account.id).execute()
  return true
}

export async function updateDateLocale(db: Write, id: string, dateLocale: DateLocale) {
  return db
    .updateTable('account')
    .set({ date_locale: dateLocale })
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
 * once: exactly one creates it. Answers the password where it was made here, so that it can be
 * shown once.
 */
export async function createFirstAdministrator(
  store: Store,
  clock: Clock,
  { email, password }: FirstAdministrator,
): Promise<{ email: string; password?: string } | undefined> {
  const anyone = await store.db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  if (anyone) return undefined
  const made = password === undefined ? randomBytes(15).toString('base64url') : undefined
  const passwordHash = await hashPassword(password ?? made!)
  const created = await store.write([], async (db) => {
    await onlyOne(db, store.engine, 'first administrator')
    const other = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
    if (other) return false
    await createAccount(db, clock, { email, name: 'Administrator', role: 'admin', passwordHash })
    return true
  })
  return created ? { email, ...(made && { password: made }) } : undefined
}
