import { describe, expect, test } from 'vitest'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { day, second } from '@repo/platform/server/clock.ts'
import { previewEndedWords } from '#words/index.ts'
import { notFoundWords } from '#words/index.ts'
import { previewWords } from '@repo/platform/words/index.ts'
import { createDocument, createMedia, createNews, newsInput } from '#tests/support/factories.ts'
import { pdf, picture, upload, video } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const editor = () => site.as('editor')
/** The path of a new link to a draft of an article. */
const linkTo = async ({ id }: { id: string }) => {
  const { url } = await editor().call(newsApi.preview, { body: { id } })
  return url.replace(site.url, '')
}
const headersOf = ({ headers }: Response) =>
  ['cache-control', 'x-robots-tag', 'referrer-policy'].map((name) => headers.get(name))
const statusOf = async (path: string) => (await site.request(path)).status

describe('the link to a preview', () => {
  test('shows a draft on its real page, which nobody indexes or keeps', async () => {
    const draft = await createNews(site, { title: 'Gyroscopes above the racks' })
    const { url, expiresAt } = await editor().call(newsApi.preview, { body: { id: draft.id } })
    expect(Math.abs(Date.parse(expiresAt) - Date.now() - 7 * day)).toBeLessThan(60 * second)
    expect(url).toMatch(new RegExp(`^${site.url}/en/${draft.permalink}\\?preview=[\\w.-]+$`))
    const answer = await site.request(url.replace(site.url, ''))
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain('Gyroscopes above the racks')
    expect(html).toContain('<footer')
    expect(html).toContain('<meta name="robots" content="noindex"/>')
    expect(html).toMatch(/<link rel="canonical" href="[^"?]+"/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin')
    expect(await statusOf(`/en/${draft.permalink}`)).toBe(404)
    expect(await (await site.request('/en/news')).text()).not.toContain(draft.permalink)
  })

  test.each(langs)('says on the page in %s that it is a preview, and until when', async (lang) => {
    const html = await (
      await site.request(await linkTo(await createNews(site, { language: lang })))
    ).text()
    const [before = ''] = previewWords[lang].text.split('{date}')
    expect(html).toContain(`aria-label="${previewWords[lang].name}"`)
    expect(html).toContain(before)
    expect(html.slice(html.indexOf(before))).toMatch(/^[^<]*20\d\d[^<]*UTC/)
  })

  test('shows the files of its item alone, to whoever has it', async () => {
    const [featured, inText, other] = [
      await upload(site, await picture()),
      await upload(site, await picture()),
      await upload(site, pdf()),
    ]
    const link = await linkTo(
      await createNews(site, {
        featuredImageId: featured.id,
        content: `<p>Text</p><img src="${inText.url}" alt="" />`,
      }),
    )
    const html = await (await site.request(link)).text()
    const files = [...html.matchAll(/(?:src|href)="(\/library\/[^"]+)"/g)].map(([, url]) => url!)
    expect(files.length).toBeGreaterThanOrEqual(2)
    for (const url of files) {
      const answer = await site.request(url)
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'private, no-store',
      ])
      expect(await statusOf(url.split('?')[0]!)).toBe(404)
    }
    const [, token] = link.split('?')
    expect(await statusOf(`${other.url}?${token}`)).toBe(404)
  })

  test('opens nothing with another token, after its time, or once it is ended', async () => {
    const [draft, other] = [await createNews(site), await createNews(site)]
    const link = await linkTo(draft)
    const [, token] = link.split('?')
    expect(await statusOf(`/en/${other.permalink}?${token}`)).toBe(302)
    expect(await statusOf(`/en/${draft.permalink}?preview=`)).toBe(404)
    expect(await statusOf(`${link}x`)).toBe(404)
    expect(await statusOf(`${link}.anything`)).toBe(404)
    expect(await statusOf(link.replace(draft.id, other.id))).toBe(404)
    await editor().call(newsApi.endPreviews, { params: { id: draft.id } })
    expect(await statusOf(link)).toBe(404)
    const next = await linkTo(draft)
    expect(await statusOf(next)).toBe(200)
    site.advance(7 * day - 60 * second)
    expect(await statusOf(next)).toBe(200)
    site.advance(60 * second)
    expect(await statusOf(next)).toBe(404)
    await site.signInAgain()
  })

  test.each(langs)(
    'says in %s that it has ended, and not whether there is an item',
    async (lang) => {
      const draft = await createNews(site, { language: lang, title: 'Nobody may read this' })
      const link = await linkTo(draft)
      await editor().call(newsApi.endPreviews, { params: { id: draft.id } })
      const ended = await site.request(link)
      const html = await ended.text()
      const { title, lead } = previewEndedWords[lang]
      expect(ended.status).toBe(404)
      expect(html).toContain(`<h1>${title}</h1>`)
      expect(html).toContain(lead)
      expect(html).toContain('<meta name="robots" content="noindex"/>')
      expect(html).not.toContain('Nobody may read this')
      expect(html).not.toContain(draft.permalink)
      expect(headersOf(ended)).toEqual(['no-store', 'noindex', 'strict-origin'])
      for (const path of [
        `${link}x`,
        `/${lang}/${draft.permalink}?preview=`,
        `/${lang}/no-item?preview=a`,
      ]) {
        const other = await site.request(path)
        expect([other.status, await other.text()]).toEqual([404, html])
        expect(headersOf(other)).toEqual(headersOf(ended))
      }
      // Without a token both are the plain page, also for those who ask at the same time.
      const [plain, again] = await Promise.all(
        [`/${lang}/no-item`, `/${lang}/no-item?preview=a`].map((path) => site.request(path)),
      )
      expect(await plain!.text()).toContain(`<h1>${notFoundWords[lang].title}</h1>`)
      expect(await again!.text()).toBe(html)
      expect(plain!.headers.get('cache-control')).not.toBe('no-store')
    },
  )

  test('is the ordinary page, from the cache, where the token is no longer right', async () => {
    const { id, permalink } = await createNews(site)
    const link = await linkTo({ id })
    await editor().call(newsApi.publish, { body: { id } })
    await editor().call(newsApi.endPreviews, { params: { id } })
    const ordinary = await site.request(`/en/${permalink}`)
    const answer = await site.request(link)
    expect(answer.headers.get('cache-control')).toBe(ordinary.headers.get('cache-control'))
    expect(await answer.text()).toBe(await ordinary.text())
  })

  test('leads on when the permalink of the draft changes', async () => {
    const { id, permalink } = await createNews(site)
    const link = await linkTo({ id })
    const moved = newsInput({ id })
    await editor().call(newsApi.update, { body: { ...moved, id } })
    const answer = await site.request(link)
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe(link.replace(permalink, moved.permalink))
    expect(await statusOf(answer.headers.get('location')!)).toBe(200)
  })
})

