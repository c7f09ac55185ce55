import { expect } from 'vitest'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { trapName } from '@repo/platform/site/forms/trap.ts'
import type { TestProduct } from './product.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'

const origin = 'http://www.example.com'
let made = 0

/** The configuration of a newsletter test: emails then contain a fixed address. */
export const publicUrl = { PUBLIC_URL: origin }

export const newAddress = () => `reader${(made += 1)}@example.com`

/** The actions of newsletter readers, and the resulting rows in the store. */
export function readersOf(site: () => TestProduct) {
  const subscribe = (email: string, page = '/en') =>
    site().request('/api/newsletter/subscribe', {
      method: 'POST',
      body: JSON.stringify({ email }),
      headers: {
        'content-type': 'application/json',
        origin,
        referer: `${origin}${page}`,
      },
    })

  const mailsTo = (email: string) => site().mails.filter(({ to }) => to === email)

  /** The newest email to the address with the paths of its links. */
  async function mailTo(email: string, count = 1) {
    await eventually(() => expect(mailsTo(email)).toHaveLength(count))
    const mail = mailsTo(email).at(-1)!
    const [confirm = '', unsubscribe = ''] = [...mail.text.matchAll(/http:\S+\?\S+/g)].map(
      ([url]) => url.replace(origin, ''),
    )
    const oneClick = /^<http:\/\/www\.example\.com(.*)>$/.exec(
      mail.headers!['List-Unsubscribe']!,
    )![1]!
    return { mail, confirm, unsubscribe, oneClick }
  }

  /** Submits the form of the page as a browser without scripts does. */
  async function press(path: string) {
    const html = await (await site().request(path)).text()
    const values = [...html.matchAll(/<input type="hidden" name="(form|token)" value="([^"]*)"/g)]
      .map(([, name, value]) => [name!, value!])
      .filter(([name, value]) => name === 'token' || value!.startsWith('newsletter-'))
    return site().request(path.split('?')[0]!, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams(values),
    })
  }

  const page = async (path: string) => {
    const response = await site().request(path)
    return { status: response.status, html: await response.text() }
  }

  async function stored(email: string) {
    const query = { search: email }
    const { items } = await site().as('sales').list(newsletterApi.list, { query })
    return Object.values(items)[0]
  }

  const consentOf = async (email: string) =>
    site()
      .product.platform.store.db.selectFrom('subscription_event')
      .innerJoin('subscription', 'subscription.id', 'subscription_id')
      .select(['subscription_event.state', 'wording', 'page', 'subscription_event.language'])
      .where('email', '=', email)
      .orderBy('subscription_event.id')
      .execute()

  return { subscribe, mailsTo, mailTo, press, page, stored, consentOf }
}

/** The heading of a page. */
export const titleOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]

/** The id of the newest subscription. */
export async function subscriptionOf(site: TestProduct): Promise<{ id: string }> {
  const email = newAddress()
  await site.as('visitor').call(newsletterApi.subscribe, { body: { email } })
  const { items } = await site.as('sales').list(newsletterApi.list, { query: { search: email } })
  return { id: Object.keys(items)[0]! }
}

/** A body with the id of a new doubtful subscription. */
export async function doubtfulOf(site: TestProduct): Promise<{ body: { id: string } }> {
  const email = newAddress()
  const body = new URLSearchParams({ form: 'newsletter', email, [trapName]: 'x' })
  await site.request('/en', { method: 'POST', body })
  const { items } = await site.as('sales').list(newsletterApi.list, { query: { search: email } })
  return { body: { id: Object.keys(items)[0]! } }
}
