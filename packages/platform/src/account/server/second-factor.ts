import { brand } from '#src/brand/brand.ts'
import { foldText } from '#src/rest/clean-text.ts'
import { minute, type Clock } from '#src/server/clock.ts'
import type { Database, WriteTransaction } from '#src/server/database/tables.ts'
import { invalidField, notFound, HttpError } from '#src/server/http/http-error.ts'
import type { Limit } from '#src/server/rate-limits/windows.ts'
import type { Platform } from '#src/server/platform.ts'
import { hashOf } from '#src/server/secret.ts'
import { findAccount, lockAccounts } from './accounts.ts'
import { isPassword } from './password.ts'
import type { AccountRow } from './table.ts'
import { findStep, otpauthUri, randomSecret } from './totp.ts'

/** By account, not by client: three codes of a million are valid at any time. */
export const perAccount: Limit = { name: 'second factor', times: 10, within: 15 * minute }

const recoveryCodes = 10

/** Verifies a code of the authenticator app or a recovery code; each works once. */
export async function consumeCode(
  db: WriteTransaction,
  clock: Clock,
  { id, totp_secret }: AccountRow,
  code: string,
): Promise<boolean> {
  const digits = plain(code)
  return /^\d{6}$/.test(digits)
    ? totp_secret !== null && (await consumeTotp(db, clock, { id, secret: totp_secret, digits }))
    : consumeRecoveryCode(db, id, code)
}

async function consumeTotp(
  db: WriteTransaction,
  clock: Clock,
  { id, secret, digits }: { id: string; secret: string; digits: string },
) {
  const step = findStep(secret, digits, clock.now())
  if (step === undefined) return false
  const { numUpdatedRows } = await db
    .updateTable('account')
    .set({ totp_step: step })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totp_step', 'is', null), eb('totp_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

async function consumeRecoveryCode(
  db: WriteTransaction,
  id: string,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('account_id', '=', id)
    .where('code_hash', '=', hashOf(plain(code)))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether the second factor is active, and how many recovery codes are left. */
export async function describeSecondFactor(db: Database, id: string) {
  const account = await findAccount(db, id)
  if (!account) throw notFound()
  const { left } = await db
    .selectFrom('recovery_code')
    .select((eb) => eb.fn.countAll<number>().as('left'))
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow()
  return { active: account.totp_secret !== null, recoveryCodesLeft: left }
}

/**
 * Makes the secret for an authenticator app; it is pending until a code confirms it. The password is
 * asked for, so that nobody who finds a session locks its owner out.
 */
export async function beginTotp({ store, limits }: Platform, accountId: string, password: string) {
  await limits.consume(perAccount, accountId)
  const known = await findAccount(store.db, accountId)
  if (!known) throw notFound()
  if (!(await isPassword(password, known.password_hash))) throw wrongPassword()
  await limits.refund(perAccount, accountId)
  const secret = randomSecret()
  const { email } = await store.write([], async (db) => {
    const account = await db
      .updateTable('account')
      .set({ totp_pending: secret })
      .where('id', '=', accountId)
      .where('totp_secret', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!account) throw new HttpError('SECOND_FACTOR_ACTIVE')
    return account
  })
  return { secret, uri: otpauthUri(brand.name, email, secret) }
}

/** Activates the second factor; the recovery codes are returned this once. */
export const activateTotp = (platform: Platform, accountId: string, code: string) =>
  issueCodes(platform, accountId, async (db, account) => {
    if (!account?.totp_pending) throw notFound()
    const step = findStep(account.totp_pending, plain(code), platform.clock.now())
    if (step === undefined) throw wrongCode()
    await db
      .updateTable('account')
      .set({ totp_secret: account.totp_pending, totp_pending: null, totp_step: step })
      .where('id', '=', accountId)
      .execute()
  })

/** Puts new recovery codes in place of the old ones, for a code of either kind. */
export const renewRecoveryCodes = (platform: Platform, accountId: string, code: string) =>
  issueCodes(platform, accountId, async (db, account) => {
    const isRight = account?.totp_secret && (await consumeCode(db, platform.clock, account, code))
    if (!isRight) throw wrongCode()
    await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  })

/** Stores new recovery codes in one transaction with the work, which throws where the code is wrong. */
async function issueCodes(
  { store, limits }: Platform,
  accountId: string,
  work: (db: WriteTransaction, account: AccountRow | undefined) => Promise<void>,
) {
  await limits.consume(perAccount, accountId)
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  await store.write([], async (db) => {
    await lockAccounts(db)
    await work(db, await findAccount(db, accountId))
    await db
      .insertInto('recovery_code')
      .values(codes.map((one) => ({ account_id: accountId, code_hash: hashOf(plain(one)) })))
      .execute()
    return { id: accountId }
  })
  await limits.refund(perAccount, accountId)
  return { recoveryCodes: codes }
}

interface Proof {
  code?: string
  password?: string
}

/** Deactivates the second factor with a code, a recovery code or the password. */
export async function endTotp(platform: Platform, accountId: string, { code, password }: Proof) {
  const { store, clock, limits } = platform
  await limits.consume(perAccount, accountId)
  const known = await findAccount(store.db, accountId)
  if (!known) throw notFound()
  if (password !== undefined && !(await isPassword(password, known.password_hash)))
    throw wrongPassword()
  await store.write([], async (db) => {
    await lockAccounts(db)
    if (password === undefined && !(await consumeCode(db, clock, known, code ?? '')))
      throw wrongCode()
    return removeTotp(db, accountId)
  })
  await limits.refund(perAccount, accountId)
}

export async function removeTotp(db: WriteTransaction, id: string): Promise<{ id: string }> {
  await db
    .updateTable('account')
    .set({ totp_secret: null, totp_pending: null, totp_step: null })
    .where('id', '=', id)
    .execute()
  await db.deleteFrom('recovery_code').where('account_id', '=', id).execute()
  return { id }
}

const wrongPassword = () => invalidField('password', 'match', 'is not the current password')
const wrongCode = () => invalidField('code', 'match', 'is wrong or has already been used')

/** 120 bits, in six groups of four: nobody computes one from its plain hash. */
const newRecoveryCode = () =>
  randomSecret(15)
    .toLowerCase()
    .replace(/.{4}(?=.)/g, '$&-')

/** A code as it is compared, however it was typed or pasted. */
const plain = (code: string) => foldText(code).replace(/[ -]/g, '')
