import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { createMedia } from '#tests/support/factories.ts'
import { upload, video } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'
import { mediaApi } from '../contract.ts'
import { mediaWords } from '#words/index.ts'

const site = useProduct()

async function show(change: object) {
  const { id } = await createMedia(site, change)
  return site.as('editor').call(mediaApi.activate, { body: { id } })
}

const page = async (lang: string) => (await site.request(`/${lang}/videos`)).text()

test('every language says what there is none of, for videos and for webinars', async () => {
  for (const lang of langs) {
    const html = await page(lang)
    expect(html).toContain(mediaWords[lang].noVideos)
    expect(html).toContain(mediaWords[lang].noWebinars)
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
  expect(html).toContain(mediaWords.en.noWebinars)
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
  expect(html).not.toContain(mediaWords.de.noWebinars)
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
