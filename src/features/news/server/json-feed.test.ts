import { expect, test } from 'vitest'
import { langs, localeOf } from '#src/i18n/locales.ts'
import { publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

interface JsonFeed {
  version: string
  language: string
  home_page_url: string
  feed_url: string
  items: { id: string; url: string; title: string; content_text: string; date_published: string }[]
}

test.each(langs)('the JSON feed of %s says what the Atom feed does', async (lang) => {
  const title = 'Öl & "Stahl" <3>'
  const content = '<p>Anchors above the racks &amp; docks.</p>'
  const { permalink, publishedAt } = await publishNews(site, { language: lang, title, content })
  const response = await site.request(`/feed-${lang}.json`)
  expect(response.headers.get('content-type')).toBe('application/feed+json; charset=utf-8')
  const feed = (await response.json()) as JsonFeed
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    language: localeOf[lang],
    home_page_url: `${site.url}/${lang}/news`,
    feed_url: `${site.url}/feed-${lang}.json`,
  })
  const url = `${site.url}/${lang}/${permalink}`
  expect(feed.items).toEqual([
    {
      id: url,
      url,
      title,
      content_text: 'Anchors above the racks & docks.',
      date_published: publishedAt,
    },
  ])
  const page = await (await site.request(`/${lang}/news`)).text()
  expect(page.match(new RegExp(`href="/feed-${lang}\\.json"`, 'g'))).toHaveLength(2)
})
