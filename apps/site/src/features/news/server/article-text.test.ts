import { describe, expect, test } from 'vitest'
import { createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { newsApi, type NewsItem } from '../contract.ts'

const site = useProduct()
const editor = () => site.as('editor')
const pageOf = async ({ language, permalink }: NewsItem) =>
  (await site.request(`/${language}/${permalink}`)).text()
const publicContent = async ({ id }: NewsItem) =>
  (await site.as('visitor').call(newsApi.siteById, { params: { id } })).content

const linkTo = ({ id, language, permalink }: NewsItem, words: string) =>
  `<p>See <a data-item="${id}" href="/${language}/${permalink}#section-2">${words}</a>.</p>`

const change = ({ id, language, title, permalink }: NewsItem, changed: object = {}) =>
  editor().call(newsApi.update, {
    body: { ...newsInput({ language, title, permalink }), id, ...changed },
  })

describe('a link to an article', () => {
  test('is stored as it was sent, and leads to the article wherever that is now', async () => {
    const target = await publishNews(site)
    const content = linkTo(target, 'the target')
    const item = await publishNews(site, { content })
    expect(item.content).toBe(content)
    expect(await pageOf(item)).toContain(
      `<a href="/${target.language}/${target.permalink}#section-2">the target</a>`,
    )

    await change(target, { permalink: `${target.permalink}-moved` })
    const moved = `<a href="/${target.language}/${target.permalink}-moved#section-2">the target</a>`
    expect(await pageOf(item)).toContain(moved)
    expect(await publicContent(item)).toContain(moved)
    const stored = await editor().call(newsApi.get, { params: { id: item.id } })
    expect([stored.content, stored.version]).toEqual([content, item.version])
  })

  test('leaves its words alone while nobody sees the article', async () => {
    const target = await publishNews(site)
    const item = await publishNews(site, { content: linkTo(target, 'hidden <em>target</em>') })
    const words = '<p>See hidden <em>target</em>.</p>'
    const { id } = target
    expect(await pageOf(item)).not.toContain(words)
    await editor().call(newsApi.deactivate, { body: { id } })
    expect(await pageOf(item)).toContain(words)
    expect(await publicContent(item)).toBe(words)
    await editor().call(newsApi.activate, { body: { id } })
    expect(await pageOf(item)).not.toContain(words)
    await editor().call(newsApi.remove, { params: { id } })
    expect(await pageOf(item)).toContain(words)
  })
})

test('a text may write of the attribute that names scripts', async () => {
  const item = await publishNews(site, { content: '<p>Write data-enhance="copy" there.</p>' })
  expect(await pageOf(item)).toContain('<p>Write data-enhance&#61;"copy" there.</p>')
})

describe('a film in a text', () => {
  const film = (href: string) => `<p data-embed="video"><a href="${href}">Crossing "A"</a></p>`

  test('is asked for by a visitor, in the language of the article, and a link without script', async () => {
    const content = film('https://www.youtube.com/watch?v=abc123&amp;t=4')
    for (const [language, words] of [
      ['en', 'Load video from youtube.com'],
      ['de', 'Video von youtube.com laden'],
    ] as const) {
      const item = await publishNews(site, { language, content })
      expect(item.content).toBe(content)
      const html = await pageOf(item)
      expect(html).toContain(
        `data-player="https://www.youtube-nocookie.com/embed/abc123?autoplay=1&amp;start=4" title="Crossing &quot;A&quot;">${words}</button>`,
      )
      expect(html).toContain(
        '<a href="https://www.youtube.com/watch?v=abc123&amp;t=4" rel="noopener">',
      )
      expect(html).toMatch(/<figcaption>Crossing "A"<\/figcaption>/)
      expect(html).not.toContain('<iframe')
      expect(html).not.toContain('data-embed')
    }
  })

  test.each([
    'https://films.example/abc123',
    'mailto:a@films.example',
    'https://vimeo.com/user/12345',
  ])(
    'of a host that is not allowed, or that is no known video, stays a link: %s',
    async (address) => {
      const html = await pageOf(await publishNews(site, { content: film(address) }))
      expect(html).toContain(`<a href="${address}" rel="noopener">`)
      expect(html).not.toContain('data-player')
    },
  )
})

test('the list can be asked for some items by their ids', async () => {
  const [first, second] = [await createNews(site), await createNews(site)]
  await createNews(site)
  const query = { ids: `${first.id},${second.id},unknown` }
  const found = await editor().call(newsApi.list, { query })
  expect(Object.keys(found).toSorted()).toEqual([first.id, second.id].toSorted())
})
