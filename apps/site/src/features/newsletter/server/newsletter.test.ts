import { describe, expect, test } from 'vitest'
import { newsletterApi } from '../contract.ts'
import { wordingVersion } from './consent.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { siteWords as words } from '@repo/platform/words/index.ts'
import { newAddress, publicUrl, readersOf, titleOf } from '#tests/support/newsletter.ts'
import { useProduct } from '#tests/support/product.ts'
import { newsletterWords } from '#words/index.ts'

const site = useProduct(publicUrl)

const { subscribe, mailsTo, mailTo, press, page, stored, consentOf } = readersOf(() => site)

const hour = 3_600_000
const day = 24 * hour

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

  // No email is sent without a mail server, or to an address beyond its limit.
  test.each(langs)('promises the email, and does not say that it was sent: %s', (lang) => {
    const { openLink } = words[lang].messages
    expect(openLink).toMatch(/e-?mail|correo/i)
    expect(openLink).not.toMatch(/just|gesendet|acab|venons|appena|inviata/i)
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

  test('a pending address is mailed again at most once an hour, a confirmed one never', async () => {
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

  test('concurrent subscriptions of an address make one subscription and one mail', async () => {
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
    expect(titleOf((await page(confirm)).html)).toBe('Newsletter-Anmeldung bestätigt')
    const subscription = await stored(email)
    expect(subscription).toMatchObject({ state: 'confirmed', language: 'de' })
    expect(subscription!.confirmedAt).toMatch(/Z$/)
    const wording = wordingVersion
    expect(await consentOf(email)).toEqual([
      { state: 'pending', wording, page: '/de/news', language: 'de' },
      { state: 'confirmed', wording, page: null, language: 'de' },
    ])
  })

  test('confirming twice changes nothing', async () => {
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

describe('the page', () => {
  test('without a token it leads to the form, and is neither in the menu nor in the sitemap', async () => {
    const { status, html } = await page('/de/newsletter')
    expect([status, titleOf(html)]).toEqual([200, newsletterWords.de.heading])
    expect(html.match(/id="newsletter-email"/g)).toHaveLength(1)
    expect((await page('/de')).html).not.toContain('/newsletter"')
    expect((await page('/sitemap.xml')).html).not.toContain('/newsletter')
  })
})

describe('the list', () => {
  test('is searched by the domain of an address as the visitor wrote it', async () => {
    await subscribe('leser@größenwahn.de')
    const query = { search: 'größenwahn.de' }
    expect((await site.as('sales').list(newsletterApi.list, { query })).total).toBe(1)
  })

  test('is filtered by state, and exported as CSV', async () => {
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
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="subscriptions-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const lines = (await response.text()).split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toMatch(
      /Email,Language,Status,Requested \(UTC\),Last change \(UTC\),Confirmed \(UTC\)$/,
    )
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`
    expect(lines[1]).toMatch(new RegExp(`^'\\+${email},English,Confirmed,${time},${time},${time}$`))
    const german = await site.request(`${path}&separator=semicolon`, { as: 'sales' })
    expect(await german.text()).toBe(lines.join('\r\n').replaceAll(',', ';'))
  })
})

// Last, since no session lives as long.
test('an expired or unknown link says so and offers to subscribe again', async () => {
  const email = newAddress()
  await subscribe(email, '/fr')
  const { confirm } = await mailTo(email)
  site.advance(7 * day - 60_000)
  expect(titleOf((await page(confirm)).html)).toBe('Confirmez votre inscription')
  site.advance(60_001)
  for (const path of [confirm, '/fr/newsletter?confirm=nonsense']) {
    const { status, html } = await page(path)
    expect([status, titleOf(html)]).toEqual([200, newsletterWords.fr.expired.title])
    expect(html).toContain('id="newsletter-email"')
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
