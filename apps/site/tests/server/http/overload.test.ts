import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isPostgres } from '@repo/platform/server/database/engine.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct({ MAX_WAITING: '4' })

/**
 * PostgreSQL tells a server of its own writes too, in their order and later than the write is done: until
 * then what was kept meanwhile is purged again.
 */
async function changesAreHeard(): Promise<void> {
  const { store } = site.product.platform
  const topic = `heard/${randomUUID()}`
  let times = 0
  store.changes.listen((one) => {
    if (one === topic) times += 1
  })
  await store.write([topic], async () => {})
  await expect.poll(() => times).toBe(isPostgres(store.db) ? 2 : 1)
}

/** Asks for as many addresses at once as it takes for one to be shed. */
async function shedResponse(path: (n: number) => string, options?: RequestInit): Promise<Response> {
  for (let round = 0; round < 20; round += 1) {
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, n) => site.request(path(round * 40 + n), options)),
    )
    for (const { status } of all) expect([200, 503]).toContain(status)
    const shed = all.find(({ status }) => status === 503)
    if (shed) return shed
  }
  return expect.unreachable('nothing was shed')
}

test('a page that would wait too long is a 503 in its language, while cached pages are answered', async () => {
  await publishNews(site, { title: 'Xylophone' })
  await changesAreHeard()
  for (const path of ['/en', '/sitemap.xml']) await site.request(path)
  for (const lang of langs) {
    const searching = shedResponse((n) => `/${lang}/news?search=word${n}`)
    let over = false
    const kept = (async () => {
      const seen = new Set<number>()
      while (!over)
        for (const path of ['/en', '/sitemap.xml']) seen.add((await site.request(path)).status)
      return [...seen]
    })()
    const shed = await searching.finally(() => (over = true))
    expect(shed.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(Number(shed.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(shed.headers.get('cache-control')).toBe('no-store')
    expect(await shed.text()).toContain(`<html lang="${lang}`)
    expect(await kept).toEqual([200])
  }
})

test('a call that would wait too long is an error of the contract', async () => {
  const shed = await shedResponse((n) => `/api/news/site/en?search=word${n}`)
  expect(shed.headers.get('retry-after')).toBe('5')
  expect(await shed.json()).toMatchObject({ status: 503, errorCode: 'UNAVAILABLE' })
})

test('afterwards everybody is answered again', async () => {
  for (const path of ['/en/news?search=xylophone', '/api/news/site/en'])
    await eventually(async () => expect((await site.request(path)).status).toBe(200))
})
