import { describe, expect, test } from 'vitest'
import { auditApi } from '@repo/platform/account/audit-contract.ts'
import { accountApi } from '@repo/platform/account/contract.ts'
import { secondFactorApi } from '@repo/platform/account/second-factor-contract.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'

import { emailOf, password, startProductForTest, useProduct } from '#tests/support/product.ts'
import { addSecondFactor, addUser, codeOf, signInAs } from '#tests/support/users.ts'
import { errorOf, rulesOf } from '@repo/platform/testing/errors.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'

const site = useProduct()

/** The code of the interval after the present one: the present one's was used to turn it on. */
const nextCode = (secret: string) => codeOf(secret, Date.now() + 30_000)

/** Somebody new with a second factor. */
async function guarded() {
  const { user, client } = await addUser(site)
  const factor = await addSecondFactor(client)
  const signIn = (code?: string) =>
    signInAs(site, { email: user.email, password, ...(code && { code }) })
  return { user, client, signIn, ...factor }
}

describe('turning it on', () => {
  test('asks for the password, so that a stolen session cannot lock its owner out', async () => {
    const { client } = await addUser(site)
    const begin = client.call(secondFactorApi.begin, { body: { password: 'wrong' } })
    expect(await rulesOf(begin)).toEqual(['password match'])
    const activate = client.call(secondFactorApi.activate, { body: { code: '123456' } })
    expect((await errorOf(activate)).code).toBe(404)
  })

  test('needs a code of the secret, and returns ten recovery codes once', async () => {
    const { user, client } = await addUser(site)
    const { secret, uri } = await client.call(secondFactorApi.begin, { body: { password } })
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`secret=${secret}`)
    expect(await client.call(secondFactorApi.get, {})).toMatchObject({ active: false })
    expect((await signInAs(site, { email: user.email, password })).status).toBe(201)
    for (const code of [codeOf(secret, 0), '1234567', '１２３４５６']) {
      const rejected = client.call(secondFactorApi.activate, { body: { code } })
      expect(await rulesOf(rejected)).toEqual(['code match'])
    }
    const body = { code: codeOf(secret) }
    const { recoveryCodes } = await client.call(secondFactorApi.activate, { body })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/)
    expect(await client.call(secondFactorApi.get, {})).toEqual({
      active: true,
      recoveryCodesLeft: 10,
    })
    const shown = await site.as('admin').call(usersApi.get, { params: { id: user.id } })
    expect(shown.secondFactor).toBe(true)
    const { db } = site.product.platform.store
    const stored = JSON.stringify(await db.selectFrom('recovery_code').selectAll().execute())
    for (const code of recoveryCodes) {
      expect(stored).not.toContain(code)
      expect(stored).not.toContain(code.replaceAll('-', ''))
    }
  })

  test('is rejected while it is on, and without a pending secret', async () => {
    const { client } = await guarded()
    expect(await errorOf(client.call(secondFactorApi.begin, { body: { password } }))).toMatchObject(
      {
        code: 409,
        errorCode: 'SECOND_FACTOR_ACTIVE',
      },
    )
    const fresh = (await addUser(site)).client
    const body = { code: '123456' }
    expect((await errorOf(fresh.call(secondFactorApi.activate, { body }))).code).toBe(404)
  })
})

describe('signing in with it', () => {
  test('asks for a code only after the right password', async () => {
    const { user, signIn } = await guarded()
    expect(await signIn()).toMatchObject({ status: 401, errorCode: 'SECOND_FACTOR_REQUIRED' })
    const wrong = await signInAs(site, { email: user.email, password: 'wrong', code: '123456' })
    expect(wrong).toMatchObject({ status: 401, errorCode: 'INVALID_CREDENTIALS' })
  })

  test('accepts a code once', async () => {
    const { secret, signIn } = await guarded()
    expect((await signIn(codeOf(secret))).errorCode).toBe('INVALID_CREDENTIALS')
    const code = nextCode(secret)
    expect((await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).status).toBe(201)
    expect((await signIn(code)).errorCode).toBe('INVALID_CREDENTIALS')
  })

  test('of two concurrent sign-ins with the same code one succeeds', async () => {
    const { secret, signIn } = await guarded()
    const code = nextCode(secret)
    const answers = await Promise.all([signIn(code), signIn(code)])
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  })

  test('accepts a recovery code once, however it is written', async () => {
    const { client, recoveryCodes, signIn } = await guarded()
    const [code = ''] = recoveryCodes
    expect((await signIn(` ${code.toUpperCase().replaceAll('-', ' ')} `)).status).toBe(201)
    expect((await signIn(code)).errorCode).toBe('INVALID_CREDENTIALS')
    expect(await client.call(secondFactorApi.get, {})).toMatchObject({ recoveryCodesLeft: 9 })
  })

  test('a recovery code of another account is rejected', async () => {
    const [one, other] = [await guarded(), await guarded()]
    expect((await one.signIn(other.recoveryCodes[0])).errorCode).toBe('INVALID_CREDENTIALS')
    expect((await other.signIn(other.recoveryCodes[0])).status).toBe(201)
  })

  test.each([
    ['a minute old', -60_000, 401],
    ['two intervals ahead', 60_000, 401],
    ['one interval ahead', 30_000, 201],
  ])('a code that is %s: %i ms, %i', async (_, shift, status) => {
    const product = await startProductForTest()
    const client = product.as('viewer')
    const { secret } = await client.call(secondFactorApi.begin, { body: { password } })
    await client.call(secondFactorApi.activate, { body: { code: codeOf(secret) } })
    product.advance(300_000)
    // In the middle of an interval: the next one does not begin on the way.
    const now = Date.now() + 300_000
    product.advance(15_000 - (now % 30_000))
    const at = now + 15_000 - (now % 30_000) + shift
    const body = { email: emailOf('viewer'), password, code: codeOf(secret, at) }
    expect((await signInAs(product, body)).status).toBe(status)
  })

  test('guesses are counted by account', async () => {
    const product = await startProductForTest({ RATE_LIMITS: 'on' })
    const client = product.as('viewer')
    const { secret } = await client.call(secondFactorApi.begin, { body: { password } })
    await client.call(secondFactorApi.activate, { body: { code: codeOf(secret) } })
    const credentials = { email: emailOf('viewer'), password }
    const guess = (code: string) => signInAs(product, { ...credentials, code })
    for (let n = 0; n < 10; n += 1) expect((await guess('000000')).status).toBe(401)
    expect((await guess(nextCode(secret))).status).toBe(429)
    expect((await signInAs(product, credentials)).errorCode).toBe('SECOND_FACTOR_REQUIRED')
  })
})

