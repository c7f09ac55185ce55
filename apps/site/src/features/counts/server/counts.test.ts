import { beforeEach, expect, test } from 'vitest'
import { day } from '@repo/platform/server/clock.ts'
import { maxReferrers } from '@repo/platform/server/counts/add-counts.ts'
import { maxNewNames } from '@repo/platform/server/counts/newcomers.ts'
import { demoRequest, publishNews } from '#tests/support/factories.ts'
import { startProductForTest, useProduct } from '#tests/support/product.ts'
import type { CountRow } from '../contract.ts'

const site = useProduct({ PAGES_AHEAD: 'off' })

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
}

beforeEach(async () => {
  site.advance(day)
  await site.signInAgain()
})

async function look(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return site.request(path, { method, headers: { ...browser, ...headers } })
}

/** What was counted today. */
async function counted(by?: string): Promise<CountRow[]> {
  await site.product.platform.counts.flush()
  const today = site.product.platform.clock.now().toISOString().slice(0, 10)
  const query = new URLSearchParams({ from: today, to: today, ...(by && { by }) })
  const response = await site.request(`/api/counts?${query}`, { as: 'viewer' })
  return (await response.json()) as CountRow[]
}

test('a view is counted whether the page is drawn, cached, or has not changed', async () => {
  const drawn = await look('/en/pricing')
  await look('/en/pricing')
  const again = await look('/en/pricing', { 'if-none-match': drawn.headers.get('etag')! })
  expect(again.status).toBe(304)
  expect(await counted('page,language')).toEqual([
    { page: 'pricing', language: 'en', views: 3, requests: 0 },
  ])
})

test('home is counted, each language for itself, and a search as its page', async () => {
  for (const path of ['/en', '/de', '/de', '/de/news?search=anchor']) await look(path)
  expect(await counted('language,page')).toEqual([
    { language: 'de', page: '', views: 2, requests: 0 },
    { language: 'de', page: 'news', views: 1, requests: 0 },
    { language: 'en', page: '', views: 1, requests: 0 },
  ])
})

test('neither robots nor programs, errors, redirections, HEAD, what is fetched ahead, nor who asks not to be counted', async () => {
  await look('/en', { 'user-agent': 'Mozilla/5.0 (compatible; bingbot/2.0)' })
  await look('/en', { 'user-agent': 'node' })
  await look('/en/no-such-page')
  await look('/ro')
  await look('/en', {}, 'HEAD')
  await look('/en', { 'sec-purpose': 'prefetch' })
  await look('/en', { 'sec-fetch-dest': 'empty' })
  await look('/en', { 'sec-gpc': '1' })
  await look('/robots.txt')
  await look('/api/service/ipinfo')
  expect(await counted('page')).toEqual([])
})

test('the referring host and the campaign are counted, and nothing else of the address', async () => {
  await look('/en/rtls?utm_campaign=Spring&utm_source=mail&name=Ada', {
    referer: 'https://www.example.org/letters/7?to=ada@example.com',
  })
  await look('/en/rtls', { referer: `${site.url}/en` })
  expect(await counted('referrer,campaign')).toEqual([
    { referrer: '', campaign: '', views: 1, requests: 0 },
    { referrer: 'example.org', campaign: 'spring', views: 1, requests: 0 },
  ])
  const rows = await site.product.platform.store.db.selectFrom('page_count').selectAll().execute()
  expect(JSON.stringify(rows)).not.toMatch(/ada|letters|mail|127\.0\.0\.1/i)
})

test('no cookie is set', async () => {
  const response = await look('/en/features')
  expect(response.headers.getSetCookie()).toEqual([])
  expect(await counted('page')).toEqual([{ page: 'features', views: 1, requests: 0 }])
})

test(`a day has at most ${maxReferrers} hosts; the rarest are other`, async () => {
  for (let at = 0; at < maxReferrers + 5; at += 1)
    site.product.platform.counts.view(
      { lang: 'en', name: '' },
      {
        headers: { ...browser, referer: `https://h${at}.example.org/` },
        socket: { remoteAddress: `10.0.${at}.1` },
      },
    )
  const rows = await counted('referrer')
  expect(rows).toHaveLength(maxReferrers + 1)
  expect(rows[0]).toEqual({ referrer: 'other', views: 5, requests: 0 })
  // A host with more views takes the place of the rarest.
  for (let time = 0; time < 3; time += 1)
    await look('/en', { referer: 'https://partner.example.org/' })
  const after = await counted('referrer')
  expect(after).toHaveLength(maxReferrers + 1)
  expect(after.filter(({ views }) => views > 1)).toEqual([
    { referrer: 'other', views: 6, requests: 0 },
    { referrer: 'partner.example.org', views: 3, requests: 0 },
  ])
})

