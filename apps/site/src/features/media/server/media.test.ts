import { describe, expect, test } from 'vitest'
import { mediaApi } from '../contract.ts'
import { libraryApi } from '@repo/platform/library/contract.ts'
import { createMedia, mediaInput } from '#tests/support/factories.ts'
import { pdf, upload, video } from '#tests/support/library.ts'
import { startProduct, startProductForTest, useProduct } from '#tests/support/product.ts'
import { errorOf, fieldsOf } from '@repo/platform/testing/errors.ts'

const site = useProduct()

const editor = () => site.as('editor')
const activate = (id: string) => editor().call(mediaApi.activate, { body: { id } })
const deactivate = (id: string) => editor().call(mediaApi.deactivate, { body: { id } })
const update = (id: string, change: object = {}) =>
  editor().call(mediaApi.update, { body: { ...mediaInput(change), id } })

describe('writing', () => {
  test('create, read, replace, delete', async () => {
    const item = await createMedia(site, { description: 'Where anchors go.' })
    const { id, createdAt, updatedAt, ...rest } = item
    expect(rest).toEqual({
      language: 'en',
      title: 'Placing anchors',
      mediaType: 'video',
      mediaURL: 'https://www.youtube.com/watch?v=abc',
      description: 'Where anchors go.',
      active: false,
      counterparts: {},
      version: 1,
    })
    expect(updatedAt).toBe(createdAt)
    const get = () => site.as('viewer').call(mediaApi.get, { params: { id } })
    expect(await get()).toEqual(item)
    const changed = await update(id, { mediaType: 'webinar', mediaURL: 'https://vimeo.com/1' })
    expect(changed).toMatchObject({ mediaType: 'webinar', description: '', version: 2 })
    expect(await get()).toEqual(changed)
    const remove = () => editor().call(mediaApi.remove, { params: { id } })
    expect(await remove()).toEqual({ id })
    expect(await errorOf(remove())).toMatchObject({ code: 404 })
    expect(await errorOf(get())).toMatchObject({ code: 404 })
  })

  test('activate and deactivate are idempotent and answer the item', async () => {
    const { id } = await createMedia(site)
    const shown = await activate(id)
    expect(await activate(id)).toEqual(shown)
    const hidden = await deactivate(id)
    expect(hidden).toMatchObject({ active: false, version: 3 })
    expect(await deactivate(id)).toEqual(hidden)
  })

  test('a stale version is 409 with the current item', async () => {
    const { id } = await createMedia(site)
    const current = await update(id, { title: 'First', version: 1 })
    const error = await errorOf(update(id, { title: 'Second', version: 1 }))
    expect(error).toMatchObject({ code: 409, errorCode: 'STALE_VERSION', error: { current } })
  })

  test.each([
    ['an unknown media type', { mediaType: 'film' }, 'mediaType'],
    ['no address', { mediaURL: undefined }, 'mediaURL'],
    ['an over-long title', { title: 'x'.repeat(201) }, 'title'],
    ['an over-long description', { description: 'x'.repeat(2001) }, 'description'],
    ['an unknown key', { mediaUrl: 'https://vimeo.com/1' }, 'mediaUrl'],
  ])('%s is rejected, naming the field', async (_, change, field) => {
    const error = await errorOf(createMedia(site, change))
    expect(error).toMatchObject({ code: 422, errorCode: 'INVALID_FIELDS' })
    expect(fieldsOf(error)).toContain(field)
  })
})

