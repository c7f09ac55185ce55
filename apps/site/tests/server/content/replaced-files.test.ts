import { describe, expect, test } from 'vitest'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { libraryApi, type LibraryFile } from '@repo/platform/library/contract.ts'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { createDocument, createMedia, publishNews } from '#tests/support/factories.ts'
import { formOf, pdf, picture, upload, video } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const editor = () => site.as('editor')
const text = async (path: string) => (await site.request(path)).text()

const replace = (id: string, file: File): Promise<LibraryFile> =>
  editor().call(libraryApi.replace, { params: { id }, body: { file } })

async function refusal(id: string, file: File) {
  const path = `/api/library/file/replace/id/${id}`
  const options = { as: 'editor', method: 'POST', body: formOf({ file }) } as const
  const response = await site.request(path, options)
  const { errorCode, fields } = (await response.json()) as Problem
  return [response.status, errorCode, fields?.[0]?.rule]
}

const article = (id: string) => editor().call(newsApi.get, { params: { id } })
const imageOf = ({ url }: LibraryFile) => `<p>Hall</p><img src="${url}" alt="A hall" />`

describe('a file that is replaced', () => {
  test('keeps its id, name, texts and focus, and gets the address of the new bytes', async () => {
    const before = await upload(site, await picture('png'))
    const described = { alt: { en: 'A hall' }, focus: { x: 0.2, y: 0.8 } }
    await editor().call(libraryApi.update, { body: { id: before.id, ...described } })
    const after = await replace(before.id, await picture('jpeg', { width: 900, height: 600 }))
    expect(after).toMatchObject({
      ...described,
      id: before.id,
      name: before.name.replace('.png', '.jpg'),
      mimeType: 'image/jpeg',
      width: 900,
      height: 600,
      createdAt: before.createdAt,
    })
    expect(after.url).not.toBe(before.url)
    expect((await site.request(after.url, { as: 'viewer' })).status).toBe(200)
  })

  test('changes the articles that name its address, of which no other byte changes', async () => {
    const [file, other] = [await upload(site, await picture()), await upload(site, await picture())]
    const content = `${imageOf(file)}<p><a href="${file.url}">Open</a></p>${imageOf(other)}`
    const item = await publishNews(site, { language: 'de', content })
    const path = `/de/${item.permalink}`
    expect(await text(path)).toContain(file.variants[0]!.url)
    const stored = await article(item.id)
    const after = await replace(file.id, await picture())
    expect(await article(item.id)).toEqual({
      ...stored,
      content: stored.content.replaceAll(file.url, after.url),
    })
    const html = await text(path)
    expect(html).not.toContain(file.url.split('/')[2])
    expect(html).toContain(after.variants[0]!.url)
    expect(html).toContain(`<a href="${after.url}">`)
    expect(html).toContain(other.variants[0]!.url)
  })

  test('is what the earlier versions of an article show too, and an article from the trash', async () => {
    const file = await upload(site, await picture())
    const { id } = await publishNews(site, { content: imageOf(file) })
    const { url } = await replace(file.id, await picture())
    const { content } = await article(id)
    expect(content).toContain(url)
    const { items } = await editor().list(newsApi.revisions, { params: { id }, query: {} })
    for (const revision of Object.keys(items)) {
      const then = await editor().call(newsApi.revision, { params: { id, revision } })
      expect(then.content).toBe(content)
    }
    await editor().call(newsApi.remove, { params: { id } })
    const { url: newest } = await replace(file.id, await picture())
    const back = await editor().call(newsApi.untrash, { body: { id } })
    expect(back.content).toBe(content.replaceAll(url, newest))
  })

  test('changes what names its id: the featured image, the list, the document, the video', async () => {
    const file = await upload(site, await picture())
    const item = await publishNews(site, { language: 'fr', featuredImageId: file.id })
    const film = await upload(site, video('mp4'))
    const { id } = await createMedia(site, { language: 'fr', mediaURL: film.url })
    await editor().call(mediaApi.activate, { body: { id } })
    const pages = [`/fr/${item.permalink}`, '/fr/news', '/fr']
    for (const page of pages) expect(await text(page)).toContain(file.url.split('/')[2])
    expect(await text('/fr/videos')).toContain(film.url)
    const [after, newFilm] = [
      await replace(file.id, await picture()),
      await replace(film.id, video('webm')),
    ]
    for (const page of pages) {
      const html = await text(page)
      expect(html).toContain(after.url.split('/')[2])
      expect(html).not.toContain(file.url.split('/')[2])
    }
    expect(await text('/fr/videos')).toContain(newFilm.url)
    expect((await editor().call(mediaApi.get, { params: { id } })).mediaURL).toBe(newFilm.url)
  })

  test('leaves a file with the same bytes, and what names that one, as they are', async () => {
    const bytes = await picture()
    const [first, second] = [
      await upload(site, new File([bytes], 'first.png')),
      await upload(site, new File([bytes], 'second.png')),
    ]
    const item = await publishNews(site, { content: imageOf(first) + imageOf(second) })
    const after = await replace(first.id, await picture())
    const { content } = await article(item.id)
    expect(content).toContain(after.url)
    expect(content).toContain(second.url)
    expect((await site.request(second.url)).status).toBe(200)
  })
})

