import { describe, expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { passwordApi } from '@repo/platform/account/password-contract.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'

import { emailOf, password, startProductForTest, useProduct } from '#tests/support/product.ts'
import { addUser, clientWith, mailedToken, signInAs } from '#tests/support/users.ts'
import { errorOf, rulesOf } from '@repo/platform/testing/errors.ts'
import { sessionOf } from '@repo/platform/testing/cookies.ts'

const site = useProduct()

const other = 'another battery staple'
const visitor = () => site.as('visitor')

describe('changing the own password', () => {
  test('ends all other sessions, and this one goes on with a new token', async () => {
    const { user, cookie } = await addUser(site)
    const second = await signInAs(site, { email: user.email, password })
    const response = await site.request('/account/password', {
      method: 'PUT',
      headers: { cookie },
      json: { current: password, password: other },
    })
    expect(response.status).toBe(204)
    const renewed = sessionOf(response)
    expect(await clientWith(site, renewed).call(accountApi.get, {})).toMatchObject({ id: user.id })
    for (const old of [cookie, second.cookie]) {
      const gone = clientWith(site, old).call(accountApi.get, {})
      expect((await errorOf(gone)).code).toBe(401)
    }
    expect((await signInAs(site, { email: user.email, password })).status).toBe(401)
    expect((await signInAs(site, { email: user.email, password: other })).status).toBe(201)
  })

  test('asks for the present one; a wrong one does not end the session', async () => {
    const { client } = await addUser(site)
    const body = { current: 'wrong', password: other }
    expect(await rulesOf(client.call(passwordApi.change, { body }))).toEqual(['current match'])
    await client.call(accountApi.get, {})
  })

  test.each([
    ['short', 'elevenchars', 'password min'],
    ['long', 'x'.repeat(1025), 'password max'],
  ])('takes none that is too %s', async (_, wanted, error) => {
    const { client } = await addUser(site)
    const body = { current: password, password: wanted }
    expect(await rulesOf(client.call(passwordApi.change, { body }))).toEqual([error])
  })

  test('rejects one that is the email address', async () => {
    const { user, client } = await addUser(site)
    const body = { current: password, password: user.email.toUpperCase() }
    expect(await rulesOf(client.call(passwordApi.change, { body }))).toEqual(['password address'])
  })

  test.each(['password12345', '123456789012', 'Ada Example 2026!', 'LeaveMeAlone'])(
    'rejects one that is guessed first: %s',
    async (easy) => {
      const { client } = await addUser(site)
      const body = { current: password, password: easy }
      expect(await rulesOf(client.call(passwordApi.change, { body }))).toEqual(['password common'])
    },
  )

  test('guesses at the present one are counted', async () => {
    const product = await startProductForTest({ RATE_LIMITS: 'on' })
    const body = { current: 'wrong', password: other }
    const change = () => errorOf(product.as('viewer').call(passwordApi.change, { body }))
    for (let n = 0; n < 10; n += 1) expect((await change()).code).toBe(422)
    expect((await change()).code).toBe(429)
  })
})

describe('a reset', () => {
  test('by an administrator ends the sessions; the mailed link sets a new password', async () => {
    const { user, client } = await addUser(site)
    await site.as('admin').call(usersApi.reset, { body: { id: user.id } })
    expect((await errorOf(client.call(accountApi.get, {}))).code).toBe(401)
    const token = await mailedToken(site, user.email, 2)
    await visitor().call(passwordApi.set, { body: { token, password: other } })
    expect((await signInAs(site, { email: user.email, password: other })).status).toBe(201)
  })

  test('through the link ends every session', async () => {
    const { user, client } = await addUser(site)
    await visitor().call(passwordApi.forgot, { body: { email: user.email } })
    await client.call(accountApi.get, {})
    const token = await mailedToken(site, user.email, 2)
    await visitor().call(passwordApi.set, { body: { token, password: other } })
    expect((await errorOf(client.call(accountApi.get, {}))).code).toBe(401)
  })

  test('responds the same, in the same time, for an unknown address', async () => {
    const ask = async (email: string) => {
      const start = performance.now()
      const response = await site.request('/account/reset', {
        method: 'POST',
        json: { email },
      })
      return { status: response.status, text: await response.text(), ms: performance.now() - start }
    }
    const { user } = await addUser(site)
    const [known, unknown] = [await ask(user.email), await ask('nobody@example.com')]
    expect([known.status, known.text]).toEqual([204, ''])
    expect([unknown.status, unknown.text]).toEqual([204, ''])
    for (const { ms } of [known, unknown]) expect(ms).toBeGreaterThan(95)
    await mailedToken(site, user.email, 2)
    expect(site.mails.some(({ to }) => to === 'nobody@example.com')).toBe(false)
  })

  test('sends one mail, however often it is asked for', async () => {
    const { user } = await addUser(site)
    for (let n = 0; n < 3; n += 1)
      await visitor().call(passwordApi.forgot, { body: { email: user.email } })
    await mailedToken(site, user.email, 2)
    expect(site.mails.filter(({ to }) => to === user.email)).toHaveLength(2)
  })

  test('is mailed three times a day to those who ask from one network, and every link works', async () => {
    const product = await startProductForTest({ RATE_LIMITS: 'on' })
    const address = emailOf('viewer')
    for (let n = 0; n < 5; n += 1) {
      product.advance(30 * 60_000)
      await product.as('visitor').call(passwordApi.forgot, { body: { email: address } })
    }
    await mailedToken(product, address, 3)
    const mails = product.mails.filter(({ to }) => to === address)
    expect(mails).toHaveLength(3)
    // What a stranger asks for afterwards does not revoke what the owner was sent.
    const [, first = ''] = /token=([\w-]+)/.exec(mails[0]!.text) ?? []
    await product.as('visitor').call(passwordApi.set, { body: { token: first, password: other } })
    const [, second = ''] = /token=([\w-]+)/.exec(mails[1]!.text) ?? []
    const again = product
      .as('visitor')
      .call(passwordApi.set, { body: { token: second, password: other } })
    expect(await rulesOf(again)).toEqual(['token used'])
  })

  test('the link ends after four hours, is used once, and by one of two at the same time', async () => {
    const product = await startProductForTest()
    const forgot = () =>
      product.as('visitor').call(passwordApi.forgot, { body: { email: emailOf('viewer') } })
    const set = (token: string) =>
      product.as('visitor').call(passwordApi.set, { body: { token, password: other } })
    await forgot()
    const old = await mailedToken(product, emailOf('viewer'))
    product.advance(4 * 3_600_000 + 1)
    expect(await rulesOf(set(old))).toEqual(['token used'])
    await forgot()
    const token = await mailedToken(product, emailOf('viewer'), 2)
    const answers = await Promise.allSettled([set(token), set(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('is limited by address', async () => {
    const product = await startProductForTest({ RATE_LIMITS: 'on' })
    const ask = (email: string) =>
      product.as('visitor').call(passwordApi.forgot, { body: { email } })
    await Promise.all(Array.from({ length: 5 }, () => ask('nobody@example.com')))
    expect((await errorOf(ask('nobody@example.com'))).code).toBe(429)
    await ask('somebody@example.com')
  })
})
