import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { wordingVersion } from '#src/features/newsletter/server/consent.ts'
import { langs } from '#src/i18n/locales.ts'
import { startProduct, type TestProduct } from '#tests/support/product.ts'

/** A busy machine needs more than Vitest's second. */
const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 10_000 })

let site: TestProduct
beforeAll(async () => {
  site = await startProduct({ PUBLIC_URL: 'http://www.example.com' })
})
afterAll(() => site.close())

const hour = 3_600_000
const day = 24 * hour
let made = 0
const newAddress = () => `reader${(made += 1)}@example.com`

const subscribe = (email: string, page = '/en') =>
  site.request('/api/newsletter/subscribe', {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: {
      'content-type': 'application/json',
      origin: 'http://www.example.com',
      referer: `http://www.example.com${page}`,
    },
  })

const mailsTo = (email: string) => site.mails.filter(({ to }) => to === email)

/** The newest mail to the address with the paths of its links. */
async function mailTo(email: string, count = 1) {
  await eventually(() => expect(mailsTo(email)).toHaveLength(count))
  const mail = mailsTo(email).at(-1)!
  const [confirm = '', unsubscribe = ''] = [...mail.text.matchAll(/http:\S+\?\S+/g)].map(([url]) =>
    url.replace('http://www.example.com', ''),
  )
  const oneClick = /^<http:\/\/www\.example\.com(.*)>$/.exec(
    mail.headers!['List-Unsubscribe']!,
  )![1]!
  return { mail, confirm, unsubscribe, oneClick }
}

/** Presses the button of the page: sends its form as a browser without scripts does. */
async function press(path: string) {
  const html = await (await site.request(path)).text()
  const values = [...html.matchAll(/<input type="hidden" name="(form|token)" value="([^"]*)"/g)]
    .map(([, name, value]) => [name!, value!])
    .filter(([name, value]) => name === 'token' || value!.startsWith('newsletter-'))
  return site.request(path.split('?')[0]!, {
    method: 'POST',
    headers: { origin: 'http://www.example.com' },
    body: new URLSearchParams(values),
  })
}

const page = async (path: string) => {
  const response = await site.request(path)
  return { status: response.status, html: await response.text() }
}
const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

async function stored(email: string) {
  const query = { search: email }
  const { items } = await site.as('sales').list(newsletterApi.list, { query })
  return Object.values(items)[0]
}

const consentOf = async (email: string) =>
  site.product.platform.store.db
    .selectFrom('subscription_event')
    .innerJoin('subscription', 'subscription.id', 'subscription_id')
    .select(['subscription_event.state', 'wording', 'page', 'subscription_event.language'])
    .where('email', '=', email)
    .orderBy('subscription_event.id')
    .execute()

describe('subscribing', () => {
  test.each(langs)('mails the link in the language of the page: %s', async (lang) => {
    const email = newAddress()
    expect((await subscribe(email, `/${lang}/news`)).status).toBe(200)
    const { mail, confirm } = await mailTo(email)
    expect(confirm).toMatch(new RegExp(`^/${lang}/newsletter\\?confirm=[\\w-]{43}$`))
    expect(mail.subject).toContain('Trilane')
    expect(mail.subject + mail.text).not.toMatch(/[{}<>]/)
    const { status, html } = await page(confirm)
    expect([status, html.includes('noindex')]).toEqual([200, true])
    const other = confirm.replace(`/${lang}/`, lang === 'en' ? '/de/' : '/en/')
    expect(html).toContain(`href="${other}"`)
  })

  test('the database holds no token, only its hash', async () => {
    const email = newAddress()
    await subscribe(email)
    const { confirm, oneClick } = await mailTo(email)
    const { db } = site.product.platform.store
    const hashes = await db.selectFrom('subscription_token').selectAll().execute()
    for (const link of [confirm, oneClick])
      expect(JSON.stringify(hashes)).not.toContain(link.split('=')[1])
  })

  test('a waiting address is mailed again at most once an hour, a confirmed one never', async () => {
    const email = newAddress()
    const answers = [await subscribe(email), await subscribe(email.toUpperCase())]
    const { confirm: first } = await mailTo(email)
    site.advance(hour)
    answers.push(await subscribe(email), await subscribe(email))
    const { confirm: second } = await mailTo(email, 2)
    expect(second).not.toBe(first)
    await press(second)
    site.advance(hour)
    answers.push(await subscribe(email))
    const other = newAddress()
    answers.push(await subscribe(other))
    await mailTo(other)
    expect(mailsTo(email)).toHaveLength(2)
    expect(await stored(email)).toMatchObject({ state: 'confirmed' })
    const bodies = await Promise.all(answers.map(async (one) => [one.status, await one.text()]))
    expect(new Set(bodies.map(String))).toEqual(new Set(['200,{"state":"pending"}']))
  })

  test('wishes at the same time make one subscription and one mail', async () => {
    const email = newAddress()
    await Promise.all(Array.from({ length: 8 }, () => subscribe(email)))
    const other = newAddress()
    await subscribe(other)
    await mailTo(other)
    expect(mailsTo(email)).toHaveLength(1)
  })
})

