import { describe, expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { inviteUser as inviteByMail } from '@repo/platform/account/server/users.ts'
import { passwordApi } from '@repo/platform/account/password-contract.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { accountEmailWords } from '@repo/platform/words/index.ts'
import {
  type TestProduct,
  emailOf,
  password,
  startProductForTest,
  useProduct,
} from '#tests/support/product.ts'
import { addUser, clientWith, inviteUser, mailedToken, signInAs } from '#tests/support/users.ts'
import { errorOf, rulesOf } from '@repo/platform/testing/errors.ts'

const site = useProduct()

const admin = () => site.as('admin')
const visitor = () => site.as('visitor')

describe('without a mail server', () => {
  test('the administrator who has caused a mail is told its link, which works; nobody else is', async () => {
    const product = await startProductForTest({ SMTP_URL: '' })
    const staff = product.as('admin')
    const body = { email: 'kept@example.com', name: 'Kept', role: 'viewer' } as const
    const invited = await staff.call(usersApi.create, { body })
    const tokenIn = (link = '') => /^http.*\/en\/sign-in\?token=([\w-]{43})$/.exec(link)?.[1] ?? ''
    const { id } = invited
    const again = await staff.call(usersApi.invite, { body: { id } })
    expect(tokenIn(invited.link)).not.toBe(tokenIn(again.link))
    await product.as('visitor').call(passwordApi.set, {
      body: { token: tokenIn(again.link), password },
    })
    const { link } = await staff.call(usersApi.reset, { body: { id } })
    expect(tokenIn(link)).toHaveLength(43)
    expect(await staff.call(usersApi.get, { params: { id } })).not.toHaveProperty('link')
    expect(JSON.stringify(await staff.call(usersApi.list, { query: {} }))).not.toContain('token=')
  })

  test('with one, nobody is', async () => {
    const { id, ...invited } = await inviteUser(site)
    expect(invited).not.toHaveProperty('link')
    const again = await admin().call(usersApi.invite, { body: { id } })
    expect(again).not.toHaveProperty('link')
    expect(await admin().call(usersApi.reset, { body: { id } })).not.toHaveProperty('link')
  })
})

describe('an invitation', () => {
  test('makes an account that can sign in once a password is set, by a link that works once', async () => {
    const user = await inviteUser(site, { email: 'New.Editor@Example.com', role: 'editor' })
    expect(user).toMatchObject({ email: 'new.editor@example.com', state: 'invited', version: 1 })
    expect((await signInAs(site, { email: user.email, password: '' })).status).toBe(401)
    const token = await mailedToken(site, user.email)
    const body = { token, password }
    await visitor().call(passwordApi.set, { body })
    expect((await signInAs(site, { email: user.email, password })).status).toBe(201)
    expect(await admin().call(usersApi.get, { params: { id: user.id } })).toMatchObject({
      state: 'active',
    })
    expect(await rulesOf(visitor().call(passwordApi.set, { body }))).toEqual(['token used'])
  })

  test('is rejected for an address that has an account, in upper or lower case', async () => {
    const error = await errorOf(inviteUser(site, { email: emailOf('editor').toUpperCase() }))
    expect(error).toMatchObject({ code: 409, errorCode: 'EMAIL_TAKEN' })
  })

  test('ends after 72 hours, and when another is sent', async () => {
    const product = await startProductForTest()
    const { id, email } = await inviteUser(product)
    const first = await mailedToken(product, email)
    await product.as('admin').call(usersApi.invite, { body: { id } })
    const second = await mailedToken(product, email, 2)
    const set = (token: string) =>
      product.as('visitor').call(passwordApi.set, { body: { token, password } })
    expect(await rulesOf(set(first))).toEqual(['token used'])
    product.advance(72 * 3_600_000 + 1)
    expect(await rulesOf(set(second))).toEqual(['token used'])
  })

  test('is not sent to somebody who has a password', async () => {
    const { user } = await addUser(site)
    const again = admin().call(usersApi.invite, { body: { id: user.id } })
    expect(await rulesOf(again)).toEqual(['id state'])
  })

  test('neither its token nor a password is in the database', async () => {
    const { email } = await inviteUser(site)
    const token = await mailedToken(site, email)
    const { db } = site.product.platform.store
    const links = await db.selectFrom('account_link').selectAll().execute()
    expect(links.length).toBeGreaterThan(0)
    expect(JSON.stringify(links)).not.toContain(token)
  })

  test('is a letter in the language of the invited, with a link to the configured origin', async () => {
    const product = await startProductForTest({ PUBLIC_URL: 'https://www.example.com' })
    const input = { email: 'a@example.com', name: 'Ada', role: 'viewer' } as const
    await inviteByMail(product.product.platform, { ...input, dateLocale: 'de-DE' })
    await mailedToken(product, input.email)
    const { subject, text } = product.mails.at(-1)!
    const { invite, greeting } = accountEmailWords.de
    expect(subject).toBe(fill('de', invite.subject, { brand: brand.name }))
    expect(text).toMatch(new RegExp(`^${fill('de', greeting, { name: 'Ada' })}\n`))
    expect(text).toContain('https://www.example.com/de/sign-in?token=')
    expect(text).toMatch(/\d\. \p{L}+ \d{4} um \d\d:\d\d/u)
  })
})

describe('a change of role', () => {
  test('ends the sessions, and applies from the next sign-in; a change of name alone ends none', async () => {
    const { user, cookie } = await addUser(site)
    const statusOfPublishing = async (session: string) => {
      const publish = { method: 'PUT', json: { id: 'x' }, headers: { cookie: session } }
      return (await site.request('/api/news/publish', publish)).status
    }
    const named = { id: user.id, name: 'Ada Byron', role: 'viewer' as const }
    await admin().call(usersApi.update, { body: named })
    expect(await statusOfPublishing(cookie)).toBe(403)
    const change = { ...named, role: 'editor' as const }
    expect(await admin().call(usersApi.update, { body: change })).toMatchObject(change)
    expect(await statusOfPublishing(cookie)).toBe(401)
    const again = await signInAs(site, { email: user.email, password })
    expect(await statusOfPublishing(again.cookie)).toBe(404)
  })

  test('leaves an invitation that is under way', async () => {
    const { id, name, email } = await inviteUser(site)
    await admin().call(usersApi.update, { body: { id, name, role: 'sales' } })
    const token = await mailedToken(site, email)
    await visitor().call(passwordApi.set, { body: { token, password } })
    expect((await signInAs(site, { email, password })).status).toBe(201)
  })

  test('on a stale version is 409 with the stored account', async () => {
    const { id, name, version } = await inviteUser(site)
    const change = { id, name, role: 'sales' as const, version }
    await admin().call(usersApi.update, { body: change })
    const error = await errorOf(admin().call(usersApi.update, { body: change }))
    expect(error).toMatchObject({ code: 409, errorCode: 'STALE_VERSION' })
    expect(error.error).toMatchObject({ current: { id, role: 'sales', version: version + 1 } })
  })
})

describe('a disabled account', () => {
  test('is signed out at once, cannot sign in, and is enabled again without its sessions', async () => {
    const { user, cookie, client } = await addUser(site)
    const body = { id: user.id }
    expect(await admin().call(usersApi.disable, { body })).toMatchObject({ state: 'disabled' })
    expect((await errorOf(client.call(accountApi.get, {}))).code).toBe(401)
    expect(await signInAs(site, { email: user.email, password })).toMatchObject({
      status: 401,
      errorCode: 'INVALID_CREDENTIALS',
    })
    expect(await rulesOf(admin().call(usersApi.reset, { body }))).toEqual(['id state'])
    expect(await admin().call(usersApi.enable, { body })).toMatchObject({ state: 'active' })
    expect((await errorOf(clientWith(site, cookie).call(accountApi.get, {}))).code).toBe(401)
    expect((await signInAs(site, { email: user.email, password })).status).toBe(201)
  })

  test('gets no reset mail', async () => {
    const { user } = await addUser(site)
    await admin().call(usersApi.disable, { body: { id: user.id } })
    const before = site.mails.filter(({ to }) => to === user.email).length
    await visitor().call(passwordApi.forgot, { body: { email: user.email } })
    expect(site.mails.filter(({ to }) => to === user.email)).toHaveLength(before)
  })
})

describe('administrators', () => {
  const idOf = async (product: TestProduct, email: string) => {
    const { items } = await product.as('admin').list(usersApi.list, { query: { search: email } })
    return Object.keys(items)[0]!
  }
  const stepsOn = (id: string) =>
    [
      [usersApi.disable, { body: { id } }],
      [usersApi.update, { body: { id, name: 'A', role: 'viewer' } }],
      [usersApi.remove, { params: { id } }],
    ] as const
  const attempt = (product: TestProduct, id: string) =>
    Promise.all(
      stepsOn(id).map(async ([endpoint, input]) => {
        const client = product.as('admin')
        const call = client.call as (e: unknown, i: unknown) => Promise<unknown>
        return (await errorOf(call(endpoint, input))).errorCode
      }),
    )

  test('the last one who can sign in cannot be removed', async () => {
    const product = await startProductForTest()
    const id = await idOf(product, emailOf('admin'))
    await inviteUser(product, { role: 'admin' })
    const { user } = await addUser(product, { role: 'admin' })
    await product.as('admin').call(usersApi.disable, { body: { id: user.id } })
    expect(await attempt(product, id)).toEqual(Array(3).fill('LAST_ADMIN'))
  })

  test('cannot remove their own rights', async () => {
    const product = await startProductForTest()
    await addUser(product, { role: 'admin' })
    const id = await idOf(product, emailOf('admin'))
    expect(await attempt(product, id)).toEqual(Array(3).fill('FORBIDDEN'))
    const body = { id, name: 'Chief', role: 'admin' as const }
    expect(await product.as('admin').call(usersApi.update, { body })).toMatchObject({
      name: 'Chief',
    })
  })

  test('two who disable each other at the same time: one stays', async () => {
    const product = await startProductForTest()
    const first = await idOf(product, emailOf('admin'))
    const { user, client } = await addUser(product, { role: 'admin' })
    await Promise.allSettled([
      client.call(usersApi.disable, { body: { id: first } }),
      product.as('admin').call(usersApi.disable, { body: { id: user.id } }),
    ])
    const { count } = await product.product.platform.store.db
      .selectFrom('account')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('role', '=', 'admin')
      .where('active', '=', true)
      .executeTakeFirstOrThrow()
    expect(count).toBe(1)
  })

  test('delete an account with its sessions and links', async () => {
    const { user, client } = await addUser(site)
    const params = { id: user.id }
    expect(await admin().call(usersApi.remove, { params })).toEqual(params)
    expect((await errorOf(client.call(accountApi.get, {}))).code).toBe(401)
    expect((await errorOf(admin().call(usersApi.remove, { params }))).code).toBe(404)
  })

  test('list the accounts by last change, in pages, by role and by text', async () => {
    const { id, email } = await inviteUser(site, { role: 'sales', name: 'Zoë Zebra' })
    const page = await admin().list(usersApi.list, { query: { limit: 1 } })
    expect(Object.keys(page.items)).toEqual([id])
    const rest = await admin().list(usersApi.list, { query: { after: page.next! } })
    expect(Object.keys(rest.items)).not.toContain(id)
    expect(Object.keys(rest.items)).toHaveLength(page.total - 1)
    for (const query of [{ search: email }, { search: 'zebra' }, { role: 'sales' as const }])
      expect(Object.keys((await admin().list(usersApi.list, { query })).items)).toContain(id)
    const none = { role: 'editor' as const, search: 'zebra' }
    expect((await admin().list(usersApi.list, { query: none })).total).toBe(0)
  })
})
