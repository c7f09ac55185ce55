import { describe, expect, test } from 'vitest'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { documentsApi } from '#src/features/documents/contract.ts'
import { mediaApi } from '#src/features/media/contract.ts'
import { newsApi } from '#src/features/news/contract.ts'
import { settingsApi } from '#src/features/settings/contract.ts'
import { createDocument, createMedia, createNews, publishNews } from '#tests/support/factories.ts'
import { newsChanges } from '#tests/support/news-changes.ts'
import { useProduct } from '#tests/support/product.ts'
import { searchSite } from '#tests/support/site-search.ts'
import { searchWords } from '#words/index.ts'

const site = useProduct({ SEED: 'demo' })
const search = (lang: Lang, text: string, page?: string) => searchSite(site, lang, text, page)
const hrefs = async (lang: Lang, text: string) => (await search(lang, text)).map(({ href }) => href)
const editor = () => site.as('editor')
const changes = newsChanges(site)
const html = async (path: string) => (await site.request(path)).text()

describe('the first result', () => {
  test.each([
    ['Zertifikat', '/de/rtls'],
    ['Kühllager', '/de/connectivity'],
    ['Kuehlhaus', '/de/connectivity'],
    ['Betriebsrat', '/de/betriebsrat-und-datenschutz-vor-dem-ersten-uwb-tag'],
    ['ATEX', '/de/connectivity'],
    ['Hochregal', '/de/rtls'],
    ['Datenschutz', /^\/de\/documents#/],
    ['Preise', '/de/pricing'],
    ['Genauigkeit', '/de/rtls'],
    ['Akku', '/de/connectivity'],
    ['Stellenangebote', '/de/careers'],
    ['Impressum', '/de/legal-notice'],
  ])('de: %s', async (text, expected) => {
    expect((await hrefs('de', text))[0]).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    )
  })

  test.each([
    ['chambre froide', '/fr/connectivity'],
    ['CSE', '/fr/buyers-kit'],
    ['ATEX', '/fr/connectivity'],
    ['précision', '/fr/rtls'],
    ['prix', '/fr/pricing'],
    ['protection des données', /^\/fr\/documents#/],
    ['sécurité', '/fr/iot-platform'],
    ['essai pilote', '/fr/how-it-works'],
    ['interface REST', '/fr/relier-la-localisation-au-wms'],
    ['batterie', '/fr/connectivity'],
    ['mentions légales', '/fr/legal-notice'],
  ])('fr: %s', async (text, expected) => {
    expect((await hrefs('fr', text))[0]).toEqual(
      typeof expected === 'string' ? expected : expect.stringMatching(expected),
    )
  })
})

test('pages that name the ports of the network are found by “Port”', async () => {
  expect((await hrefs('de', 'Port')).slice(0, 3)).toEqual(
    expect.arrayContaining(['/de/connectivity', '/de/how-it-works']),
  )
})

test('a result has its kind, and its found words are marked, those of synonyms too', async () => {
  const [article, document] = await search('de', 'Betriebsrat')
  expect(document).toMatchObject({
    kind: searchWords.de.kinds.document,
    title: 'Datenschutz und [Mitbestimmung] vor der Installation',
  })
  expect(document?.excerpt).toContain('mit der [Arbeitnehmervertretung] vereinbaren')
  expect(article).toMatchObject({ kind: searchWords.de.kinds.news })
  const [first] = await search('fr', 'protection des données')
  expect(first?.title).toContain('[protection] des [données]')
})

test('an event and a video are found', async () => {
  const event = { start: '2031-03-05T14:00:00.000Z', timeZone: 'Europe/London', place: 'Online' }
  const { permalink } = await publishNews(site, { title: 'Zephyr hour', event })
  const media = await createMedia(site, { title: 'Zephyr on film' })
  await editor().call(mediaApi.activate, { body: { id: media.id } })
  const found = await search('en', 'zephyr')
  expect(found.map(({ kind, href }) => [kind, href])).toEqual(
    expect.arrayContaining([
      ['Event', `/en/${permalink}`],
      ['Video', `/en/videos#${media.id}`],
    ]),
  )
})

test('what the public may not see is not found: drafts, hidden, scheduled, over, in the trash, other languages', async () => {
  const title = 'Quokka'
  const found = () => hrefs('en', title)
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  await createNews(site, { title })
  await publishNews(site, { title, language: 'de' })
  const coming = await createNews(site, { title })
  await editor().call(newsApi.publish, { body: { id: coming.id, publishAt: soon } })
  const { id, permalink } = await publishNews(site, { title })
  const hidden = await createDocument(site, { title })
  await createMedia(site, { title })
  expect(await found()).toEqual([`/en/${permalink}`])

  await editor().call(newsApi.deactivate, { body: { id } })
  expect(await found()).toEqual([])
  await editor().call(newsApi.activate, { body: { id } })
  expect(await found()).toEqual([`/en/${permalink}`])
  await editor().call(newsApi.remove, { params: { id } })
  expect(await found()).toEqual([])

  await editor().call(documentsApi.activate, { body: { id: hidden.id } })
  expect(await found()).toEqual([`/en/documents#${hidden.id}`])
  await editor().call(documentsApi.deactivate, { body: { id: hidden.id } })
  expect(await found()).toEqual([])
})

test('changes that wait in a shared draft are not found before they are published', async () => {
  const item = await publishNews(site, { title: 'Numbat' })
  const { permalink } = item
  await changes.save(item, { title: 'Wombat' })
  expect(await hrefs('en', 'wombat')).toEqual([])
  expect(await hrefs('en', 'numbat')).toEqual([`/en/${permalink}`])
  await changes.publish(item.id)
  expect(await hrefs('en', 'wombat')).toEqual([`/en/${permalink}`])
})

test('a page is found by what is entered in the settings, as soon as it is', async () => {
  expect(await hrefs('en', 'Quincunx Street')).toEqual([])
  const legal = { registeredOffice: '1 Quincunx Street, London' }
  await site.as('admin').call(settingsApi.update, { body: { legal } })
  await expect.poll(() => hrefs('en', 'Quincunx Street')).toContain('/en/legal-notice')
})

test('20 results a page, the best ones first; a page that there is not leads to the last', async () => {
  for (let n = 0; n < 44; n += 1)
    await publishNews(site, { content: '<p>A capybara near the dock.</p>' })
  const { permalink } = await publishNews(site, {
    title: 'The capybara',
    publishAt: '2020-01-01T00:00:00.000Z',
  })
  const pages = await Promise.all(['1', '2', '3'].map((page) => search('en', 'capybara', page)))
  expect(pages.map(({ length }) => length)).toEqual([20, 20, 5])
  expect(pages[0]?.[0]?.href).toBe(`/en/${permalink}`)
  expect(new Set(pages.flat().map(({ href }) => href)).size).toBe(45)
  const text = await html('/en/search?q=capybara&page=2')
  expect(text).toContain('45 results for ‘capybara’, page 2 of 3')
  expect(text).toContain('href="/en/search?q=capybara&amp;page=3"')
  const late = await site.request('/en/search?q=capybara&page=9')
  expect([late.status, late.headers.get('location')]).toEqual([302, '/en/search?q=capybara&page=3'])
  for (const page of ['0', '-1', 'x', '1e999']) {
    const { status } = await site.request(`/en/search?q=capybara&page=${page}`)
    expect([200, 302]).toContain(status)
  }
})

test.each([
  "' or 1=1 --",
  '"',
  '*',
  '%',
  'a AND NOT b',
  'NEAR(a b)',
  "&|!:*()'",
  '½ ²',
  '<script>alert(1)</script>',
  '…?!',
  'x'.repeat(5_000),
  'a '.repeat(500),
  '\u00ad\u200b',
  '👷 🏭',
  '\ud800',
])('hostile text is a search like another: %j', async (text) => {
  const response = await site.request(`/en/search?q=${encodeURIComponent(text.toWellFormed())}`)
  expect(response.status).toBe(200)
  const page = await response.text()
  expect(page).not.toContain('<script>alert')
})