describe('confirming', () => {
  test('opening the link changes nothing, the button confirms', async () => {
    const email = newAddress()
    await subscribe(email, '/de/news?search=x')
    const { confirm } = await mailTo(email)
    for (let n = 0; n < 3; n += 1) await page(confirm)
    await site.request(confirm, { method: 'HEAD' })
    expect(await stored(email)).toMatchObject({ state: 'pending', confirmedAt: null })

    const answer = await press(confirm)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, confirm])
    expect(titleOf((await page(confirm)).html)).toBe('Ihre Anmeldung ist bestätigt')
    const subscription = await stored(email)
    expect(subscription).toMatchObject({ state: 'confirmed', language: 'de' })
    expect(subscription!.confirmedAt).toMatch(/Z$/)
    const wording = wordingVersion
    expect(await consentOf(email)).toEqual([
      { state: 'pending', wording, page: '/de/news', language: 'de' },
      { state: 'confirmed', wording, page: null, language: 'de' },
    ])
  })

  test('a second press changes nothing', async () => {
    const email = newAddress()
    await subscribe(email)
    const { confirm } = await mailTo(email)
    const token = confirm.split('=')[1]!
    const post = () =>
      site.request('/en/newsletter', {
        method: 'POST',
        headers: { origin: 'http://www.example.com' },
        body: new URLSearchParams({ form: 'newsletter-confirm', token }),
      })
    await post()
    const before = await stored(email)
    site.advance(1000)
    expect((await post()).status).toBe(303)
    expect(await stored(email)).toEqual(before)
    expect(await consentOf(email)).toHaveLength(2)
  })
})

