import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { createNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

/** How many answers there were before, during and after the time in which the item is public. */
async function watch(id: string, permalink: string, ms: number) {
  const begin = Date.now()
  const [publishAt, hideAt] = [begin + ms, begin + 2 * ms]
  const iso = (time: number) => new Date(time).toISOString()
  await site.as('editor').call(newsApi.publish, {
    body: { id, publishAt: iso(publishAt), hideAt: iso(hideAt) },
  })
  const seen = { before: 0, during: 0, after: 0 }
  while (seen.after === 0) {
    const asked = Date.now()
    const [page, list] = await Promise.all(
      [`/en/${permalink}`, '/en/news'].map((path) => site.request(path)),
    )
    const found = [page!.status, (await list!.text()).includes(permalink)]
    const answered = Date.now()
    // An answer that was on its way at one of the moments may be either.
    if (answered < publishAt) {
      expect(found).toEqual([404, false])
      seen.before += 1
    } else if (asked >= publishAt && answered < hideAt) {
      expect(found).toEqual([200, true])
      seen.during += 1
    } else if (asked >= hideAt) {
      expect(found).toEqual([404, false])
      seen.after += 1
    }
    await sleep(20)
  }
  return seen
}

test('while the clock runs and nobody writes, a page comes and goes at its moments', async () => {
  const { id, permalink } = await createNews(site)
  // A busy machine needs longer for an answer: then the times are longer too.
  for (let ms = 1_000; ; ms *= 2) {
    const { before, during } = await watch(id, permalink, ms)
    if (before > 0 && during > 0) return
  }
}, 60_000)
