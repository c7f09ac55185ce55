import { beforeEach, describe, expect, test } from 'vitest'
import { outboxApi } from '../contract.ts'
import { throttle } from '@repo/platform/server/database/throttle.ts'
import { dropOldPayloads } from '@repo/platform/server/outbox/drop-old-payloads.ts'
import { delayAfter, maxAttempts } from '@repo/platform/server/outbox/schedule.ts'
import { outboxEntry, requestDemo } from '#tests/support/factories.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { confirmationWords } from '#words/index.ts'

const hourMs = 3_600_000

const site = useProduct()
beforeEach(async () => {
  site.smtp.down = false
  await site.product.platform.store.write([], (db) => db.deleteFrom('outbox').execute())
})

const admin = () => site.as('admin')
const list = async (query: object = {}) =>
  Object.values((await admin().list(outboxApi.list, { query })).items)
const whole = (id: string) => admin().call(outboxApi.get, { params: { id } })

describe('the status', () => {
  test('says whether a mail server is set up, and what waits or has failed', async () => {
    site.smtp.down = true
    const { email } = await requestDemo(site)
    await outboxEntry(site, 'failed')
    await eventually(async () =>
      expect(await list({ search: email })).toMatchObject([{ attempts: 1 }]),
    )
    const waiting = await list({ state: 'waiting' })
    expect(await admin().call(outboxApi.status, {})).toEqual({
      mailServer: true,
      waitingMails: waiting.length,
      oldestWaitingMail: waiting.map(({ createdAt }) => createdAt).toSorted()[0],
      failed: 1,
    })
    const without = await startProductForTest({ SMTP_URL: '' })
    expect(await without.as('admin').call(outboxApi.status, {})).toEqual({
      mailServer: false,
      waitingMails: 0,
      oldestWaitingMail: null,
      failed: 0,
    })
  })
})

describe('the outbox', () => {
  test('is listed last change first, without content', async () => {
    const { email } = await requestDemo(site, { comments: 'not for the list' })
    await eventually(async () => expect(await list({ state: 'sent' })).toHaveLength(2))
    const entries = await list()
    expect(entries.map(({ updatedAt }) => updatedAt)).toEqual(
      entries.map(({ updatedAt }) => updatedAt).toSorted((a, b) => b.localeCompare(a)),
    )
    expect(JSON.stringify(entries)).not.toContain('not for the list')
    expect(await list({ search: email })).toMatchObject([
      { kind: 'mail', recipient: email, attempts: 1, lastError: null },
    ])
    expect(await list({ kind: 'webhook' })).toEqual([])
    expect(await list({ state: 'failed' })).toEqual([])
    const [first] = await list({ limit: 1 })
    expect(await list({ limit: 1, after: first!.id })).toEqual([entries[1]])
  })

  test('returns one entry with content and attempts', async () => {
    site.smtp.down = true
    const { email } = await requestDemo(site)
    await eventually(async () =>
      expect(await list({ search: email })).toMatchObject([{ attempts: 1 }]),
    )
    const [entry] = await list({ search: email })
    expect(entry).toMatchObject({ state: 'waiting', lastError: 'connection refused' })
    const { content, log } = await whole(entry!.id)
    expect(content).toMatchObject({
      to: email,
      text: expect.stringContaining(confirmationWords.en.received) as unknown,
    })
    expect(log).toEqual([
      { at: expect.any(String) as unknown, status: null, error: 'connection refused' },
    ])
    await expect(whole('nobody')).rejects.toMatchObject({ code: 404 })
  })

  test('shows no secret of a link', async () => {
    const { store, outbox } = site.product.platform
    const secret = 'aB3_-'.repeat(8)
    const link = `https://www.example.com/en/sign-in?next=1&token=${secret}`
    const headers = { 'List-Unsubscribe': `<${link}>` }
    const mail = { to: 'a@x.example', subject: 'Link', text: `Open\n${link}\nsoon`, headers }
    await store.write([], (db) => outbox.add(db, mail))
    const [{ id } = { id: '' }] = await list({ search: 'Link' })
    const shown = 'https://www.example.com/en/sign-in?next=1&token=…'
    expect((await whole(id)).content).toEqual({
      ...mail,
      text: `Open\n${shown}\nsoon`,
      headers: { 'List-Unsubscribe': `<${shown}>` },
    })
  })

  test('a failed entry is resent by staff, with a new count of attempts', async () => {
    const id = await outboxEntry(site, 'failed')
    const entry = await admin().call(outboxApi.retry, { body: { id } })
    expect(entry).toMatchObject({ id, state: 'waiting', attempts: 0 })
    await eventually(async () => expect(await whole(id)).toMatchObject({ state: 'sent' }))
    expect(site.mails.filter((mail) => mail.id === id)).toHaveLength(1)
  })

  test('all failed entries are resent by staff, and no others', async () => {
    const failed = await Promise.all([outboxEntry(site, 'failed'), outboxEntry(site, 'failed')])
    const sent = await outboxEntry(site, 'sent')
    expect(await admin().call(outboxApi.retryFailed, {})).toEqual({ count: 2 })
    await eventually(async () => expect(await list({ state: 'sent' })).toHaveLength(3))
    const ids = site.mails.map(({ id }) => id).filter((id) => [...failed, sent].includes(id))
    expect(ids.toSorted()).toEqual(failed.toSorted())
    expect(await whole(failed[0])).toMatchObject({ attempts: 1 })
    expect(await admin().call(outboxApi.retryFailed, {})).toEqual({ count: 0 })
  })

  test('resending everything accepts an empty object as body', async () => {
    const path = '/api/outbox/retry-failed'
    const options = { as: 'admin', method: 'PUT', json: {} } as const
    const response = await site.request(path, options)
    expect([response.status, await response.json()]).toEqual([200, { count: 0 }])
  })

  test('a waiting entry is sent at once', async () => {
    site.smtp.down = true
    const { email } = await requestDemo(site)
    await eventually(async () =>
      expect(await list({ search: email })).toMatchObject([{ attempts: 1 }]),
    )
    site.smtp.down = false
    const [{ id } = { id: '' }] = await list({ search: email })
    await admin().call(outboxApi.retry, { body: { id } })
    await eventually(async () => expect(await whole(id)).toMatchObject({ state: 'sent' }))
  })

  test('a sent entry is replayed, not retried; a failed one the other way round', async () => {
    const [sent, failed] = [await outboxEntry(site, 'sent'), await outboxEntry(site, 'failed')]
    const wrong = { code: 409, errorCode: 'WRONG_STATE' }
    await expect(admin().call(outboxApi.retry, { body: { id: sent } })).rejects.toMatchObject(wrong)
    await expect(admin().call(outboxApi.replay, { body: { id: failed } })).rejects.toMatchObject(
      wrong,
    )
    await admin().call(outboxApi.replay, { body: { id: sent } })
    await eventually(async () => expect(await whole(sent)).toMatchObject({ state: 'sent' }))
    expect(site.mails.filter((mail) => mail.id === sent)).toHaveLength(1)
    const nobody = admin().call(outboxApi.retry, { body: { id: 'nobody' } })
    await expect(nobody).rejects.toMatchObject({ code: 404 })
  })

  test('an entry that a server is sending cannot be resent', async () => {
    const id = await outboxEntry(site, 'failed')
    const until = new Date(site.product.platform.clock.now().getTime() + 60_000).toISOString()
    await site.product.platform.store.write([], (db) =>
      db.updateTable('outbox').set({ state: 'waiting', locked_until: until }).execute(),
    )
    expect(await list()).toMatchObject([{ id, sendingUntil: until }])
    const retried = admin().call(outboxApi.retry, { body: { id } })
    await expect(retried).rejects.toMatchObject({ errorCode: 'WRONG_STATE' })
  })
})