describe('leaving', () => {
  const oneClickForms: [string, RequestInit][] = [
    ['as a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
    ['as a form of parts', { body: formData() }],
    ['without a body', {}],
  ]

  test.each(oneClickForms)('one click of a mail program, sent %s', async (_, init) => {
    const email = newAddress()
    await subscribe(email)
    const { mail, confirm, oneClick } = await mailTo(email)
    expect(mail.headers!['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
    await press(confirm)
    const headers = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }
    const send = async () => {
      const response = await site.request(oneClick, { method: 'POST', headers, ...init })
      return [response.status, (await response.json()) as unknown]
    }
    expect(await send()).toEqual([200, { state: 'unsubscribed' }])
    expect(await send()).toEqual([200, { state: 'unsubscribed' }])
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed' })
    expect((await consentOf(email)).map(({ state }) => state)).toEqual([
      'pending',
      'confirmed',
      'unsubscribed',
    ])
  })

  test('an unknown token is answered the same; a large body is not read', async () => {
    const path = '/api/newsletter/unsubscribe?token=unknown'
    expect((await site.request(path, { method: 'POST' })).status).toBe(200)
    const body = 'x'.repeat(100_000)
    expect((await site.request(path, { method: 'POST', body })).status).toBe(413)
  })

  test('the link of the header opens the page, whose button does the same', async () => {
    const email = newAddress()
    await subscribe(email, '/es')
    const { unsubscribe, oneClick } = await mailTo(email)
    const answer = await site.request(oneClick)
    const location = answer.headers.get('location')!
    expect([answer.status, location.split('=')[0]]).toEqual([303, '/es/newsletter?unsubscribe'])
    expect(titleOf((await page(location)).html)).toBe('Darse de baja del boletín')
    expect(await stored(email)).toMatchObject({ state: 'pending' })
    expect((await press(unsubscribe)).headers.get('location')).toBe(unsubscribe)
    expect(titleOf((await page(unsubscribe)).html)).toBe('Baja realizada')
    expect(await stored(email)).toMatchObject({ state: 'unsubscribed' })
  })

  test('ends the links that would confirm; a new wish is a new consent', async () => {
    const email = newAddress()
    await subscribe(email, '/it')
    const { confirm, unsubscribe } = await mailTo(email)
    await press(confirm)
    await press(unsubscribe)
    expect(titleOf((await page(confirm)).html)).toBe('Questo link non è più valido')

    await subscribe(email, '/pt/request-demo')
    const again = await mailTo(email, 2)
    expect(await stored(email)).toMatchObject({
      state: 'pending',
      language: 'pt',
      confirmedAt: null,
    })
    await press(again.confirm)
    expect(await stored(email)).toMatchObject({ state: 'confirmed' })
    expect(await consentOf(email)).toMatchObject([
      { state: 'pending', page: '/it' },
      { state: 'confirmed' },
      { state: 'unsubscribed', wording: null },
      { state: 'pending', page: '/pt/request-demo', language: 'pt' },
      { state: 'confirmed', language: 'pt' },
    ])
  })

  function formData() {
    const form = new FormData()
    form.set('List-Unsubscribe', 'One-Click')
    return form
  }
})

describe('the page', () => {
  test('without a token it leads to the form, and is neither in the menu nor in the sitemap', async () => {
    const { status, html } = await page('/de/newsletter')
    expect([status, titleOf(html)]).toEqual([200, 'Newsletter'])
    expect((await page('/de')).html).not.toContain('/newsletter"')
    expect((await page('/sitemap.xml')).html).not.toContain('/newsletter')
  })
})

describe('the list', () => {
  test('is filtered by state, and leaves as CSV', async () => {
    const email = newAddress()
    await subscribe(`+${email}`)
    const { confirm } = await mailTo(`+${email}`)
    await press(confirm)
    const sales = site.as('sales')
    const count = async (state: 'pending' | 'confirmed') => {
      const query = { search: email, state }
      return (await sales.list(newsletterApi.list, { query })).total
    }
    expect([await count('pending'), await count('confirmed')]).toEqual([0, 1])

    const path = `/api/newsletter/subscriptions/export?state=confirmed&search=${email}`
    const response = await site.request(path, { as: 'sales' })
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(response.headers.get('content-disposition')).toContain('attachment')
    const lines = (await response.text()).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(/email,language,state,createdAt,updatedAt,confirmedAt$/)
    expect(lines[1]).toMatch(new RegExp(`^'\\+${email},en,confirmed,2`))
  })
})

// Last: no session lives as long.
test('a link that is over, or was never made, says so and offers to subscribe again', async () => {
  const email = newAddress()
  await subscribe(email, '/fr')
  const { confirm } = await mailTo(email)
  site.advance(7 * day - 60_000)
  expect(titleOf((await page(confirm)).html)).toBe('Confirmez votre inscription')
  site.advance(60_001)
  for (const path of [confirm, '/fr/newsletter?confirm=nonsense']) {
    const { status, html } = await page(path)
    expect([status, titleOf(html)]).toEqual([200, 'Ce lien n’est plus valable'])
    expect(html).toContain('href="#newsletter"')
    expect(html).not.toContain('newsletter-confirm')
  }
  const token = confirm.split('=')[1]!
  await site.request('/fr/newsletter', {
    method: 'POST',
    headers: { origin: 'http://www.example.com' },
    body: new URLSearchParams({ form: 'newsletter-confirm', token }),
  })
  expect(await consentOf(email)).toMatchObject([{ state: 'pending' }])
})
