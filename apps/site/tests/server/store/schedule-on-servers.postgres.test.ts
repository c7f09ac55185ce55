import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { hour, second } from '@repo/platform/server/clock.ts'
import { eventually } from '@repo/platform/testing/eventually.ts'
import { createNews } from '#tests/support/factories.ts'
import { useTwoServers } from '#tests/support/product.ts'

const [one, other] = useTwoServers()

test('what is scheduled on one server is shown on the other at its second, from the pages that it keeps', async () => {
  const { id, permalink } = await createNews(one)
  const paths = ['/en', '/en/news', '/feed-en.xml', '/sitemap.xml', `/en/${permalink}`]
  const shown = async () =>
    Promise.all(
      paths.map(async (path) => {
        const answer = await other.request(path)
        return answer.status === 200 && (await answer.text()).includes(permalink)
      }),
    )
  const nobody = paths.map(() => false)
  const everybody = paths.map(() => true)
  // Kept before anything is scheduled.
  expect(await shown()).toEqual(nobody)
  const start = Math.ceil(Date.now() / second) * second
  const [publishAt, hideAt] = [hour, 2 * hour].map((ms) => new Date(start + ms).toISOString())
  await one.as('editor').call(newsApi.publish, { body: { id, publishAt, hideAt } })
  // Once the other server knows of it: it is told after the write.
  await eventually(async () => {
    const listed = await other.as('editor').call(newsApi.list, { query: { state: 'scheduled' } })
    expect(Object.keys(listed)).toEqual([id])
  })
  other.stopClock(start + hour - second)
  expect(await shown()).toEqual(nobody)
  other.stopClock(start + hour)
  expect(await shown()).toEqual(everybody)
  expect(await shown()).toEqual(everybody)
  other.stopClock(start + 2 * hour)
  expect(await shown()).toEqual(nobody)
})
