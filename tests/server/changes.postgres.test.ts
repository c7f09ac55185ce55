import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { postgresChanges } from '#src/server/database/changes.ts'
import { createNews } from '#tests/support/factories.ts'
import { createDatabase } from '#tests/support/postgres.ts'
import { startProduct, type TestProduct } from '#tests/support/product.ts'
import { startRelay } from '#tests/support/relay.ts'

describe('several servers on PostgreSQL', () => {
  let [one, other]: TestProduct[] = []
  beforeAll(async () => {
    const DATABASE_URL = await createDatabase()
    one = await startProduct({ DATABASE_URL })
    other = await startProduct({ DATABASE_URL })
  })
  afterAll(async () => {
    await one?.close()
    await other?.close()
  })

  test('a change on one is visible on the pages of the others at once', async () => {
    const { id, permalink } = await createNews(one!)
    const seen = async () => {
      const paths = [`/en/${permalink}`, '/en/news', '/en', '/sitemap.xml', '/feed-en.xml']
      const texts = await Promise.all(
        paths.map(async (path) => (await other!.request(path)).text()),
      )
      return texts.map((text) => text.includes(`/en/${permalink}`))
    }
    expect(await seen()).toEqual([false, false, false, false, false])
    await one!.as('editor').call(newsApi.publish, { body: { id } })
    const within = { timeout: 8_000, interval: 50 }
    await vi.waitFor(async () => expect(await seen()).toEqual(Array(5).fill(true)), within)
    await one!.as('editor').call(newsApi.deactivate, { body: { id } })
    await vi.waitFor(async () => expect(await seen()).toEqual(Array(5).fill(false)), within)
  })
})

describe('the connection that listens', () => {
  test('comes back once after an outage, and tells of everything that was missed', async () => {
    const relay = await startRelay(await createDatabase())
    const changes = await postgresChanges(relay.url)
    const told: string[] = []
    changes.listen((topic) => told.push(topic))
    await relay.cut()
    await sleep(3_200)
    await relay.mend()
    await vi.waitFor(() => expect(told).toEqual(['*']), { timeout: 8_000 })
    await sleep(1_200)
    expect([told, relay.count()]).toEqual([['*'], 1])
    await changes.close()
    await vi.waitFor(() => expect(relay.count()).toBe(0), { timeout: 8_000 })
    await relay.cut()
  })

  test('is not opened again by one that is closed meanwhile', async () => {
    const relay = await startRelay(await createDatabase())
    const changes = await postgresChanges(relay.url)
    await relay.cut()
    await changes.close()
    await relay.mend()
    await sleep(1_200)
    expect(relay.count()).toBe(0)
    await relay.cut()
  })
})
