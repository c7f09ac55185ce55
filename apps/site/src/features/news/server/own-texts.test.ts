import { expect, test } from 'vitest'
import { brand } from '@repo/platform/brand/brand.ts'
import { createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'
import { newsApi } from '../contract.ts'

const site = useProduct()
const editor = () => site.as('editor')
const text = async (path: string) => (await site.request(path)).text()
const own = {
  description: 'How three anchors see 65 m of racks.',
  searchTitle: 'UWB anchors & racks: how far three of them see',
  author: 'Ada & Söhne',
}

test('description, search title and author are kept by a PUT without them, and cleared by null or nothing', async () => {
  const { id } = await createNews(site, own)
  const put = (change: object) =>
    editor().call(newsApi.update, { body: { ...newsInput(change), id } })
  expect(await put({})).toMatchObject(own)
  const cleared = await put({ description: null, searchTitle: null, author: ' ' })
  expect(cleared).not.toHaveProperty('description')
  expect(cleared).not.toHaveProperty('searchTitle')
  expect(cleared).not.toHaveProperty('author')
  const refused = editor().call(newsApi.create, {
    body: newsInput({ description: 'x'.repeat(301), searchTitle: 'x'.repeat(201) }),
  })
  expect(fieldsOf(await errorOf(refused)).toSorted()).toEqual(['description', 'searchTitle'])
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

test('search engines and tabs show the search title, readers and links the title', async () => {
  const shown = (title: string) => `<title>${title} – ${brand.name}</title>`
  const { id, permalink, title } = await publishNews(site, { searchTitle: own.searchTitle })
  const page = await text(`/en/${permalink}`)
  expect(page).toContain(shown('UWB anchors &amp; racks: how far three of them see'))
  expect(page).toContain(`<meta property="og:title" content="${title}"`)
  expect(page).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`))
  const { version } = await editor().call(newsApi.get, { params: { id } })
  await editor().call(newsApi.update, {
    body: { ...newsInput({ title, permalink, searchTitle: null }), id, version },
  })
  expect(await text(`/en/${permalink}`)).toContain(shown(title))
})

test('an earlier version without a description comes back without it', async () => {
  const { id } = await createNews(site)
  const { version } = await editor().call(newsApi.update, { body: { ...newsInput(own), id } })
  const revisions = await editor().list(newsApi.revisions, { params: { id }, query: {} })
  const revision = Object.keys(revisions.items).at(-1)!
  const restored = await editor().call(newsApi.restore, { body: { id, revision, version } })
  for (const key of Object.keys(own)) expect(restored).not.toHaveProperty(key)
})
