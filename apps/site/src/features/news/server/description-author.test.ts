import { expect, test } from 'vitest'
import { createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'
import { newsApi } from '../contract.ts'

const site = useProduct()
const editor = () => site.as('editor')
const text = async (path: string) => (await site.request(path)).text()
const own = {
  description: 'How three anchors see 65 m of racks.',
  author: 'Ada & Söhne',
}

test('description and author are kept by a PUT without them, and cleared by null or nothing', async () => {
  const { id } = await createNews(site, own)
  const put = (change: object) =>
    editor().call(newsApi.update, { body: { ...newsInput(change), id } })
  expect(await put({})).toMatchObject(own)
  const cleared = await put({ description: null, author: ' ' })
  expect(cleared).not.toHaveProperty('description')
  expect(cleared).not.toHaveProperty('author')
  const refused = editor().call(newsApi.create, {
    body: newsInput({ description: 'x'.repeat(301) }),
  })
  expect(fieldsOf(await errorOf(refused))).toEqual(['description'])
})

test('visitors read them in page, list and feeds; the search finds them', async () => {
  const { permalink, id } = await publishNews(site, { ...own, categories: ['Written'] })
  const page = await text(`/en/${permalink}`)
  expect(page).toContain(`<meta name="description" content="${own.description}"`)
  expect(page).toContain(`<meta property="og:description" content="${own.description}"`)
  expect(page).toContain('<li>by Ada &amp; Söhne</li>')
  expect(page).toContain('"author":{"@type":"Person","name":"Ada & Söhne"}')
  expect(await text('/en/news?category=Written')).toContain(own.description)
  const atom = await text('/feed-en.xml')
  expect(atom).toContain(`<summary>${own.description}</summary>`)
  expect(atom).toContain('<author><name>Ada &amp; Söhne</name></author>')
  const { items } = JSON.parse(await text('/feed-en.json')) as { items: object[] }
  expect(items[0]).toMatchObject({ content_text: own.description, authors: [{ name: own.author }] })
  for (const search of ['Söhne', 'three anchors see']) {
    const found = await editor().list(newsApi.list, { query: { search } })
    expect(Object.keys(found.items)).toContain(id)
  }
})

test('an earlier version without a description comes back without it', async () => {
  const { id } = await createNews(site)
  const { version } = await editor().call(newsApi.update, { body: { ...newsInput(own), id } })
  const revisions = await editor().list(newsApi.revisions, { params: { id }, query: {} })
  const revision = Object.keys(revisions.items).at(-1)!
  const restored = await editor().call(newsApi.restore, { body: { id, revision, version } })
  expect(restored).not.toHaveProperty('description')
  expect(restored).not.toHaveProperty('author')
})