describe('after thirty days', () => {
  const dayMs = 86_400_000

  test('sent entries lose content and recipient, failed ones do not', async () => {
    const [sent, failed] = [await outboxEntry(site, 'sent'), await outboxEntry(site, 'failed')]
    const { store, clock } = site.product.platform
    await dropOldPayloads(store, clock)
    expect((await whole(sent)).content).not.toBeNull()
    const later = { now: () => new Date(clock.now().getTime() + 30 * dayMs + 1) }
    await dropOldPayloads(store, later)
    expect(await whole(sent)).toMatchObject({
      content: null,
      recipient: null,
      subject: null,
      state: 'sent',
    })
    expect((await whole(failed)).content).not.toBeNull()
    const replayed = admin().call(outboxApi.replay, { body: { id: sent } })
    await expect(replayed).rejects.toMatchObject({ errorCode: 'WRONG_STATE' })
  })

  test('one of several servers does it, once a day', async () => {
    const { store, clock } = site.product.platform
    let runs = 0
    const run = (clockOfServer = clock) =>
      throttle(store, clockOfServer, { name: 'test', ms: dayMs }, async () => void (runs += 1))
    expect((await Promise.all([run(), run(), run()])).filter(Boolean)).toEqual([true])
    const tomorrow = { now: () => new Date(clock.now().getTime() + dayMs + 1_000) }
    expect((await Promise.all([run(tomorrow), run(tomorrow)])).filter(Boolean)).toEqual([true])
    expect(runs).toBe(2)
  })
})

test('attempts back off exponentially up to four hours, with jitter', () => {
  expect([1, 2, 3].map((n) => delayAfter(n, 0))).toEqual([10_000, 20_000, 40_000])
  expect(delayAfter(1, 1)).toBe(11_000)
  expect(delayAfter(12, 1)).toBe(4 * hourMs)
  expect(delayAfter(12, 0)).toBeLessThan(4 * hourMs)
})

test('attempts go on for about three days, the first five within three minutes', () => {
  const span = (attempts: number, random: number) =>
    Array.from({ length: attempts - 1 }, (_, n) => delayAfter(n + 1, random)).reduce(
      (sum, delay) => sum + delay,
    )
  expect(span(maxAttempts, 0)).toBeGreaterThan(70 * hourMs)
  expect(span(maxAttempts, 1)).toBeLessThan(80 * hourMs)
  expect(span(5, 1)).toBeLessThan(180_000)
})
