import { expect, test } from 'vitest'
import { readConfig } from '@repo/platform/server/config.ts'
import { brandCompany } from '@repo/platform/brand/company.ts'
import { createTaskScheduler } from '@repo/platform/server/task-scheduler.ts'
import { createPageCache } from '@repo/platform/site/server/page-cache.ts'
import { page } from '@repo/platform/site/server/page-route.ts'
import { createPages } from '@repo/platform/site/server/pages.ts'

/** A page whose data comes when the test says so. */
function slowPage() {
  const loads: ((data: string) => void)[] = []
  const route = page<string>(
    {
      title: () => 'Slow',
      description: () => 'Slow',
      ground: 'paper',
      View: ({ data }) => <p>{data}</p>,
    },
    {
      module: 'slow',
      load: () => new Promise((resolve) => loads.push((data) => resolve({ data }))),
      topics: () => ['news'],
    },
  )
  return { loads, route }
}

test('a page that is asked for after a write is not the drawing that was begun before it', async () => {
  const { loads, route } = slowPage()
  const cache = createPageCache()
  const pages = createPages({
    platform: { config: readConfig({}), company: async () => brandCompany } as never,
    claimNotes: { topic: 'claims', of: async () => ({}) },
    map: {
      static: { '': route },
      article: route,
      notFound: route,
      previewEnded: route,
      offline: route,
      unavailable: route,
    },
    assets: {
      page: async () => ({ css: [], scripts: [], font: '/font.woff2' }),
      backoffice: async () => ({ css: [], scripts: [], font: '/font.woff2' }),
      changedAt: () => undefined,
      script: (name) => `/assets/${name}.js`,
      file: () => undefined,
    },
    cache,
    scheduler: createTaskScheduler(),
    timeline: { now: () => 0, until: async () => undefined, hasPassedSince: () => false },
    origin: () => 'https://www.example.com',
    headers: {},
  })
  const before = [pages.prerender('/en'), pages.prerender('/en')]
  await expect.poll(() => loads.length).toBe(1)
  cache.purge('news')
  const after = pages.prerender('/en')
  await expect.poll(() => loads.length).toBe(2)
  loads[1]!('after')
  await after
  loads[0]!('before')
  await Promise.all(before)
  expect(cache.get('/en')!.plain.toString()).toContain('<p>after</p>')
})
