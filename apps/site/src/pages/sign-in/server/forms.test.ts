import { describe, expect, test } from 'vitest'
import { accountApi } from '@repo/platform/account/contract.ts'
import { usersApi } from '@repo/platform/account/users-contract.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { accountEmailWords } from '@repo/platform/words/index.ts'
import { emailOf, password, startProductForTest, useProduct } from '#tests/support/product.ts'
import {
  addSecondFactor,
  addUser,
  clientWith,
  codeOf,
  inviteUser,
  mailedToken,
} from '#tests/support/users.ts'
import { signInWords as words } from '#words/index.ts'

const site = useProduct()
/** The steps are the same in each language; `%s: what is missing …` has the words of all. */
const some = ['de', 'pt'] as const

const post = (path: string, values: Record<string, string>, cookie = '') =>
  site.request(path, { method: 'POST', body: new URLSearchParams(values), headers: { cookie } })

/** Who helps when phone and recovery codes are lost. */
const helpers = {
  en: 'ask an administrator to turn off two-step verification',
  de: 'bitten Sie die Administration, die Zwei-Faktor-Anmeldung für Ihr Konto auszuschalten',
  es: 'pida al equipo de administración que desactive el segundo factor de su cuenta',
  fr: 'demandez à la personne qui gère les comptes de désactiver la vérification en deux étapes',
  it: 'chiedere a un amministratore di disattivare il secondo fattore',
  pt: 'peça à administração do site que desative o segundo fator',
} as const

describe('the password forms without JavaScript', () => {
  test.each(some)('of %s: a forgotten password is set by the mailed link', async (lang) => {
    const { steps, notes, errors } = words[lang]
    const { user } = await addUser(site)
    const page = `/${lang}/sign-in`
    const text = async (path: string) => unescaped(await (await site.request(path)).text())
    expect(await text(page)).toContain(`href="${page}?forgot=1"`)
    expect(await text(`${page}?forgot=1`)).toContain(steps['forgot-password'].submit)
    const asked = await post(page, { form: 'forgot-password', email: user.email })
    expect([asked.status, asked.headers.get('location')]).toEqual([
      303,
      `${page}?forgot=1&note=mailed`,
    ])
    expect(await text(`${page}?forgot=1&note=mailed`)).toContain(notes.mailed)
    const token = await mailedToken(site, user.email, 2)
    const { reset } = accountEmailWords[lang]
    const mail = site.mails.filter(({ to }) => to === user.email).at(-1)!
    expect(mail.subject).toBe(fill(lang, reset.subject, { brand: brand.name }))
    expect(mail.text).toContain(`${page}?token=${token}`)
    expect(await text(`${page}?token=${token}`)).toContain(`name="token" value="${token}"`)
    const short = await post(page, { form: 'set-password', token, password: 'short-Secret' })
    expect(short.status).toBe(303)
    expect(short.headers.get('location')).toBe('/backoffice')
    const client = clientWith(site, cookieOf(short, 'session')!)
    expect(await client.call(accountApi.get, {})).toMatchObject({ id: user.id })
    const again = await post(page, { form: 'set-password', token, password })
    expect(again.status).toBe(422)
    expect(unescaped(await again.text())).toContain(errors.link)
    const used = await text(`${page}?token=${token}`)
    expect(used).toContain(errors.link)
    expect(used).not.toContain('name="password"')
  })

  test.each(some)(
    'of %s: a new colleague is welcomed, somebody else is told what ends',
    async (lang) => {
      const { steps, invited } = words[lang]
      const { email } = await inviteUser(site)
      const text = async (token: string) =>
        unescaped(await (await site.request(`/${lang}/sign-in?token=${token}`)).text())
      const first = await text(await mailedToken(site, email))
      expect(first).toContain(invited)
      expect(first).not.toContain(steps['set-password'].lead)
      const { user } = await addUser(site)
      await site.as('admin').call(usersApi.reset, { body: { id: user.id } })
      expect(await text(await mailedToken(site, user.email, 2))).toContain(
        steps['set-password'].lead,
      )
    },
  )

  test('a second factor is asked for all the same', async () => {
    const { user, client } = await addUser(site)
    await addSecondFactor(client)
    await site.as('admin').call(usersApi.reset, { body: { id: user.id } })
    const token = await mailedToken(site, user.email, 2)
    const set = await post('/de/sign-in', { form: 'set-password', token, password })
    expect(set.headers.get('location')).toBe('/de/sign-in?note=set')
    expect(set.headers.get('set-cookie')).toBeNull()
    const html = unescaped(await (await site.request('/de/sign-in?note=set')).text())
    expect(html).toContain(words.de.notes.set)
  })

  test.each(langs)(
    'of %s: what is missing is said by the page, where the focus is',
    async (lang) => {
      const { errors, notes } = words[lang]
      const page = `/${lang}/sign-in`
      const html = await (await site.request(`${page}?note=out`)).text()
      expect(unescaped(html)).toContain(notes.out)
      expect(html).toMatch(/<form[^>]*novalidate/i)
      expect(focusedField(html)).toBe('email')
      const empty = await (await post(page, { form: 'sign-in', password: 'x' })).text()
      expect(unescaped(empty)).toContain(errors.missing)
      expect(focusedField(empty)).toBe('email')
      const wrong = { form: 'sign-in', email: 'a@example.com', password: 'wrong' }
      const rejected = await (await post(page, wrong)).text()
      expect(unescaped(rejected)).toContain(errors.credentials)
      expect(focusedField(rejected)).toBe('password')
      const code = await (await site.request(`${page}?code=1`)).text()
      expect(unescaped(code)).toContain(helpers[lang])
    },
  )

  test('a rejected password does not consume the link and is not shown', async () => {
    const { email } = await inviteUser(site)
    const token = await mailedToken(site, email)
    const rejected = await post('/en/sign-in', {
      form: 'set-password',
      token,
      password: 'tiny-Secr',
    })
    expect(rejected.status).toBe(422)
    const html = unescaped(await rejected.text())
    expect(html).toContain(words.en.errors.length)
    expect(html).toContain(`value="${token}"`)
    expect(html).not.toContain('tiny-Secr')
    const own = await post('/en/sign-in', { form: 'set-password', token, password: email })
    expect(unescaped(await own.text())).toContain(words.en.errors.ownAddress)
    const taken = await post('/en/sign-in', { form: 'set-password', token, password })
    expect(taken.status).toBe(303)
  })

  test('a page with a token is not cached', async () => {
    await site.request('/en/sign-in?token=abcdef')
    expect(await (await site.request('/en/sign-in')).text()).not.toContain('abcdef')
  })
})