test('a hidden document and film stand in their lists, with their files', async () => {
  const [sheet, clip] = [await upload(site, pdf()), await upload(site, video('mp4'))]
  const document = await createDocument(site, { title: 'Secret sheet', documentId: sheet.id })
  const film = await createMedia(site, { title: 'Secret film', mediaURL: clip.url })
  const links = [
    await editor().call(documentsApi.preview, { body: { id: document.id } }),
    await editor().call(mediaApi.preview, { body: { id: film.id } }),
  ].map(({ url }) => url.replace(site.url, ''))
  expect(links.map((link) => link.split('?')[0])).toEqual(['/en/documents', '/en/videos'])
  const shown = [
    { link: links[0]!, title: 'Secret sheet', file: sheet },
    { link: links[1]!, title: 'Secret film', file: clip },
  ]
  for (const { link, title, file } of shown) {
    const html = await (await site.request(link)).text()
    expect(html).toContain(title)
    expect(await (await site.request(link.split('?')[0]!)).text()).not.toContain(title)
    const [url = ''] = new RegExp(`${file.url}\\?[^"]+`).exec(html) ?? []
    expect(await statusOf(url)).toBe(200)
  }
})

describe('what is on the screen and not saved', () => {
  const post = (path: string, screen: unknown, as: 'editor' | 'viewer' | 'visitor' = 'editor') =>
    site.request(`/preview${path}`, {
      as,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ screen: JSON.stringify(screen) }).toString(),
    })

  test('an article is drawn with it, cleaned, and nothing is stored', async () => {
    const item = await createNews(site, { title: 'As stored' })
    await editor().call(newsApi.publish, { body: { id: item.id } })
    const path = await linkTo(item)
    const content = '<h2>Unsaved part</h2><p onclick="x()">Unsaved text</p><script>x()</script>'
    const screen = { ...newsInput({ title: 'On the screen', content }), id: item.id }
    const answer = await post(path, screen)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(html).toContain('On the screen')
    expect(html).toMatch(/<p>Unsaved text<\/p>/)
    expect(html).not.toContain('x()')
    const kept = await (await site.request(`/en/${item.permalink}`)).text()
    expect(kept).toContain('As stored')
    expect(kept).not.toContain('Unsaved')
    // What could not be saved is not shown.
    expect(await (await post(path, { ...screen, title: '' })).text()).toContain('As stored')
    const tooLong = { ...screen, content: `<p>${'x'.repeat(500_000)}</p>` }
    expect(await (await post(path, tooLong)).text()).toContain('As stored')
  })

  test('says that only this window shows it, and its address leads to what is saved', async () => {
    const item = await createNews(site, { title: 'As stored' })
    const path = await linkTo(item)
    const screen = { ...newsInput({ title: 'On the screen' }), id: item.id }
    const html = await (await post(path, screen)).text()
    const { text, unsaved } = previewWords.en
    const [linkUntil = ''] = text.split('{date}')
    expect(html).toContain(unsaved)
    expect(html).not.toContain(linkUntil)
    const [, saved = ''] = /<a [^>]*href="([^"]+)"[^>]*>Open the link to/.exec(html) ?? []
    expect(saved.replaceAll('&amp;', '&')).toBe(path)
    const shared = await site.request(`/preview${path}`, { redirect: 'manual' })
    expect([shared.status, shared.headers.get('location')]).toEqual([302, path])
    const shown = await (await site.request(path)).text()
    expect(shown).toContain('As stored')
    expect(shown).toContain(linkUntil)
  })

  test('a document and a film are drawn with it', async () => {
    const document = await createDocument(site)
    const film = await createMedia(site)
    const pathOf = ({ url }: { url: string }) => url.replace(site.url, '')
    const sheet = pathOf(await editor().call(documentsApi.preview, { body: { id: document.id } }))
    const { language, type, documentId, mediaType, mediaURL } = { ...document, ...film }
    const shown = await post(sheet, {
      id: document.id,
      language,
      type,
      title: 'New name',
      documentId,
    })
    expect(await shown.text()).toContain('New name')
    const clip = pathOf(await editor().call(mediaApi.preview, { body: { id: film.id } }))
    const played = await post(clip, {
      id: film.id,
      language,
      title: 'New film',
      mediaType,
      mediaURL,
    })
    expect(await played.text()).toContain('New film')
  })

  test('is drawn for those who may write it alone, with a link that is right', async () => {
    const item = await createNews(site)
    const path = await linkTo(item)
    const screen = { ...newsInput(), id: item.id }
    expect((await post(path, screen, 'viewer')).status).toBe(403)
    expect((await post(path, screen, 'visitor')).status).toBe(403)
    expect((await post(`${path}x`, screen)).status).toBe(404)
    // Before the body is read: it would be too large.
    const large = { ...screen, content: 'x'.repeat(9_000_000) }
    expect((await post(path, large, 'visitor')).status).toBe(403)
    expect((await post(path, large)).status).toBe(413)
  })
})
