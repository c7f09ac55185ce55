import { describe, expect, test } from 'vitest'
import { libraryApi, type LibraryFile } from '@repo/platform/library/contract.ts'
import { picture, upload } from '#tests/support/library.ts'
import { createNews, newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'
import { newsApi, type NewsItem } from '../contract.ts'

const site = useProduct()
const editor = () => site.as('editor')
const text = async (path: string) => (await site.request(path)).text()
const pageOf = ({ language, permalink }: NewsItem) => text(`/${language}/${permalink}`)

const imageFile = (options?: object) => picture('jpeg', options).then((file) => upload(site, file))
const withImage = async (file: LibraryFile, change: object = {}) =>
  publishNews(site, { featuredImageId: file.id, ...change })
const describeFile = (file: LibraryFile, alt: object) =>
  editor().call(libraryApi.update, { body: { id: file.id, alt } })

/** The `picture` elements of a page that show a file. */
const picturesOf = (html: string, { url }: LibraryFile) =>
  [...html.matchAll(/<picture>.*?<\/picture>/gs)]
    .map(([found]) => found)
    .filter((found) => found.includes(url.split('/')[2]!))

const metaOf = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(html)?.[1]

describe('the featured image of an article', () => {
  test('stands in its head, in lists, on home and in the feed, with variants and its size', async () => {
    const file = await imageFile({ width: 1500, height: 1000 })
    const item = await withImage(file, { language: 'it' })
    for (const html of [await pageOf(item), await text('/it/news'), await text('/it')]) {
      const [found = ''] = picturesOf(html, file)
      expect(found).toMatch(/<source type="image\/avif" srcSet="[^"]*\/320\.avif 320w, /)
      expect(found).toMatch(/<source type="image\/webp" srcSet="[^"]*\/640\.webp 640w/)
      expect(found).toMatch(/<img src="[^"]*\.jpeg" srcSet="[^"]*jpeg 1280w" sizes="[^"]+" /)
      expect(found).toContain('width="1500" height="1000"')
      for (const [url] of found.matchAll(/\/library\/[^ ",]+/g))
        expect([url, (await site.request(url)).status]).toEqual([url, 200])
    }
    const hash = file.url.split('/')[2]
    expect(await text('/feed-it.xml')).toContain(
      `<link rel="enclosure" type="image/jpeg" href="${site.url}/library/${hash}/1280.jpeg"/>`,
    )
  }, 30_000)

  test('is loaded lazily except where it is seen at once', async () => {
    const [first, second] = [await imageFile(), await imageFile()]
    const older = await withImage(first, { language: 'pt' })
    const newer = await withImage(second, { language: 'pt' })
    const list = await text('/pt/news')
    expect(picturesOf(list, second)[0]).toContain('fetchPriority="high"')
    expect(picturesOf(list, first)[0]).toContain('loading="lazy"')
    expect(picturesOf(await pageOf(older), first)[0]).toContain('fetchPriority="high"')
    expect(picturesOf(await pageOf(older), second)[0]).toContain('loading="lazy"')
    expect(picturesOf(await text('/pt'), second)[0]).toContain('loading="lazy"')
    expect(newer.featuredImageId).toBe(second.id)
  })

  test('keeps its focus in view where it is cropped, in lists and on home', async () => {
    const file = await imageFile()
    const item = await withImage(file, { language: 'de' })
    const places = ['/de/news', '/de']
    const shown = async (path: string) => picturesOf(await text(path), file)[0]
    for (const path of places) expect(await shown(path)).not.toContain('data-x')
    const focus = { x: 0.18, y: 1 }
    await editor().call(libraryApi.update, { body: { id: file.id, focus } })
    for (const path of places) expect(await shown(path)).toContain('data-x="2" data-y="10"')
    expect(await pageOf(item)).not.toContain('data-x')
  })

  test('is the picture of a link to the page, with size and text', async () => {
    const file = await imageFile({ width: 1500, height: 1000 })
    const item = await withImage(file, { language: 'es', title: 'Anclas en alto' })
    const html = await pageOf(item)
    const hash = file.url.split('/')[2]
    expect(metaOf(html, 'og:image')).toBe(`${site.url}/library/${hash}/1280.jpeg`)
    expect(metaOf(html, 'og:image:width')).toBe('1280')
    expect(metaOf(html, 'og:image:height')).toBe('853')
    expect(metaOf(html, 'og:image:alt')).toBe('Anclas en alto')
    const bytes = await site.request(`/library/${hash}/1280.jpeg`)
    expect(bytes.headers.get('content-type')).toBe('image/jpeg')
    const other = await text('/es')
    expect(metaOf(other, 'og:image')).toContain(`${site.url}/social/es/-`)
    expect(metaOf(other, 'og:image:width')).toBe('1200')
    expect(metaOf(other, 'og:image:height')).toBe('630')
    expect(metaOf(other, 'og:image:alt')).toBe(metaOf(other, 'og:title'))
  })

  test('has its text on its own page, and none in lists, where the title stands beside it', async () => {
    const file = await imageFile()
    const item = await withImage(file, { language: 'fr' })
    expect(picturesOf(await pageOf(item), file)[0]).toContain('alt=""')
    await describeFile(file, { fr: 'Deux chariots "au" quai', en: 'Two trucks' })
    // The page was kept: it follows the text of its image.
    expect(picturesOf(await pageOf(item), file)[0]).toContain(
      'alt="Deux chariots &quot;au&quot; quai"',
    )
    expect(metaOf(await pageOf(item), 'og:image:alt')).toBe('Deux chariots &quot;au&quot; quai')
    expect(picturesOf(await text('/fr/news'), file)[0]).toContain('alt=""')
  })

  test('a small one is shown as it is, and is no picture of a link', async () => {
    const file = await imageFile({ width: 600, height: 300 })
    const html = await pageOf(await withImage(file, { language: 'de' }))
    expect(picturesOf(html, file)[0]).toMatch(
      new RegExp(`^<picture><img src="${file.url}" alt="" width="600" height="300"`),
    )
    expect(metaOf(html, 'og:image')).toContain(`${site.url}/social/de/`)
  })

  test('is public only while a visible article shows it', async () => {
    const file = await imageFile()
    const draft = await createNews(site, { featuredImageId: file.id })
    const status = async () => (await site.request(file.variants[0]!.url)).status
    expect(await status()).toBe(404)
    await editor().call(newsApi.publish, { body: { id: draft.id } })
    expect(await status()).toBe(200)
    await editor().call(newsApi.update, {
      body: { ...newsInput({ permalink: draft.permalink }), id: draft.id },
    })
    expect(await status()).toBe(404)
    expect(picturesOf(await pageOf(draft), file)).toEqual([])
  })

  test('an upload purges no page', async () => {
    const topics: string[] = []
    site.product.platform.store.changes.listen((topic) => topics.push(topic))
    await imageFile()
    expect(topics).toEqual([])
  })
})

describe('images in the text', () => {
  const article = async (html: string) => pageOf(await publishNews(site, { content: html }))

  test('have their variants, their size and lazy loading; the stored text keeps its address', async () => {
    const file = await imageFile({ width: 1400, height: 700 })
    const content = `<p>Before</p><img src="${file.url}" alt="A &amp; B" /><p>After</p>`
    const item = await publishNews(site, { content })
    expect(item.content).toBe(content)
    const [found = ''] = picturesOf(await pageOf(item), file)
    expect(found).toMatch(/<source type="image\/avif" srcset="[^"]* 1280w" sizes="[^"]+" \/>/)
    expect(found).toMatch(
      /<img src="[^"]*\/1280\.jpeg" srcset="[^"]+" sizes="[^"]+" alt="A &amp; B"/,
    )
    expect(found).toContain('width="1400" height="700" loading="lazy"')
  })

  test.each([
    ['width="300"', 'width="300" height="150"'],
    ['height="100"', 'width="200" height="100"'],
    ['width="300" height="100"', 'width="300" height="100"'],
  ])('keep the size that the text gives: %s', async (given, drawn) => {
    const file = await imageFile({ width: 700, height: 350 })
    const html = await article(`<p><img src="${file.url}" alt="" ${given} /></p>`)
    expect(picturesOf(html, file)[0]).toContain(drawn)
  })
})