test(`a network brings at most ${maxNewNames} new hosts and campaigns a day, and known ones count`, async () => {
  const from = (remoteAddress: string, name: string) =>
    site.product.platform.counts.view(
      { lang: 'en', name: '' },
      {
        headers: { ...browser, referer: `https://${name}.example.org/` },
        socket: { remoteAddress },
      },
    )
  for (let at = 0; at < 220; at += 1) from(`10.9.9.${at}`, `invented-${at}`)
  from('10.1.1.1', 'partner')
  from('10.9.9.9', 'partner')
  const rows = await counted('referrer')
  expect(rows).toHaveLength(maxNewNames + 2)
  expect(rows).toContainEqual({ referrer: 'other', views: 220 - maxNewNames, requests: 0 })
  expect(rows).toContainEqual({ referrer: 'partner.example.org', views: 2, requests: 0 })
})

test('a demo request names no page that does not exist', async () => {
  const ask = (page: string) => {
    const headers = { ...browser, referer: `https://evil.example/en/${page}` }
    return site.request('/api/service/requestdemo', {
      method: 'POST',
      json: demoRequest(),
      headers,
    })
  }
  await ask('no-such-page-invented')
  const { permalink } = await publishNews(site)
  await ask(permalink)
  expect(await counted('page')).toEqual([])
  await look(`/en/${permalink}`)
  await ask(permalink)
  expect(await counted('page')).toEqual([{ page: permalink, views: 1, requests: 1 }])
})

test('a demo request is counted for the page that led to it, and the request does not say which', async () => {
  const headers = { ...browser, referer: `${site.url}/en/pricing` }
  const options = { method: 'POST', json: demoRequest(), headers }
  const response = await site.request('/api/service/requestdemo', options)
  const { id } = (await response.json()) as { id: string }
  expect(await counted('page')).toEqual([{ page: 'pricing', views: 0, requests: 1 }])
  const stored = await site.request(`/api/leads/id/${id}`, { as: 'sales' })
  expect(await stored.text()).not.toContain('pricing')
})

test('a repeat of a demo request is not counted again, one that is refused not at all', async () => {
  const headers = {
    ...browser,
    referer: `${site.url}/en/rtls`,
    'idempotency-key': '6f1d7f5e-2f0e-4d57-9a58-1f6f1c6f0a11',
  }
  for (let time = 0; time < 2; time += 1)
    await site.request('/api/service/requestdemo', { method: 'POST', json: demoRequest(), headers })
  await site.request('/api/service/requestdemo', { method: 'POST', json: {}, headers })
  expect(await counted('page')).toEqual([{ page: 'rtls', views: 0, requests: 1 }])
})

test('by day every stored demo request counts, also of who asks not to be counted and of a program', async () => {
  const requestFrom = (headers: Record<string, string>) =>
    site.request('/api/service/requestdemo', { method: 'POST', json: demoRequest(), headers })
  await look('/en/rtls')
  await requestFrom({ ...browser, 'sec-gpc': '1', referer: `${site.url}/en/rtls` })
  await requestFrom({ 'user-agent': 'curl/8.14.1' })
  const today = site.product.platform.clock.now().toISOString().slice(0, 10)
  expect(await counted()).toEqual([{ day: today, views: 1, requests: 2 }])
  site.advance(day)
  await site.signInAgain()
  await requestFrom({ 'user-agent': 'curl/8.14.1' })
  const later = site.product.platform.clock.now().toISOString().slice(0, 10)
  expect(await counted()).toEqual([{ day: later, views: 0, requests: 1 }])
})

test('days stand in their order; the period has both its ends', async () => {
  const { platform } = site.product
  const days: string[] = []
  for (let time = 0; time < 3; time += 1) {
    site.advance(day)
    days.push(platform.clock.now().toISOString().slice(0, 10))
    await look('/en')
  }
  await platform.counts.flush()
  await site.signInAgain()
  const response = await site.request(`/api/counts?from=${days[0]}&to=${days[1]}`, { as: 'editor' })
  expect(await response.json()).toEqual(
    days.slice(0, 2).map((one) => ({ day: one, views: 1, requests: 0 })),
  )
})

test('what is not a day, a dimension or a limit is refused', async () => {
  for (const query of ['', 'from=1&to=2', 'from=2026-01-01&to=2026-01-02&by=visitor']) {
    const response = await site.request(`/api/counts?${query}`, { as: 'admin' })
    expect(response.status).toBe(422)
  }
})

test('the end of the process stores what the minute has counted', async () => {
  const other = await startProductForTest()
  const { counts, store } = other.product.platform
  await other.request('/en/benefits', { headers: browser })
  await counts.stop()
  expect(await store.db.selectFrom('page_count').select(['page', 'views']).execute()).toEqual([
    { page: 'benefits', views: 1 },
  ])
})
