import { expect, test } from 'vitest'
import { newAddress, publicUrl, readersOf, titleOf } from '#tests/support/newsletter.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct(publicUrl)

const { subscribe, mailTo, press, page, stored, consentOf } = readersOf(() => site)

const oneClickForms: [string, RequestInit][] = [
  ['as a form', { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }],
  ['as a form of parts', { body: formData() }],
  ['without a body', {}],
]

test.each(oneClickForms)('one-click unsubscribe of a mail client, sent %s', async (_, init) => {
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

test('an unknown token gets the same response; a large body is not read', async () => {
  const path = '/api/newsletter/unsubscribe?token=unknown'
  expect((await site.request(path, { method: 'POST' })).status).toBe(200)
  const body = 'x'.repeat(100_000)
  expect((await site.request(path, { method: 'POST', body })).status).toBe(413)
})

test('the link of the header opens the page with a button that does the same', async () => {
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

test('revokes links to confirm; subscribing again records a new consent', async () => {
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
