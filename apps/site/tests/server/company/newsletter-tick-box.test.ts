import { expect, test } from 'vitest'
import { demoRequestsApi } from '#src/features/demo-requests/contract.ts'
import { newsletterApi } from '#src/features/newsletter/contract.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const post = (fields: Record<string, string>) =>
  site.request('/de/request-demo', {
    method: 'POST',
    body: new URLSearchParams({
      form: 'request-demo',
      name: 'Ada',
      company: 'Halle',
      country: 'DE',
      ...fields,
    }),
  })

const addresses = async () => {
  const { items } = await site.as('sales').list(newsletterApi.list, { query: {} })
  return Object.values(items).map(({ email, language }) => [email, language])
}

test('the newsletter tick box of the demo form subscribes, in the language of the page', async () => {
  expect((await post({ email: 'ada@example.com', newsletter: 'on' })).status).toBe(303)
  expect(await addresses()).toEqual([['ada@example.com', 'de']])
})

test('a rejected demo request subscribes nobody', async () => {
  expect((await post({ email: 'bob@example.com', newsletter: 'on', country: 'ZZ' })).status).toBe(
    422,
  )
  expect(await addresses()).toHaveLength(1)
})

test('a call from a page is stored with its language, a call without Referer without', async () => {
  const body = { name: 'Ada', email: 'eve@example.com', company: 'Hall', country: 'PT' }
  const { id } = await site.as('visitor').call(demoRequestsApi.requestDemo, { body })
  const fromPage = await site.request('/api/service/requestdemo', {
    method: 'POST',
    headers: { referer: `${site.url}/pt/request-demo` },
    json: body,
  })
  const second = (await fromPage.json()) as { id: string }
  const languageOf = async (lead: string) =>
    (await site.as('sales').call(demoRequestsApi.get, { params: { id: lead } })).language
  expect([await languageOf(id), await languageOf(second.id)]).toEqual([null, 'pt'])
})
