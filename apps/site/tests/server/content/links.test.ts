import { describe, expect, test } from 'vitest'
import { languagesApi } from '@repo/platform/content/languages-contract.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { createDocument, createMedia, createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const find = (language: Lang, search: string) =>
  site.as('editor').call(languagesApi.links, { query: { language, search } })
const translate = (language: Lang, ...links: string[]) =>
  site.as('editor').call(languagesApi.translatedLinks, { query: { language, links: links.join() } })

describe('what a text can lead to', () => {
  test('pages are found by their title in the language and by their name', async () => {
    const [first] = await find('de', 'preise')
    expect(first).toEqual({ type: 'page', title: 'ROI-Rechner und Preise', href: '/de/pricing' })
    expect(await find('fr', 'pricing')).toContainEqual(
      expect.objectContaining({ type: 'page', href: '/fr/pricing' }),
    )
  })

  test('articles, documents and media are found with their addresses, title matches first', async () => {
    const inText = await publishNews(site, { title: 'Another', content: '<p>Zirconium.</p>' })
    const inTitle = await createNews(site, { title: 'Zirconium anchors' })
    await publishNews(site, { title: 'Newer', content: '<p>Zirconium again.</p>' })
    const document = await createDocument(site, { title: 'Zirconium sheet' })
    const film = await createMedia(site, { title: 'Zirconium film' })
    const found = await find('en', 'zirconium')
    expect(found.map(({ title }) => title)).toEqual([
      'Zirconium anchors',
      'Zirconium sheet',
      'Zirconium film',
      'Newer',
      'Another',
    ])
    const hrefs = new Map(found.map(({ id, href }) => [id, href]))
    expect(hrefs.get(inTitle.id)).toBe(`/en/${inTitle.permalink}`)
    expect(hrefs.get(inText.id)).toBe(`/en/${inText.permalink}`)
    expect(hrefs.get(document.id)).toBe(`/en/documents#${document.id}`)
    expect(hrefs.get(film.id)).toBe(`/en/videos#${film.id}`)
    expect(found[0]).toMatchObject({ published: false, active: true })
    expect(await find('de', 'zirconium')).toEqual([])
  })
})

test('links lead to the same page, article and document in another language, where there is one', async () => {
  const en = await publishNews(site)
  const de = await createNews(site, { language: 'de', counterpartOf: en.id })
  const alone = await publishNews(site)
  const document = await createDocument(site)
  const german = await createDocument(site, { language: 'de', counterpartOf: document.id })
  const translated = await translate(
    'de',
    '/en/pricing?country=GB#plans',
    '/en',
    `/en/${en.permalink}#section-2`,
    en.id,
    `/en/documents#${document.id}`,
    `/en/${alone.permalink}`,
    alone.id,
    '/library/a',
  )
  expect(translated).toEqual({
    '/en/pricing?country=GB#plans': { href: '/de/pricing?country=GB#plans' },
    '/en': { href: '/de' },
    [`/en/${en.permalink}#section-2`]: { href: `/de/${de.permalink}#section-2` },
    [en.id]: { href: `/de/${de.permalink}`, item: de.id },
    [`/en/documents#${document.id}`]: { href: `/de/documents#${german.id}` },
  })
})
