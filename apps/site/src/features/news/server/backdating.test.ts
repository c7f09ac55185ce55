import { expect, test } from 'vitest'
import { createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { newsApi } from '../contract.ts'

const site = useProduct()
const editor = () => site.as('editor')
const publish = (id: string, change: object = {}) =>
  editor().call(newsApi.publish, { body: { id, ...change } })
const put = (id: string, change: object) =>
  editor().call(newsApi.update, { body: { ...newsInput(change), id } })

const march = '2019-03-12T12:00:00.000Z'
const may = '2020-05-04T12:00:00.000Z'

test('an old press release carries its date, and lists follow it', async () => {
  const today = await publishNews(site)
  const created = await createNews(site, { title: 'Made with its date', publishAt: march })
  const changed = await createNews(site, { title: 'Given its date by a change' })
  await put(changed.id, { title: 'Given its date by a change', publishAt: may })
  expect((await publish(created.id)).publishedAt).toBe(march)
  expect((await publish(changed.id)).publishedAt).toBe(may)
  const published = await publishNews(site, { title: 'Given its date when public' })
  expect(await publish(published.id, { publishAt: may })).toMatchObject({
    publishedAt: may,
    publishAt: may,
  })
  const list = await site
    .as('visitor')
    .list(newsApi.siteList, { params: { lang: 'en' }, query: {} })
  expect(Object.keys(list.items)).toEqual([today.id, published.id, changed.id, created.id])

  const page = await (await site.request(`/en/${created.permalink}`)).text()
  expect(page).toContain(`<time dateTime="${march}">`)
  expect(page).not.toContain('updated on')
  expect(page).toContain(`"datePublished":"${march}"`)
})

test('a change of anything else keeps the date', async () => {
  const { id } = await createNews(site, { publishAt: march })
  await publish(id)
  expect((await put(id, { title: 'Other' })).publishedAt).toBe(march)
  await editor().call(newsApi.deactivate, { body: { id } })
  const shown = await editor().call(newsApi.activate, { body: { id } })
  expect(shown.publishedAt).toBe(march)
})

test('a draft whose date is taken back, or whose plan has passed, is published with the present date', async () => {
  const dated = await createNews(site, { publishAt: march })
  await put(dated.id, { publishAt: null })
  const soon = new Date(site.product.platform.clock.now().getTime() + 60_000).toISOString()
  const planned = await createNews(site, { publishAt: soon })
  site.advance(120_000)
  for (const { id } of [dated, planned]) expect((await publish(id)).publishedAt! > soon).toBe(true)
})