describe('the address of a media item', () => {
  test.each([
    'https://www.youtube.com/watch?v=a_-1&t=10s',
    'https://youtu.be/abc',
    'https://www.youtube-nocookie.com/embed/abc',
    'https://vimeo.com/123456',
    'https://player.vimeo.com/video/123456?h=ab#t=1m',
  ])('is taken from an allowed host: %s', async (mediaURL) => {
    expect(await createMedia(site, { mediaURL })).toMatchObject({ mediaURL })
  })

  test.each([
    ['another host', 'https://videos.example/1'],
    ['a host that ends alike', 'https://evil-vimeo.com/1'],
    ['a host that begins alike', 'https://vimeo.com.evil.example/1'],
    ['a subdomain that is not named', 'https://m.youtube.com/1'],
    ['a list of videos', 'https://www.youtube.com/playlist?list=PL12345'],
    ['a page of an allowed host that is no video', 'https://vimeo.com/user/12345'],
    ['no https', 'http://vimeo.com/1'],
    ['no scheme', '//vimeo.com/1'],
    ['javascript', 'javascript:alert(1)//vimeo.com'],
    ['data', 'data:text/html,https://vimeo.com'],
    ['loopback', 'https://127.0.0.1/1'],
    ['loopback by name', 'https://localhost/1'],
    ['loopback of IPv6', 'https://[::1]/1'],
    ['a private network', 'https://10.0.0.1/1'],
    ['credentials', 'https://vimeo.com@evil.example/1'],
    ['a user of an allowed host', 'https://user:secret@vimeo.com/1'],
    ['a port', 'https://vimeo.com:8443/1'],
    ['a backslash', 'https://vimeo.com\\@evil.example/1'],
    ['a blank', 'https://vimeo.com/a b'],
    ['a quote', 'https://vimeo.com/"onload="x'],
    ['too many characters', `https://vimeo.com/${'x'.repeat(2000)}`],
    ['a path that is not the library', '/api/news'],
    ['a path out of the library', '/library/../api/news'],
    ['a file that does not exist', `/library/${'0'.repeat(32)}/clip.mp4`],
  ])('is rejected with %s, also in a change; nothing is stored', async (_, mediaURL) => {
    const before = await site.as('viewer').list(mediaApi.list, { query: {} })
    expect(fieldsOf(await errorOf(createMedia(site, { mediaURL })))).toEqual(['mediaURL'])
    const item = await createMedia(site)
    expect(fieldsOf(await errorOf(update(item.id, { mediaURL })))).toEqual(['mediaURL'])
    const after = await site.as('viewer').list(mediaApi.list, { query: {} })
    expect(after.items).toEqual({ [item.id]: item, ...before.items })
  })

  test('may be at configured hosts only', async () => {
    const other = await startProductForTest({ MEDIA_HOSTS: 'videos.example' })
    const mediaURL = 'https://videos.example/1'
    expect(await createMedia(other, { mediaURL })).toMatchObject({ mediaURL })
    expect(await errorOf(createMedia(other))).toMatchObject({ code: 422 })
  })

  test.each(['localhost', '127.0.0.1', 'intern', 'a.localhost', 'https://a.example', '[::1]'])(
    'cannot be configured to lead to %s',
    async (host) => {
      await expect(startProduct({ MEDIA_HOSTS: host })).rejects.toThrow('MEDIA_HOSTS')
    },
  )
})

describe('a video of the library', () => {
  test('is accepted by its address, cannot be deleted while in use, and is public while the item is active', async () => {
    const { id: fileId, url: mediaURL } = await upload(site, video('mp4'))
    const { id } = await createMedia(site, { mediaURL, title: 'Own video' })
    const status = async () => (await site.request(mediaURL)).status
    expect(await status()).toBe(404)
    await activate(id)
    expect(await status()).toBe(200)
    const remove = () => editor().call(libraryApi.remove, { params: { id: fileId } })
    expect(await errorOf(remove())).toMatchObject({
      errorCode: 'FILE_IN_USE',
      error: { uses: [{ kind: 'media', id, title: 'Own video' }] },
    })
    await deactivate(id)
    expect(await status()).toBe(404)
    await update(id)
    expect(await errorOf(remove())).toMatchObject({
      error: { uses: [{ kind: 'media/history', id }] },
    })
    await editor().call(mediaApi.remove, { params: { id } })
    await site.as('admin').call(mediaApi.purge, { params: { id } })
    expect(await remove()).toEqual({ id: fileId })
  })

  test('a file of another type is rejected', async () => {
    const { url: mediaURL } = await upload(site, pdf())
    expect(fieldsOf(await errorOf(createMedia(site, { mediaURL })))).toEqual(['mediaURL'])
  })
})

describe('lists', () => {
  test('visitors see the active ones of a language, latest change first, in pages', async () => {
    const [a, b] = [
      await createMedia(site, { language: 'it' }),
      await createMedia(site, { language: 'it' }),
    ]
    await createMedia(site, { language: 'it' })
    for (const { id } of [b, a]) await activate(id)
    const list = (query: object) =>
      site.as('visitor').list(mediaApi.siteList, { params: { lang: 'it' }, query })
    const whole = await list({})
    expect(Object.keys(whole.items)).toEqual([a.id, b.id])
    expect(whole.total).toBe(2)
    const { items, next } = await list({ limit: 1 })
    expect(Object.keys(items)).toEqual([a.id])
    expect(Object.keys((await list({ limit: 1, after: next })).items)).toEqual([b.id])
    const elsewhere = await site
      .as('visitor')
      .list(mediaApi.siteList, { params: { lang: 'pt' }, query: {} })
    expect(elsewhere.items).toEqual({})
  })

  test('search follows a change and is gone with the item', async () => {
    const { id } = await createMedia(site, { language: 'es', title: 'Montaje de las anclas' })
    const find = async (search: string) => {
      const query = { search, language: 'es' as const }
      return Object.keys((await site.as('viewer').list(mediaApi.list, { query })).items)
    }
    expect(await find('ancla')).toEqual([id])
    await update(id, { language: 'es', title: 'Zonas', description: 'Velocidades en pasillos' })
    expect(await find('ancla')).toEqual([])
    expect(await find('velocidad')).toEqual([id])
    await editor().call(mediaApi.remove, { params: { id } })
    expect(await find('velocidad')).toEqual([])
  })
})
