import { describe, expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { throttle } from '@repo/platform/server/database/throttle.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { createDocument, createNews, publishNews } from '#tests/support/factories.ts'
import { emailOf, password, useTwoServers, type TestProduct } from '#tests/support/product.ts'
import { sessionOf } from '@repo/platform/testing/cookies.ts'

const signIn = (site: TestProduct, secret = password) =>
  site.request('/sessions', {
    method: 'POST',
    json: { email: emailOf('viewer'), password: secret },
  })

describe('a change on one server is on the other within a second', () => {
  const [one, other] = useTwoServers()

  /**
   * Milliseconds until the other server's responses contain the text (or no longer do). The response
   * time of a busy machine is not counted.
   */
  async function visibleAfter(text: string, paths: readonly string[], isShown = true) {
    const now = performance.now()
    const moments = paths.map(async (path) => {
      let begun = now
      await eventually(
        async () => {
          begun = performance.now()
          const answer = await (await other.request(path, { as: 'viewer' })).text()
          expect([path, answer.includes(text)]).toEqual([path, isShown])
        },
        { interval: 20 },
      )
      return begun - now
    })
    return Math.max(...(await Promise.all(moments)))
  }

  const paths = (permalink: string, word: string) => [
    `/en/${permalink}`,
    '/en',
    '/en/news',
    `/en/news?search=${word}`,
    '/sitemap.xml',
    '/feed-en.xml',
    '/api/news',
    '/api/news/site/en',
    `/api/news/site/en?search=${word}`,
    `/api/news/site/bypermalink/${permalink}`,
  ]

  test('news: published, hidden and shown again, on pages, lists, search, sitemap and feed', async () => {
    const { id, permalink } = await createNews(one, { content: '<p>Gyroscope</p>' })
    const everywhere = paths(permalink, 'gyroscopes')
    const body = { id }
    // Drawn before, so that the other server has something to forget.
    for (const path of everywhere) await (await other.request(path)).text()
    const took: number[] = []
    await one.as('editor').call(newsApi.publish, { body })
    took.push(await visibleAfter(permalink, everywhere))
    await one.as('editor').call(newsApi.deactivate, { body })
    const public_ = everywhere.filter((path) => path !== '/api/news')
    const listed = public_.filter((path) => !path.includes(permalink))
    took.push(await visibleAfter(permalink, listed, false))
    await one.as('editor').call(newsApi.activate, { body })
    took.push(await visibleAfter(permalink, everywhere))
    expect(Math.max(...took)).toBeLessThan(1_000)
  })

  test('news: a new title, and a deletion', async () => {
    const item = await publishNews(one)
    const { id, permalink } = item
    await visibleAfter(permalink, ['/en', '/en/news', `/en/${permalink}`])
    const title = 'Barometers above the dock'
    await one.as('editor').call(newsApi.update, { body: { id, language: 'en', title, permalink } })
    const shown = ['/en', '/en/news', `/en/${permalink}`, '/feed-en.xml', '/api/news/site/en']
    const renamed = await visibleAfter(title, shown)
    await one.as('editor').call(newsApi.remove, { params: { id } })
    const gone = await visibleAfter(title, [...shown, '/api/news'], false)
    expect(Math.max(renamed, gone)).toBeLessThan(1_000)
  })

  test('news: a draft that comes or goes is counted in the list of staff', async () => {
    const told = async (site: TestProduct) =>
      Number(
        (await site.request('/api/news?limit=1', { as: 'viewer' })).headers.get('x-total-count'),
      )
    for (let n = 0; n < 2; n += 1) await createNews(one)
    const before = await told(one)
    await eventually(async () => expect(await told(other)).toBe(before))
    const { id } = await createNews(one)
    expect(await told(one)).toBe(before + 1)
    await eventually(async () => expect(await told(other)).toBe(before + 1))
    await other.as('editor').call(newsApi.remove, { params: { id } })
    expect(await told(other)).toBe(before)
    await eventually(async () => expect(await told(one)).toBe(before))
  })

  test('news: what is hidden is gone from its own address as well', async () => {
    const { id, permalink } = await createNews(one)
    const seen = async () => {
      const places = [`/en/${permalink}`, '/en/news', '/en', '/sitemap.xml', '/feed-en.xml']
      const texts = await Promise.all(
        places.map(async (path) => (await other.request(path)).text()),
      )
      return texts.map((text) => text.includes(`/en/${permalink}`))
    }
    expect(await seen()).toEqual([false, false, false, false, false])
    await one.as('editor').call(newsApi.publish, { body: { id } })
    const within = { timeout: 8_000, interval: 50 }
    await eventually(async () => expect(await seen()).toEqual(Array(5).fill(true)), within)
    await one.as('editor').call(newsApi.deactivate, { body: { id } })
    await eventually(async () => expect(await seen()).toEqual(Array(5).fill(false)), within)
  })

  test('documents: in the lists and the search', async () => {
    const { id } = await createDocument(one, { title: 'Hygrometer data sheet' })
    await one.as('editor').call(documentsApi.activate, { body: { id } })
    const lists = ['/api/documents', '/api/documents?search=hygrometers', '/api/documents/site/en']
    expect(await visibleAfter(id, lists)).toBeLessThan(1_000)
  })
})

describe('what both servers share', () => {
  const [one, other] = useTwoServers()

  test('a session of one is a session of the other, and ends on both', async () => {
    const cookie = sessionOf(await signIn(one))
    const status = async (site: TestProduct) =>
      (await site.request('/account', { headers: { cookie } })).status
    expect([await status(one), await status(other)]).toEqual([200, 200])
    const signOut = { method: 'POST', headers: { cookie } }
    expect((await other.request('/sessions/logout', signOut)).ok).toBe(true)
    expect([await status(one), await status(other)]).toEqual([401, 401])
  })

  test('a hundred mails are each sent once, with both outboxes starting at the same time', async () => {
    const outboxes = [one, other].map(({ product }) => product.platform.outbox)
    await Promise.all(outboxes.map((outbox) => outbox.stop()))
    const subjects = Array.from({ length: 100 }, (_, n) => `mail ${n}`)
    await one.product.platform.store.write([], async (db) => {
      for (const subject of subjects)
        await outboxes[0]!.add(db, { to: 'team@example.com', subject, text: 'text' })
    })
    for (const outbox of outboxes) outbox.start()
    const sent = () => [...one.mails, ...other.mails].map(({ subject }) => subject)
    await eventually(() => expect(sent().length).toBeGreaterThanOrEqual(100))
    await Promise.all(outboxes.map((outbox) => outbox.stop()))
    expect(sent().toSorted()).toEqual(subjects.toSorted())
    expect([one.mails.length > 0, other.mails.length > 0]).toEqual([true, true])
  })

  test('throttled work is done by one of them', async () => {
    const done: string[] = []
    const ran = await Promise.all(
      [one, other].map(({ product: { platform } }, n) =>
        throttle(platform.store, platform.clock, { name: 'sweep', ms: 60_000 }, async () => {
          done.push(`server ${n}`)
        }),
      ),
    )
    expect([ran.filter(Boolean).length, done.length]).toEqual([1, 1])
    one.advance(-300_000)
    const { platform } = one.product
    const again = () =>
      throttle(platform.store, platform.clock, { name: 'sweep', ms: 60_000 }, async () => {})
    expect([await again(), await again()]).toEqual([true, false])
  })
})

describe('rate limits', () => {
  const [one, other] = useTwoServers({ RATE_LIMITS: 'on' })

  test('count on both servers together', async () => {
    const tries: number[] = []
    for (let n = 0; n < 10; n += 1)
      tries.push((await signIn(n % 2 ? one : other, 'not the password')).status)
    expect(tries).toEqual(Array<number>(10).fill(401))
    const rejected = await Promise.all([signIn(one), signIn(other)])
    expect(rejected.map(({ status }) => status)).toEqual([429, 429])
    for (const { headers } of rejected) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
      expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(900)
    }
  })
})