describe('the former address', () => {
  test('leads to the present one, for whoever may see that', async () => {
    const file = await upload(site, await picture())
    const item = await publishNews(site, { featuredImageId: file.id })
    const hidden = await upload(site, pdf())
    const [shown, kept] = [await replace(file.id, await picture()), await replace(hidden.id, pdf())]
    const answer = await site.request(file.url, { redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([302, shown.url])
    expect((await site.request(hidden.url, { redirect: 'manual' })).status).toBe(404)
    const forStaff = await site.request(hidden.url, { as: 'viewer', redirect: 'manual' })
    expect([forStaff.status, forStaff.headers.get('location')]).toEqual([302, kept.url])
    await editor().call(newsApi.deactivate, { body: { id: item.id } })
    expect((await site.request(file.url, { redirect: 'manual' })).status).toBe(404)
  })

  test('is the present one where somebody writes it: a local draft, an older version', async () => {
    const file = await upload(site, await picture())
    const after = await replace(file.id, await picture())
    const again = await replace(file.id, await picture())
    for (const { url } of [file, after]) {
      const { id } = await publishNews(site, { content: imageOf({ ...file, url }) })
      expect((await article(id)).content).toContain(again.url)
      const { uses } = await editor().call(libraryApi.get, { params: { id: file.id } })
      expect(uses.map((use) => use.id)).toContain(id)
    }
  })

  test('ends with the file', async () => {
    const file = await upload(site, pdf())
    await replace(file.id, pdf())
    await editor().call(libraryApi.remove, { params: { id: file.id } })
    const answer = await site.request(file.url, { as: 'viewer', redirect: 'manual' })
    expect(answer.status).toBe(404)
  })

  test('is the own address of a file that gets its first bytes back', async () => {
    const bytes = pdf()
    const file = await upload(site, bytes)
    await replace(file.id, pdf())
    expect((await replace(file.id, bytes)).url).toBe(file.url)
    expect((await site.request(file.url, { as: 'viewer', redirect: 'manual' })).status).toBe(200)
  })
})

describe('a replacement is refused', () => {
  test('by bytes of another kind, of no accepted type, or for no file; nothing is changed', async () => {
    const file = await upload(site, pdf())
    await createDocument(site, { documentId: file.id })
    expect(await refusal(file.id, await picture())).toEqual([422, 'INVALID_FIELDS', 'choice'])
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg')
    expect(await refusal(file.id, svg)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', 'type'])
    const named = new File([pdf()], 'sheet.png')
    expect(await refusal(file.id, named)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE', 'name'])
    expect(await refusal('none', pdf())).toEqual([404, 'NOT_FOUND', undefined])
    const { items } = await editor().list(libraryApi.list, { query: { search: file.name } })
    expect(items[file.id]).toEqual({ ...file, used: 1 })
  })
})

test('where a file is used: every item with its language and its page', async () => {
  const file = await upload(site, pdf())
  const item = await publishNews(site, {
    language: 'it',
    content: `<p><a href="${file.url}">PDF</a></p>`,
  })
  const sheet = await createDocument(site, { language: 'pt', documentId: file.id })
  const { uses, used } = await editor().call(libraryApi.get, { params: { id: file.id } })
  expect(used).toBe(2)
  expect(uses).toEqual([
    {
      kind: 'documents',
      id: sheet.id,
      title: sheet.title,
      language: 'pt',
      visible: false,
      page: '/pt/documents',
    },
    {
      kind: 'news',
      id: item.id,
      title: item.title,
      language: 'it',
      visible: true,
      page: `/it/${item.permalink}`,
    },
  ])
})

describe('the alternative text of an image in an article', () => {
  test('is what the library says in its language, where the article says nothing', async () => {
    const file = await upload(site, await picture())
    const content = `<img src="${file.url}" alt="" /><p>and</p>${imageOf(file)}`
    const item = await publishNews(site, { language: 'es', content })
    const alts = async () =>
      [...(await text(`/es/${item.permalink}`)).matchAll(/<img src="\/library[^>]* alt="([^"]*)"/g)]
        .map(([, alt]) => alt)
        .slice(0, 2)
    expect(await alts()).toEqual(['', 'A hall'])
    const alt = { es: 'Una "nave" <vacía>', en: 'A hall from above' }
    await editor().call(libraryApi.update, { body: { id: file.id, alt } })
    expect(await alts()).toEqual(['Una &quot;nave&quot; &lt;vacía&gt;', 'A hall'])
  })
})