describe('turning it off', () => {
  test.each(['code', 'recovery code', 'password'] as const)('with the %s', async (proof) => {
    const { client, secret, recoveryCodes, signIn } = await guarded()
    const bodies = {
      code: { code: nextCode(secret) },
      'recovery code': { code: recoveryCodes[0]! },
      password: { password },
    }
    await client.call(secondFactorApi.end, { body: bodies[proof] })
    expect(await client.call(secondFactorApi.get, {})).toEqual({
      active: false,
      recoveryCodesLeft: 0,
    })
    expect((await signIn()).status).toBe(201)
  })

  test('not without one of them; a wrong one does not end the session', async () => {
    const { client } = await guarded()
    const end = (body: { code: string } | { password: string }) =>
      rulesOf(client.call(secondFactorApi.end, { body }))
    expect(await end({ code: '000000' })).toEqual(['code match'])
    expect(await end({ password: 'wrong' })).toEqual(['password match'])
    await client.call(accountApi.get, {})
    expect(await client.call(secondFactorApi.get, {})).toMatchObject({ active: true })
  })
})

describe('new recovery codes', () => {
  test('take the place of the old ones, for a code of either kind', async () => {
    const { client, signIn, recoveryCodes, secret } = await guarded()
    const renew = (code: string) => client.call(secondFactorApi.renewCodes, { body: { code } })
    expect(await rulesOf(renew('000000'))).toEqual(['code match'])
    const { recoveryCodes: second } = await renew(recoveryCodes[0]!)
    expect(new Set([...recoveryCodes, ...second]).size).toBe(20)
    expect((await signIn(recoveryCodes[1])).status).toBe(401)
    expect((await signIn(second[0])).status).toBe(201)
    await renew(nextCode(secret))
    expect((await signIn(second[1])).status).toBe(401)
  })

  test('are not given where the second factor is off', async () => {
    const { client } = await addUser(site)
    const renew = client.call(secondFactorApi.renewCodes, { body: { code: 'abcd' } })
    expect(await rulesOf(renew)).toEqual(['code match'])
  })
})

test('where it is demanded, an account without one has its own calls alone, until it has one', async () => {
  const product = await startProductForTest({ SECOND_FACTOR: 'required' })
  const client = product.as('admin')
  const account = () => client.call(accountApi.get, {})
  const users = () => client.call(usersApi.list, { query: {} })
  expect(await account()).toMatchObject({ lacksSecondFactor: true, permissions: [] })
  expect((await errorOf(users())).code).toBe(403)
  const { secret } = await addSecondFactor(client)
  expect(await account()).not.toHaveProperty('lacksSecondFactor')
  await users()
  await client.call(secondFactorApi.end, { body: { code: nextCode(secret) } })
  expect((await errorOf(users())).code).toBe(403)
})

describe('an administrator turns off the second factor of a colleague', () => {
  const turnOff = (id: string) => site.as('admin').call(usersApi.endSecondFactor, { body: { id } })

  test('who signs in with the password alone, and is told by email once', async () => {
    const { user, client } = await addUser(site)
    await addSecondFactor(client)
    const { email, id } = user
    expect((await signInAs(site, { email, password })).errorCode).toBe('SECOND_FACTOR_REQUIRED')
    expect(await turnOff(id)).toMatchObject({ id, secondFactor: false })
    expect((await signInAs(site, { email, password })).status).toBe(201)
    await turnOff(id)
    const told = () =>
      site.mails.filter(
        ({ to, subject }) => to === email && subject.includes('Two-step verification'),
      )
    await eventually(() => expect(told()).toHaveLength(1))
    const { items } = await site.as('admin').list(auditApi.list, { query: { limit: 20 } })
    const entry = Object.values(items).findLast(({ call }) => call.includes('second-factor/end'))
    expect(entry).toMatchObject({
      subject: id,
      changes: [{ field: 'secondFactor', from: true, to: false }],
    })
  })

  test('but not the own one, and nobody else may', async () => {
    const { id } = await site.as('admin').call(accountApi.get, {})
    expect(await errorOf(turnOff(id))).toMatchObject({ code: 403 })
    const { user } = await addUser(site)
    const body = { id: user.id }
    const asEditor = site.as('editor').call(usersApi.endSecondFactor, { body })
    expect(await errorOf(asEditor)).toMatchObject({ code: 403, errorCode: 'FORBIDDEN' })
  })
})
