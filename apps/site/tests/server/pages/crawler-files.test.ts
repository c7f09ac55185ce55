import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '@repo/platform/server/config.ts'
import { createCrawlerFiles } from '@repo/platform/site/server/crawler-files.ts'
import { createPageCache } from '@repo/platform/site/server/page-cache.ts'

test('a file that was begun before a change is not cached after it', async () => {
  const states = ['before the change', 'after the change']
  let answer: ((title: string) => void) | undefined
  const cache = createPageCache()
  const files = createCrawlerFiles({
    cache,
    platform: { config: readConfig({}) } as never,
    map: { static: {} } as never,
    assets: {} as never,
    crawlerContent: {
      listVisibleAddresses: async () => [],
      latestNews: async () => [],
      loadFeed: async (_, lang) => {
        const title = await new Promise<string>((resolve) => (answer = resolve))
        const publishedAt = '2026-01-01T00:00:00.000Z'
        const entry = {
          id: '0190a1b2-0000-7000-8000-000000000000',
          title,
          permalink: 'a',
          publishedAt,
          updatedAt: publishedAt,
          summary: '',
          alternates: [],
          image: undefined,
        }
        return { entries: [entry], topics: [`news/list/${lang}`] }
      },
      addressTopics: [],
    },
    origin: () => 'https://www.example.com',
    headers: {},
    timeline: { now: () => 0, until: async () => undefined, hasPassedSince: () => false },
  })
  const app = Fastify()
  files.routes(app)
  const get = () => app.inject('/feed-en.xml').then(({ body }) => body)
  const next = async (title: string) => {
    while (!answer) await new Promise((resolve) => setImmediate(resolve))
    answer(title)
    answer = undefined
  }
  const first = get()
  while (!answer) await new Promise((resolve) => setImmediate(resolve))
  cache.purge('news/list/en')
  await next(states[0]!)
  await first
  const second = get()
  await next(states[1]!)
  expect(await second).toContain(states[1])
  expect(await get()).toContain(states[1])
  await app.close()
}, 3_000)
