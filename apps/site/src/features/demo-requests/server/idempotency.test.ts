import { expect, test } from 'vitest'
import { day } from '@repo/platform/server/clock.ts'
import { demoRequest } from '#tests/support/factories.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { useProduct } from '#tests/support/product.ts'
import { demoRequestsApi } from '../contract.ts'

const site = useProduct()

async function send(key: string, body: object) {
  const headers = { 'idempotency-key': key }
  const path = '/api/service/requestdemo'
  const response = await site.request(path, { method: 'POST', headers, json: body })
  const { id, fields } = (await response.json()) as { id: string; fields?: { rule: string }[] }
  return { status: response.status, id, ...(fields && { rule: fields[0]?.rule }) }
}

async function requestsOf(company: string): Promise<string[]> {
  // Moving the clock on has ended the sessions.
  await site.signInAgain()
  const query = { search: company }
  const { items } = await site.as('sales').list(demoRequestsApi.list, { query })
  return Object.keys(items)
}

test('a repeat with the same key is answered as the first, for 7 days, and mails nobody again', async () => {
  const key = crypto.randomUUID()
  const body = demoRequest({ company: 'Kept Once GmbH' })
  const first = await send(key, body)
  expect(first.status).toBe(201)
  const mails = () => site.mails.filter(({ subject }) => subject.includes(body.company))
  await eventually(() => expect(mails()).toHaveLength(1))
  site.advance(7 * day - 60_000)
  expect(await send(key.toUpperCase(), body)).toEqual(first)
  expect(await requestsOf(body.company)).toEqual([first.id])
  expect(mails()).toHaveLength(1)
  site.advance(120_000)
  const later = await send(key, body)
  expect(later.id).not.toBe(first.id)
  expect(await requestsOf(body.company)).toHaveLength(2)
  await eventually(() => expect(mails()).toHaveLength(2))
})

test('a key with another body is rejected, and nothing is taken for stored', async () => {
  const key = crypto.randomUUID()
  const body = demoRequest({ company: 'Constant Key Ltd' })
  const first = await send(key, body)
  const other = { ...body, comments: 'Typed later' }
  expect(await send(key, other)).toMatchObject({ status: 422, rule: 'reused' })
  expect((await send(crypto.randomUUID(), other)).status).toBe(201)
  expect(await requestsOf(body.company)).toHaveLength(2)
  const erasure = { as: 'admin', method: 'POST', json: { email: body.email } } as const
  expect((await site.request('/api/personal-data/erase', erasure)).status).toBe(200)
  // What the erased one said is forgotten, and a repeat does not bring it back.
  expect(await send(key, body)).toEqual(first)
  expect(await requestsOf(body.company)).toEqual([])
  const { db } = site.product.platform.store
  const rows = await db
    .selectFrom('lead_key')
    .select('fingerprint')
    .where('key', '=', key)
    .execute()
  expect(rows).toEqual([{ fingerprint: null }])
})

test('of several calls at once with different bodies and one key a single one is stored', async () => {
  const key = crypto.randomUUID()
  const body = demoRequest({ company: 'Racing Bodies SA' })
  const all = [1, 2, 3, 4].map((n) => send(key, { ...body, comments: `Number ${n}` }))
  const statuses = (await Promise.all(all)).map(({ status }) => status)
  expect(statuses.toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422])
  expect(await requestsOf(body.company)).toHaveLength(1)
})

test('of several calls at once with one key a single one makes a demo request', async () => {
  const key = crypto.randomUUID()
  const body = demoRequest({ company: 'Two Tabs SA' })
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(key, body)))
  expect(await requestsOf(body.company)).toEqual([answers[0]!.id])
  for (const answer of answers) expect(answer).toEqual(answers[0])
})

test('what was rejected can be sent again with its key; calls without one are each their own', async () => {
  const key = crypto.randomUUID()
  const body = demoRequest({ company: 'Mended Lda' })
  expect((await send(key, { ...body, email: 'nobody' })).status).toBe(422)
  expect((await send(key, body)).status).toBe(201)
  await site.as('visitor').call(demoRequestsApi.requestDemo, { body })
  expect(await requestsOf(body.company)).toHaveLength(2)
})

test('a key that is no UUID is rejected', async () => {
  expect((await send('1', demoRequest())).status).toBe(422)
})
