import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { createMedia } from '#tests/support/factories.ts'
import { picture, upload, video } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'
import { mediaApi } from '../contract.ts'
import { mediaWords } from '#words/index.ts'

const site = useProduct()

async function show(change: object) {
  const { id } = await createMedia(site, change)
  return site.as('editor').call(mediaApi.activate, { body: { id } })
}

const page = async (lang: string) => (await site.request(`/${lang}/videos`)).text()

test('every language says that there are none, in one place', async () => {
  for (const lang of langs) {
    const html = await page(lang)
    expect(html).toContain(mediaWords[lang].noVideos)
  }
})

test('a film of the library has a player that loads nothing by itself, and its text', async () => {
  const { url } = await upload(site, video('mp4', 1_300_000))
  const item = { title: 'Crossing K2', description: '0 s: two trucks.', mediaURL: url }
  const { id } = await show(item)
  const html = await page('en')
  expect(html).toMatch(/<video [^>]*preload="none"[^>]*><source src="\/library\//)
  expect(html).not.toContain('autoplay')
  expect(html).toContain('0 s: two trucks.')
  expect(html).toContain('(MP4, 1.3\u00a0MB)')
  await site.as('editor').call(mediaApi.deactivate, { body: { id } })
  expect(await page('en')).not.toContain('Crossing K2')
})

test('of another host nothing is in the page but a link and what a button would load', async () => {
  await show({ language: 'de', mediaType: 'webinar', mediaURL: 'https://vimeo.com/76979871' })
  const response = await site.request('/de/videos')
  const html = await response.text()
  expect(html).toContain('href="https://vimeo.com/76979871"')
  expect(html).toContain(
    'data-player="https://player.vimeo.com/video/76979871?autoplay=1&amp;dnt=1"',
  )
  expect(html).not.toMatch(/<iframe|src="https:/)
  const policy = response.headers.get('content-security-policy')
  expect(policy).toContain(
    'frame-src https://www.youtube-nocookie.com https://player.vimeo.com https://vimeo.com;',
  )
  const elsewhere = (await site.request('/de')).headers.get('content-security-policy')
  expect(elsewhere).not.toContain('frame-src')
})

test('an address that is stored already and is no known video stands as a link', async () => {
  const { id } = await show({ language: 'es', mediaURL: 'https://vimeo.com/76979871' })
  const mediaURL = 'https://vimeo.com/user/12345'
  await site.product.platform.store.write([], async (db) => {
    await db.updateTable('media').set({ media_url: mediaURL }).where('id', '=', id).execute()
  })

  const html = await page('es')
  expect(html).toContain(`href="${mediaURL}"`)
  expect(html).not.toContain('data-player')
})

test('search engines are told of a film what the page shows of it', async () => {
  const { url } = await upload(site, video('mp4', 1_300_000))
  await show({
    language: 'it',
    title: 'Incrocio',
    description: '0 s: due carrelli.',
    mediaURL: url,
  })
  const html = await page('it')
  const [, json = '{}'] = /<script type="application\/ld\+json">([^<]+)</.exec(html) ?? []
  const { '@graph': graph } = JSON.parse(json) as { '@graph': Record<string, string>[] }
  const film = graph.find((thing) => thing['@type'] === 'VideoObject')
  const { contentUrl = '', uploadDate, contentSize, thumbnailUrl, ...told } = film ?? {}
  expect(told).toEqual({
    '@type': 'VideoObject',
    name: 'Incrocio',
    description: '0 s: due carrelli.',
    encodingFormat: 'video/mp4',
  })
  expect(new URL(contentUrl).pathname).toBe(url)
  expect(html).toContain(`property="og:image" content="${thumbnailUrl}"`)
  expect(contentSize).toMatch(/^13000\d\d$/)
  expect(html).toContain(`dateTime="${uploadDate}"`)
})

test('times in the description are chapters and captions, and lead to their place in the film', async () => {
  const { url } = await upload(site, video('mp4', 2_000))
  const description = 'Silent.\n0:00 The aisle\n0:03 A forklift stops.\n0:09 The dock'
  const { id } = await show({ language: 'pt', mediaType: 'webinar', mediaURL: url, description })
  const html = await page('pt')
  expect(html).toContain(`<track kind="captions" src="/videos/${id}.vtt" srcLang="pt"`)
  expect(html).toContain(`<a href="${url}#t=9" data-start="9"`)
  const captions = await site.request(`/videos/${id}.vtt`)
  expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8')
  expect(await captions.text()).toContain('00:00:03.000 --> 00:00:09.000\nA forklift stops.')
  await site.as('editor').call(mediaApi.deactivate, { body: { id } })
  for (const path of [`${id}.vtt`, 'nothing.vtt', id])
    expect((await site.request(`/videos/${path}`)).status).toBe(404)
})

test('chapters of another host open its player at their time', async () => {
  const mediaURL = 'https://www.youtube.com/watch?v=abc123'
  await show({ language: 'fr', mediaURL, description: '0:00 Début\n1:05 Suite' })
  const html = await page('fr')
  expect(html).toContain('href="https://www.youtube.com/watch?v=abc123&amp;t=65s"')
  expect(html).toContain(
    'data-player="https://www.youtube-nocookie.com/embed/abc123?autoplay=1&amp;start=65"',
  )
  expect(html).not.toContain('<track')
})

test('an image of the library stands in place of a film; a client that does not know it leaves it', async () => {
  const image = await upload(site, await picture())
  const { id } = await createMedia(site, { language: 'de', posterId: image.id })
  await site.as('editor').call(mediaApi.activate, { body: { id } })
  expect(await page('de')).toContain(image.url.replace(/[^/]*$/, ''))
  const update = (change: object) =>
    site.as('editor').call(mediaApi.update, {
      body: {
        language: 'de',
        title: 'A',
        mediaType: 'video',
        mediaURL: 'https://vimeo.com/1',
        id,
        ...change,
      },
    })
  expect(await update({})).toMatchObject({ posterId: image.id })
  expect(await update({ posterId: null })).not.toHaveProperty('posterId')
  const { id: film } = await upload(site, video('mp4'))
  await expect(update({ posterId: film })).rejects.toThrow()
})