test('who is signed in is led on, unless a link or a step is due', async () => {
  const cookie = site.cookie('editor')!
  // Once it is cached too.
  await site.request('/en/sign-in')
  const whereTo = async (query: string, headers: Record<string, string>) => {
    const response = await site.request(`/en/sign-in${query}`, { headers })
    return response.status === 200 ? 200 : response.headers.get('location')
  }
  expect(await whereTo('', { cookie })).toBe('/backoffice')
  const news = '?return=%2Fbackoffice%2Fnews'
  expect(await whereTo(news, { cookie })).toBe('/backoffice/news')
  expect(await whereTo('?return=https%3A%2F%2Fevil.example', { cookie })).toBe('/backoffice')
  for (const query of ['?token=abc', '?code=1', '?forgot=1'])
    expect(await whereTo(query, { cookie })).toBe(200)
  expect(await whereTo('', { cookie: 'session=stale' })).toBe(200)
  expect(await whereTo('', {})).toBe(200)
})

describe('the form of the second factor without JavaScript', () => {
  test.each(some)('of %s: the code is entered on a page of its own', async (lang) => {
    const { user, client: own } = await addUser(site)
    const { secret } = await addSecondFactor(own)
    const path = `/${lang}/sign-in`
    const values = { form: 'sign-in', email: user.email, password, return: '/backoffice/news' }
    const first = await post(path, values)
    expect(first.status).toBe(303)
    const next = first.headers.get('location')!
    expect(cookieOf(first, 'session')).toBeUndefined()
    expect(first.headers.get('set-cookie')).toContain('HttpOnly; SameSite=Strict')
    const cookie = cookieOf(first, 'sign-in')!
    const html = await (await site.request(next)).text()
    expect(html).toContain('name="code"')
    expect(html).not.toContain('type="password"')
    const wanted = { form: 'sign-in-code', return: '/backoffice/news' }

    const wrong = await post(path, { ...wanted, code: '000000' }, cookie)
    expect(wrong.status).toBe(422)
    const again = (await wrong.text()).replaceAll('&#x27;', "'")
    expect(again).toContain(words[lang].errors.code)
    expect(again).toContain('value="/backoffice/news"')

    const right = await post(path, { ...wanted, code: codeOf(secret, Date.now() + 30_000) }, cookie)
    expect([right.status, right.headers.get('location')]).toEqual([303, '/backoffice/news'])
    expect(cookieOf(right, 'sign-in')).toBe('sign-in=')
    const client = clientWith(site, cookieOf(right, 'session')!)
    expect(await client.call(accountApi.get, {})).toMatchObject({ id: user.id })
  })

  test.each(['', 'sign-in=unknown'])('begins again without the first step: %j', async (cookie) => {
    const response = await post('/en/sign-in', { form: 'sign-in-code', code: '123456' }, cookie)
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/en\/sign-in\?.*note=late/)
    expect(cookieOf(response, 'session')).toBeUndefined()
  })

  test('the secret of the code cookie expires after ten minutes, with its use, and with a disabled account', async () => {
    const product = await startProductForTest()
    const start = async () => {
      const response = await product.request('/en/sign-in', {
        method: 'POST',
        body: new URLSearchParams({ form: 'sign-in', email: emailOf('viewer'), password }),
      })
      return cookieOf(response, 'sign-in')!
    }
    const finish = async (cookie: string, code: string) => {
      const body = new URLSearchParams({ form: 'sign-in-code', code })
      const headers = { cookie }
      const response = await product.request('/en/sign-in', { method: 'POST', body, headers })
      return cookieOf(response, 'session') !== undefined
    }
    const { recoveryCodes } = await addSecondFactor(product.as('viewer'))
    const [a, b, c, d] = recoveryCodes as [string, string, string, string]
    const used = await start()
    expect(await finish(used, a)).toBe(true)
    expect(await finish(used, b)).toBe(false)
    const old = await start()
    product.advance(601_000)
    expect(await finish(old, c)).toBe(false)
    const disabled = await start()
    const { id } = await product.as('viewer').call(accountApi.get, {})
    await product.as('admin').call(usersApi.disable, { body: { id } })
    await product.as('admin').call(usersApi.enable, { body: { id } })
    expect(await finish(disabled, d)).toBe(false)
  })
})

const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0]!)
    .find((pair) => pair.startsWith(`${name}=`))

/** Name of the field that has the focus at first. */
const focusedField = (html: string) => {
  const [input = '', ...others] = html.match(/<input[^>]*autofocus[^>]*>/gi) ?? []
  expect(others).toEqual([])
  return /name="(\w+)"/.exec(input)?.[1]
}

/** As a reader sees it. */
const unescaped = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
