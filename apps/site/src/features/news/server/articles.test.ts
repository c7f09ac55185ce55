import { describe, expect, test } from 'vitest'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { pdf, picture, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'
import { newsApi } from '../contract.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'

const site = useProduct()

const editor = () => site.as('editor')
const get = (path: string) => site.request(path)
const whereTo = async (path: string) => {
  const { status, headers } = await get(path)
  return [status, headers.get('location')]
}
const statusOf = async (url: string) => (await get(url)).status

describe('the page of an article', () => {
  test('one in another language redirects to its own', async () => {
    const { permalink } = await publishNews(site, { language: 'fr' })
    expect((await get(`/fr/${permalink}`)).status).toBe(200)
    expect(await whereTo(`/pt/${permalink}`)).toEqual([301, `/fr/${permalink}`])
  })

  test('a former permalink redirects while the article is visible, and not to a hidden one', async () => {
    const { id, permalink } = await publishNews(site, { language: 'fr' })
    const body = { id, language: 'fr' as const, title: 'Autre', permalink: 'nouvelle-adresse' }
    await site.as('editor').call(newsApi.update, { body })
    expect(await whereTo(`/de/${permalink}`)).toEqual([301, '/fr/nouvelle-adresse'])
    await site.as('editor').call(newsApi.deactivate, { body: { id } })
    expect(await whereTo(`/fr/${permalink}`)).toEqual([404, null])
  })

  test('what is written is escaped; what is rich text is not', async () => {
    const { permalink } = await publishNews(site, {
      title: '<script>"&\'</script>',
      categories: ['<u>'],
      content: '<p>Kept <strong>strong</strong></p>',
    })
    const html = await (await get(`/en/${permalink}`)).text()
    expect(html).toContain('<strong>strong</strong>')
    expect(html).not.toMatch(/<script>"|<u>/)
  })

  test('code that is wider than the page scrolls by keys too', async () => {
    const { permalink } = await publishNews(site, { content: '<pre><code>a = 1</code></pre>' })
    const html = await (await get(`/en/${permalink}`)).text()
    expect(html).toContain('<pre tabindex="0"><code>a = 1</code></pre>')
  })

  test('a table scrolls in a frame of its own, is found by its cells and does not begin a teaser', async () => {
    const table =
      '<table><caption>Ranges</caption><tbody><tr><th scope="row">Freezer</th><td>65 m<sup>2</sup></td></tr></tbody></table>'
    const { permalink } = await publishNews(site, {
      content: `${table}<p>Anchors see 65 m.</p>`,
    })
    const html = await (await get(`/en/${permalink}`)).text()
    expect(html).toContain(`<div data-table="" tabindex="0">${table}</div>`)
    expect(html).toContain('content="Forklifts in narrow aisles. Anchors see 65 m."')
    expect(await (await get('/en/news?search=freezer')).text()).toContain(`/en/${permalink}"`)
  })
})

describe('the files of an article', () => {
  test('are its featured image and those in its text; public while the article is', async () => {
    const [featured, shown, linked] = [
      await upload(site, await picture()),
      await upload(site, await picture()),
      await upload(site, pdf()),
    ]
    const content = `<p><a href="${linked.url}">PDF</a></p><img src="${shown.url}" alt="Hall" />`
    const { id } = await createNews(site, { content, featuredImageId: featured.id })
    const statuses = () =>
      Promise.all(
        [featured, shown, linked].map(async ({ url }) => (await site.request(url)).status),
      )
    expect(await statuses()).toEqual([404, 404, 404])
    await editor().call(newsApi.publish, { body: { id } })
    expect(await statuses()).toEqual([200, 200, 200])
    for (const file of [featured, shown, linked])
      expect(
        await errorOf(editor().call(libraryApi.remove, { params: { id: file.id } })),
      ).toMatchObject({ errorCode: 'FILE_IN_USE' })
    await editor().call(newsApi.deactivate, { body: { id } })
    expect(await statuses()).toEqual([404, 404, 404])
    await editor().call(newsApi.activate, { body: { id } })
    await editor().call(newsApi.update, { body: newsInput({ id }) as never })
    expect(await statuses()).toEqual([404, 404, 404])
  })

  test('the featured image must be an image', async () => {
    const { id } = await upload(site, pdf())
    expect(fieldsOf(await errorOf(createNews(site, { featuredImageId: id })))).toEqual([
      'featuredImageId',
    ])
    const image = await upload(site, await picture())
    expect(await publishNews(site, { featuredImageId: image.id })).toMatchObject({
      featuredImageId: image.id,
    })
  })

  test('files of an article are public while the article is visible', async () => {
    const [image, document] = [await upload(site, await picture()), await upload(site, pdf())]
    const content = `<p><a href="${document.url}">Data sheet</a></p>`
    const { id } = await createNews(site, { featuredImageId: image.id, content })
    const seen = () => Promise.all([image, document].map(({ url }) => statusOf(url)))
    expect(await seen()).toEqual([404, 404])
    await editor().call(newsApi.publish, { body: { id } })
    expect(await seen()).toEqual([200, 200])
    await editor().call(newsApi.deactivate, { body: { id } })
    expect(await seen()).toEqual([404, 404])
    const remove = editor().call(libraryApi.remove, { params: { id: document.id } })
    await expect(remove).rejects.toMatchObject({ errorCode: 'FILE_IN_USE' })
    await editor().call(newsApi.remove, { params: { id } })
    await site.as('admin').call(newsApi.purge, { params: { id } })
    await editor().call(libraryApi.remove, { params: { id: document.id } })
  })
})
