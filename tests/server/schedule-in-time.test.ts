import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { createNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

test('while the clock runs and nobody writes, a page comes and goes at its millisecond', async () => {
  const { id, permalink } = await createNews(site)
  const begin = Date.now()
  const [publishAt, hideAt] = [begin + 1_200, begin + 2_400]
  const iso = (ms: number) => new Date(ms).toISOString()
  await site.as('editor').call(newsApi.publish, {
    body: { id, publishAt: iso(publishAt), hideAt: iso(hideAt) },
  })
  const seen = { before: 0, during: 0, after: 0 }
  while (Date.now() < hideAt + 400) {
    const asked = Date.now()
    const [page, list] = await Promise.all(
      [`/en/${permalink}`, '/en/news'].map((path) => site.request(path)),
    )
    const isListed = (await list!.text()).includes(permalink)
    const answered = Date.now()
    // An answer that was on its way at one of the moments may be either.
    if (answered < publishAt) {
      expect([page!.status, isListed]).toEqual([404, false])
      seen.before += 1
    } else if (asked >= publishAt && answered < hideAt) {
      expect([page!.status, isListed]).toEqual([200, true])
      seen.during += 1
    } else if (asked >= hideAt) {
      expect([page!.status, isListed]).toEqual([404, false])
      seen.after += 1
    }
    await sleep(20)
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(0)
})
