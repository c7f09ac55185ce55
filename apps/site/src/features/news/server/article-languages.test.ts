import { describe, expect, test } from 'vitest'
import { newsApi, type NewsItem } from '../contract.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { createNews, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
const editor = () => site.as('editor')
const text = async (path: string) => (await site.request(path)).text()
const pathOf = ({ language, permalink }: NewsItem) => `/${language}/${permalink}`

/** The values of an attribute of the tags that a pattern finds. */
const hrefs = (html: string, tag: RegExp) =>
  [...html.matchAll(tag)].map(([found]) => /href="([^"]*)"/i.exec(found)?.[1])

const alternatesOf = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
      ([, lang = '', url = '']) => [lang, new URL(url).pathname],
    ),
  )

/** Where the language switch of a page leads. */
const switchOf = (html: string, lang: Lang) =>
  hrefs(html, new RegExp(`<a [^>]*hrefLang="${lang}"[^>]*>`, 'g'))

const offersOf = (html: string) =>
  [...html.matchAll(/data-offer="(\w\w)"/g)].map(([, lang]) => lang)

/** An article in the feed of its language. */
const entryOf = async ({ language, id }: NewsItem) =>
  (await text(`/feed-${language}.xml`))
    .split('<entry>')
    .find((entry) => entry.includes(`${id}</id>`)) ?? ''

/** Articles of a translation group, the first as given and the others tied to it. */
async function createGroup(...languages: Lang[]) {
  const [first = 'en', ...others] = languages
  const items = [await publishNews(site, { language: first })]
  for (const language of others)
    items.push(await publishNews(site, { language, counterpartOf: items[0]!.id }))
  return items
}

describe('an article in several languages', () => {
  test('leads to each, in the switch, the offer and the head, and they lead back', async () => {
    const items = await createGroup('de', 'fr', 'en')
    const paths = Object.fromEntries(items.map((item) => [item.language, pathOf(item)]))
    const expected = {
      en: paths.en,
      de: paths.de,
      fr: paths.fr,
      'x-default': paths.en,
    }
    for (const item of items) {
      const html = await text(pathOf(item))
      expect(alternatesOf(html)).toEqual(expected)
      for (const other of items)
        expect(new Set(switchOf(html, other.language))).toEqual(new Set([pathOf(other)]))
      expect(offersOf(html)).toEqual(
        langs.filter((lang) => lang in paths && lang !== item.language),
      )
    }
  })

  test('leads to the list with a note only where there is none', async () => {
    const [de] = await createGroup('de', 'fr')
    const html = await text(pathOf(de!))
    expect(switchOf(html, 'it')).toContain('/it/news?note=translation')
    expect(html).not.toContain('/fr/news?note=translation')
    expect(alternatesOf(html)['x-default']).toBe(pathOf(de!))
    const list = await text('/es/news?note=translation')
    expect(list).toContain('Este artículo aún no está disponible en español.')
  })

  test('never names a draft or a hidden one to visitors', async () => {
    const [en, de] = await createGroup('en', 'de')
    const draft = await createNews(site, {
      language: 'fr',
      title: 'Brouillon',
      counterpartOf: en!.id,
    })
    expect(await text(pathOf(en!))).not.toContain(draft.permalink)
    await editor().call(newsApi.deactivate, { body: { id: de!.id } })
    for (const path of [pathOf(en!), '/feed-en.xml', '/sitemap.xml'])
      expect([path, (await text(path)).includes(de!.permalink)]).toEqual([path, false])
  })

  test('is named in the sitemap and the feed with all of its languages', async () => {
    const [en, pt] = await createGroup('en', 'pt')
    const entry = await entryOf(en!)
    expect(entry).toContain(
      `<link rel="alternate" hreflang="pt" href="${site.url}${pathOf(pt!)}"/>`,
    )
    expect(entry).not.toContain('hreflang="en"')
    const sitemap = await text('/sitemap.xml')
    for (const item of [en!, pt!]) {
      const url = sitemap
        .split('<url>')
        .find((one) => one.includes(`<loc>${site.url}${pathOf(item)}<`))
      for (const other of [en!, pt!])
        expect(url).toContain(`hreflang="${other.language}" href="${site.url}${pathOf(other)}"`)
    }
  })
})

describe('a cached page follows its translations:', () => {
  const change = ({ id, language, title, permalink }: NewsItem, more: object) =>
    editor().call(newsApi.update, { body: { id, language, title, permalink, ...more } })

  test('one that is published, moved, hidden, tied, untied, deleted', async () => {
    const [en] = await createGroup('en')
    const page = async () => alternatesOf(await text(pathOf(en!)))
    const feed = async () => /hreflang="de" href="([^"]*)/.exec(await entryOf(en!))?.[1]
    const sees = async (permalink?: string) => {
      expect((await page()).de).toBe(permalink && `/de/${permalink}`)
      expect(await feed()).toBe(permalink && `${site.url}/de/${permalink}`)
    }
    await sees()
    const de = await createNews(site, { language: 'de', counterpartOf: en!.id })
    const { id } = de
    await sees()
    await editor().call(newsApi.publish, { body: { id } })
    await sees(de.permalink)
    await change(de, { permalink: `${de.permalink}-neu` })
    await sees(`${de.permalink}-neu`)
    await editor().call(newsApi.deactivate, { body: { id } })
    await sees()
    await editor().call(newsApi.activate, { body: { id } })
    await sees(`${de.permalink}-neu`)
    await change(de, { counterpartOf: null })
    await sees()
    await change(de, { counterpartOf: en!.id })
    await sees(de.permalink)
    await editor().call(newsApi.remove, { params: { id } })
    await sees()
  })

  test('a new title of one changes no page of the others', async () => {
    const [, de] = await createGroup('en', 'de')
    const topics: string[] = []
    const { store } = site.product.platform
    store.changes.listen((topic) => topics.push(topic))
    // PostgreSQL tells a server its own changes once more: those of the group come before these.
    await store.write(['of a test'], async () => {})
    const echoes = process.env.TEST_ENGINE === 'postgres' ? 2 : 1
    await expect.poll(() => topics.filter((topic) => topic === 'of a test')).toHaveLength(echoes)
    topics.length = 0
    await change(de!, { title: 'Neuer Titel' })
    expect(topics.filter((topic) => topic.includes('family'))).toEqual([])
  })
})

test('the feed of a language is linked in the head of its pages and visibly on the list of news', async () => {
  for (const lang of langs) {
    for (const path of [`/${lang}`, `/${lang}/news`])
      expect(await text(path)).toMatch(
        new RegExp(
          `<link rel="alternate" type="application/atom\\+xml" [^>]*href="/feed-${lang}.xml"`,
        ),
      )
    expect(await text(`/${lang}/news`)).toMatch(
      new RegExp(`<a [^>]*href="/feed-${lang}.xml"[^>]*>[^<]*Atom`),
    )
  }
  expect(await text('/en/no-such-page')).not.toContain('atom+xml')
})
