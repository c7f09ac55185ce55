import { expect, test } from 'vitest'
import { newsApi } from '#src/features/news/contract.ts'
import { createNews } from '#tests/support/factories.ts'
import { useTwoServers } from '#tests/support/product.ts'

const [one, two] = useTwoServers()

test('an editor on one server is seen on the other, until it leaves on either', async () => {
  const { id } = await createNews(one)
  const present = async (site: typeof one, as: 'editor' | 'admin') =>
    (await site.as(as).call(newsApi.present, { body: { id, editor: `of-${as}` } })).others
  expect(await present(one, 'editor')).toEqual([])
  expect(await present(two, 'admin')).toMatchObject([{ name: 'editor', isOwn: false }])
  expect(await present(one, 'editor')).toMatchObject([{ name: 'Administrator', isOwn: false }])
  await two.as('editor').call(newsApi.leave, { params: { id, editor: 'of-editor' } })
  expect(await present(two, 'admin')).toEqual([])
})
