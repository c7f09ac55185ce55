import { describe, expect, test } from 'vitest'
import { brand } from '@repo/platform/brand/brand.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { mailWords } from '@repo/platform/words/index.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { confirmationWords } from '#words/index.ts'
import { demoRequestWords } from '../messages/words.ts'

// Behind a proxy, so that a request can come from any network.
const site = useProduct({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' })

let networks = 0
const newNetwork = () => `2001:db8:${(networks += 1).toString(16)}::1`

async function send(json: object, { lang = 'en', from = newNetwork() } = {}): Promise<void> {
  const headers = { referer: `${site.url}/${lang}/request-demo`, 'x-forwarded-for': from }
  const options = { method: 'POST', json, headers }
  expect((await site.request('/api/service/requestdemo', options)).status).toBe(201)
}

const mailsTo = (email: string) =>
  site.mails.filter(({ to }) => to.toLowerCase() === email.toLowerCase())
const toTeam = (company: string) => site.mails.filter(({ subject }) => subject.includes(company))

test.each<[string, Lang]>([...langs.map((lang): [string, Lang] => [lang, lang]), ['xx', 'en']])(
  'of a page in %s is written in %s and repeats nothing that was typed',
  async (page, lang) => {
    const typed = {
      name: 'Win a prize at https://evil.example',
      company: 'Spam Ltd',
      jobtitle: 'Spammer',
      phone: '+44 20 7946 0001',
      subsector: 'Buy now',
      comments: 'See https://evil.example/prize',
    }
    const body = demoRequest(typed)
    await send(body, { lang: page })
    await eventually(() => expect(mailsTo(body.email)).toHaveLength(1))
    const [mail] = mailsTo(body.email)
    expect(mail!.replyTo).toBe(brand.email.contact)
    const { received, next } = confirmationWords[lang]
    const { greeting, closing } = mailWords[lang]
    for (const part of [greeting, received, next, siteWords[lang].forms.promise, closing])
      expect(mail!.text).toContain(part)
    for (const text of Object.values(typed)) expect(mail!.subject + mail!.text).not.toContain(text)
    expect(mail!.text).not.toMatch(/https?:|\{|undefined/)
  },
)

test('the team’s email leads to the request in the back office', async () => {
  const company = 'Linked Ltd'
  const body = demoRequest({ company })
  await send(body)
  await eventually(() => expect(toTeam(company)).toHaveLength(1))
  const { id } = await site.product.platform.store.db
    .selectFrom('lead')
    .select('id')
    .where('company', '=', company)
    .executeTakeFirstOrThrow()
  expect(toTeam(company)[0]!.text).toContain(`/backoffice/leads/${id}`)
})

describe('of many requests', () => {
  test('a network gets three a day for a mailbox, however its address is spelt', async () => {
    const from = newNetwork()
    const company = 'Flood Ltd'
    const addresses = ['victim@example.com', 'VICTIM@example.com', 'Victim+1@EXAMPLE.com']
    for (const email of [...addresses, ...addresses, 'vIctim+x+y@example.com'])
      await send(demoRequest({ company, email }), { from })
    await eventually(() => expect(toTeam(company)).toHaveLength(7))
    const sent = () => site.mails.filter(({ to }) => /^victim\b.*@example/i.test(to))
    await eventually(() => expect(sent()).toHaveLength(3))
    // The owner of the mailbox, from elsewhere.
    await send(demoRequest({ company, email: 'victim@example.com' }))
    await eventually(() => expect(sent()).toHaveLength(4))
  })

  test('a mailbox gets ten a day from anywhere; the team is told of every request', async () => {
    const company = 'Botnet Ltd'
    for (let n = 0; n < 14; n += 1) await send(demoRequest({ company, email: 'B@example.com' }))
    await eventually(() => expect(toTeam(company)).toHaveLength(14))
    await eventually(() => expect(mailsTo('b@example.com')).toHaveLength(10))
  })
})

test('the mail to the team says everything, in words instead of keys', async () => {
  const company = 'Words Ltd'
  const body = demoRequest({
    company,
    country: 'GB',
    industry: 'logistics',
    usecase: 'fleet-safety',
  })
  await send(body, { lang: 'de' })
  await eventually(() => expect(toTeam(company)).toHaveLength(1))
  const { industry, usecase } = demoRequestWords.en.options
  const [mail] = toTeam(company)
  for (const line of [
    `Name: ${body.name}`,
    `Email: ${body.email}`,
    'Country: United Kingdom',
    `Industry: ${industry.logistics}`,
    `Use case: ${usecase['fleet-safety']}`,
    'Language: German',
  ])
    expect(mail!.text.split('\n')).toContain(line)
})
