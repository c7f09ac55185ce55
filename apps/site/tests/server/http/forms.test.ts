import { describe, expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { demoRequestWords } from '#src/features/demo-requests/messages/words.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { trapName } from '@repo/platform/site/forms/trap.ts'
import { errorOf } from '@repo/platform/testing/errors.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { emailOf, password, useProduct } from '#tests/support/product.ts'

const site = useProduct()

/** Posts as a browser without JavaScript does. */
const post = (path: string, values: Record<string, string>, headers: Record<string, string> = {}) =>
  site.request(path, { method: 'POST', body: new URLSearchParams(values), headers })
const answerOf = ({ status, headers }: Response) => [status, headers.get('location')]

const findDemoRequest = async (email: string) => {
  const { items } = await site.as('sales').list(demoRequestsApi.list, { query: { search: email } })
  return Object.values(items)[0]
}
/** When a person has begun to fill in a form that is sent now. */
const earlier = () => String(Date.now() - 60_000)

/** The kinds of what waits in the outbox or has left it, to an address or about it. */
const sentTo = async (email: string) => {
  const { db } = site.product.platform.store
  const entries = await db.selectFrom('outbox').select(['kind', 'payload']).execute()
  return entries
    .filter(({ payload }) => JSON.stringify(payload).includes(email))
    .map(({ kind }) => kind)
}

const findSubscription = async (email: string) => {
  const query = { search: email }
  const { items } = await site.as('sales').list(newsletterApi.list, { query })
  return Object.values(items)[0]
}

describe('the demo form', () => {
  test.each(langs)(
    'of %s: is stored with its language and redirects to its thanks',
    async (lang) => {
      const request = demoRequest({ name: 'Zoë', comments: 'one\r\ntwo', phone: '' })
      const posted = { form: 'request-demo', ...request, [trapName]: '', started: earlier() }
      const response = await post(`/${lang}/request-demo`, posted)
      expect(answerOf(response)).toEqual([303, `/${lang}/request-demo?sent=1`])
      expect(await findDemoRequest(request.email)).toMatchObject({
        name: 'Zoë',
        language: lang,
        phone: null,
        comments: 'one\ntwo',
        state: 'new',
      })
      const thanks = await (await site.request(`/${lang}/request-demo?sent=1`)).text()
      const form = await (await site.request(`/${lang}/request-demo`)).text()
      expect(thanks).not.toBe(form)
    },
  )

  test.each(langs)(
    'of %s comes back with its values and with messages in its language',
    async (lang) => {
      const values = {
        form: 'request-demo',
        name: 'Zoë <b>',
        email: 'not an address',
        country: 'DE',
      }
      const response = await post(`/${lang}/request-demo`, values)
      expect(response.status).toBe(422)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      const html = await response.text()
      const { errors } = demoRequestWords[lang].form
      for (const message of [errors.email, errors.company])
        expect(unescaped(html)).toContain(message)
      expect(html).toContain('value="Zoë &lt;b&gt;"')
      expect(html).toContain('value="not an address"')
      expect(html).toMatch(/<option[^>]*value="DE"[^>]*selected=""/)
    },
  )

  test('a rejected one is not shown to the next visitor', async () => {
    await post('/en/request-demo', { form: 'request-demo', name: 'Somebody private' })
    expect(await (await site.request('/en/request-demo')).text()).not.toContain('Somebody private')
  })

  test.each<[string, () => Record<string, string>]>([
    ['the hidden field is filled in', () => ({ [trapName]: 'x', started: earlier() })],
    ['it took no time', () => ({ started: String(Date.now()) })],
    ['nobody knows how long it took', () => ({ started: '' })],
    ['its start is no time', () => ({ started: 'soon' })],
  ])(
    'what a program may have sent is kept as doubtful, and nobody is told: %s',
    async (_, more) => {
      const request = demoRequest()
      const { email } = request
      const posted = { form: 'request-demo', ...request, newsletter: 'on', ...more() }
      const response = await post('/en/request-demo', posted)
      expect(answerOf(response)).toEqual([303, '/en/request-demo?sent=1'])
      expect(await findDemoRequest(email)).toMatchObject({ ...request, state: 'doubtful' })
      expect(await findSubscription(email)).toMatchObject({ state: 'doubtful' })
      expect(await sentTo(email)).toEqual([])
      const { items } = await site.as('sales').list(demoRequestsApi.list, { query: {} })
      expect(Object.values(items).map((one) => one.email)).not.toContain(email)
      const doubtful = await site
        .as('sales')
        .list(demoRequestsApi.list, { query: { state: 'doubtful' } })
      expect(Object.values(doubtful.items).map((one) => one.email)).toContain(email)
    },
  )

  test('a doubtful request that staff accept is told to the team, the visitor and the webhook', async () => {
    const request = demoRequest()
    await post('/en/request-demo', { form: 'request-demo', ...request, [trapName]: 'x' })
    const { id } = (await findDemoRequest(request.email))!
    const body = { id, state: 'new' as const }
    await site.as('sales').call(demoRequestsApi.setState, { body })
    expect(await sentTo(request.email)).toEqual(['mail', 'mail'])
    await site.as('sales').call(demoRequestsApi.setState, { body: { id, state: 'closed' } })
    expect(await sentTo(request.email)).toHaveLength(2)
  })

  test('nobody can set a request back to doubtful', async () => {
    const request = demoRequest()
    await post('/en/request-demo', { form: 'request-demo', ...request, started: earlier() })
    const { id } = (await findDemoRequest(request.email))!
    const json = { id, state: 'doubtful' }
    const response = await site.request('/api/leads/state', { as: 'sales', method: 'PUT', json })
    expect(response.status).toBe(422)
  })

  test('a visitor whose clock is ahead is no bot', async () => {
    const request = demoRequest()
    const started = String(Date.now() + 600_000)
    await post('/en/request-demo', { form: 'request-demo', ...request, started })
    expect(await findDemoRequest(request.email)).toBeDefined()
  })
})

describe('the newsletter form', () => {
  test.each([
    ['/de', '/de?sent=1#newsletter'],
    ['/fr/news', '/fr/news?sent=1#newsletter'],
    ['/it/request-demo', '/it?sent=1#newsletter'],
  ])('on %s leads back to it', async (path, location) => {
    const email = demoRequest().email
    const response = await post(path, { form: 'newsletter', email: ` ${email.toUpperCase()} ` })
    expect(answerOf(response)).toEqual([303, location])
    expect(await findSubscription(email)).toMatchObject({
      state: 'pending',
      language: path.slice(1, 3),
    })
  })

  test('comes back with a message in the page’s language', async () => {
    const response = await post('/de/news', { form: 'newsletter', email: 'nobody' })
    expect(response.status).toBe(422)
    const html = await response.text()
    expect(unescaped(html)).toContain(words.de.forms.invalidEmail)
    expect(html).toContain('value="nobody"')
  })

  test('redirects to this site, whatever is in its path', async () => {
    for (const name of ['%E2%82%AC', '%0D%0Aset-cookie:a', '%5C%5Cevil.example']) {
      const response = await post(`/en/${name}`, { form: 'newsletter', email: demoRequest().email })
      const to = new URL(response.headers.get('location') ?? '', site.url)
      expect([name, response.status, to.origin]).toEqual([name, 303, site.url])
      expect(response.headers.get('set-cookie')).toBeNull()
    }
  })

  test('keeps what a program may have sent as doubtful, without a mail, until staff accept it', async () => {
    const email = demoRequest().email
    const response = await post('/en', { form: 'newsletter', email, [trapName]: 'x' })
    expect(response.status).toBe(303)
    const { id, state } = (await findSubscription(email))!
    expect([state, await sentTo(email)]).toEqual(['doubtful', []])
    const accept = () => site.as('sales').call(newsletterApi.accept, { body: { id } })
    expect(await accept()).toMatchObject({ state: 'pending' })
    expect(await sentTo(email)).toEqual(['mail'])
    expect(await errorOf(accept())).toMatchObject({ code: 409, errorCode: 'WRONG_STATE' })
  })

  test('a doubtful address becomes pending once its owner subscribes', async () => {
    const email = demoRequest().email
    await post('/en', { form: 'newsletter', email, [trapName]: 'x' })
    await site.as('visitor').call(newsletterApi.subscribe, { body: { email } })
    expect(await findSubscription(email)).toMatchObject({ state: 'pending' })
    expect(await sentTo(email)).toEqual(['mail'])
    await post('/en', { form: 'newsletter', email, [trapName]: 'x' })
    expect(await findSubscription(email)).toMatchObject({ state: 'pending' })
  })
})

describe('the sign-in form', () => {
  const credentials = { form: 'sign-in', email: emailOf('editor'), password }

  test('sets the cookie and leads into the back office', async () => {
    const response = await post('/en/sign-in', {
      ...credentials,
      return: '/backoffice/news?state=draft',
    })
    expect(answerOf(response)).toEqual([303, '/backoffice/news?state=draft'])
    const cookie = response.headers.get('set-cookie')!.split(';', 1)[0]!
    expect((await site.request('/account', { headers: { cookie } })).status).toBe(200)
  })

  test.each([
    'https://evil.example',
    '//evil.example/backoffice',
    '/\\evil.example',
    '/backoffice\\@evil.example',
    '/backoffice@evil.example',
    '/backoffice\r\nset-cookie: a=b',
    'javascript:alert(1)',
    '/en',
    '',
  ])('leads nowhere else: %j', async (wanted) => {
    const response = await post('/en/sign-in', { ...credentials, return: wanted })
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toMatch(/^\/backoffice(?:\/[^/\\]*)?$/)
  })

  test('comes back without the password', async () => {
    const response = await post('/de/sign-in', { ...credentials, password: 'wrong-Secret' })
    expect(response.status).toBe(422)
    expect(response.headers.get('set-cookie')).toBeNull()
    const html = await response.text()
    expect(html).toContain(emailOf('editor'))
    expect(html).not.toContain('wrong-Secret')
  })
})

describe('every form', () => {
  test.each(['newsletter', 'request-demo', 'sign-in'])(
    'is rejected from elsewhere: %s',
    async (form) => {
      for (const origin of ['https://evil.example', 'null']) {
        const response = await post('/en/request-demo', { form, ...demoRequest() }, { origin })
        expect(response.status).toBe(403)
      }
    },
  )

  test('is a form, of a known name, of at most 64 KiB', async () => {
    const email = 'a@b.example'
    expect((await post('/en', { form: 'unknown', email })).status).toBe(400)
    expect((await post('/en', { email })).status).toBe(400)
    expect((await post('/en', { form: 'newsletter', email, x: 'x'.repeat(66_000) })).status).toBe(
      413,
    )
    const json = { form: 'newsletter', email }
    const asJson = await site.request('/en', { method: 'POST', json })
    expect(asJson.status).toBe(415)
  })
})

/** As a reader sees it. */
const unescaped = (html: string) =>
  html.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
