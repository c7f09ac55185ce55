import { expect, test } from 'vitest'
import { createFirstAdministrator } from '@repo/platform/account/server/accounts.ts'
import { isPassword } from '@repo/platform/account/server/password.ts'
import { systemClock } from '@repo/platform/server/clock.ts'
import { useStore } from '#tests/support/store.ts'

const own = useStore()

async function storedHash(): Promise<string> {
  const { password_hash } = await own.store.db
    .selectFrom('account')
    .select('password_hash')
    .executeTakeFirstOrThrow()
  return password_hash
}

test('a password that the environment gives is neither replaced nor announced', async () => {
  const given = { email: 'first@example.com', password: 'a long enough password' }
  const announced = await createFirstAdministrator(own.store, systemClock, given)
  expect(announced).toEqual({ email: given.email })
  expect(await isPassword(given.password, await storedHash())).toBe(true)
})

test('a generated password is announced, and opens the account', async () => {
  await own.store.write([], async (db) => {
    await db.deleteFrom('account').execute()
  })
  const announced = await createFirstAdministrator(own.store, systemClock, {
    email: 'first@example.com',
  })
  expect(announced?.password).toMatch(/^[\w-]{20}$/)
  expect(await isPassword(announced?.password ?? '', await storedHash())).toBe(true)
})
