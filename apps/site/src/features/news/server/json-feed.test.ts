import { expect, test } from 'vitest'
import { minute } from '@repo/platform/server/clock.ts'
import { langs, localeOf } from '@repo/platform/i18n/locales.ts'
import { newsInput, publishNews } from '#tests/support/factories.ts'
import { useProduct } from '#tests/support/product.ts'

import { newsApi } from '../contract.ts'

const site = useProduct()

interface JsonFeed {
  version: string
  language: string
  home_page_url: string
  feed_url: string
  items: {
    id: string
    url: string
    title: string
    content_text: string
    date_published: string
    date_modified: string
  }[]
}

test.each(langs)('the JSON feed of %s says what the Atom feed does', async (lang) => {
  const title = 'Öl & "Stahl" <3>'
  const content = '<p>Anchors above the racks &amp; docks.</p>'
  const { id, permalink, publishedAt, updatedAt } = await publishNews(site, {
    language: lang,
    title,
    content,
  })
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
      id: `urn:uuid:${id}`,
      url,
      title,
      content_text: 'Anchors above the racks & docks.',
      date_published: publishedAt,
      date_modified: updatedAt,
    },
  ])
  const page = await (await site.request(`/${lang}/news`)).text()
  expect(page.match(new RegExp(`href="/feed-${lang}\\.json"`, 'g'))).toHaveLength(2)
})

test('an entry keeps its id when its permalink changes, and is updated when its text does', async () => {
  const { id } = await publishNews(site, { language: 'en', content: '<p>First words.</p>' })
  const entry = async () => {
    const atom = await (await site.request('/feed-en.xml')).text()
    const { items } = (await (await site.request('/feed-en.json')).json()) as JsonFeed
    const [found] = atom.split('<entry>').filter((one) => one.includes(id))
    const of = (name: string) => new RegExp(`<${name}>([^<]*)`).exec(found ?? '')?.[1]
    const other = items.find((one) => one.id === of('id'))
    expect([other?.date_published, other?.date_modified]).toEqual([of('published'), of('updated')])
    return {
      id: of('id'),
      published: of('published'),
      updated: of('updated'),
      ofFeed: /<updated>([^<]*)/.exec(atom)?.[1],
    }
  }
  const first = await entry()
  expect(first.id).toBe(`urn:uuid:${id}`)
  const change = newsInput({ id, content: '<p>First words.</p><p>Second words.</p>' })
  site.advance(minute)
  const changed = await site.as('editor').call(newsApi.update, { body: change as never })
  const second = await entry()
  expect(second).toEqual({ ...first, updated: changed.updatedAt, ofFeed: changed.updatedAt })
  expect(second.updated! > first.updated!).toBe(true)
  site.advance(minute)
  const moved = { ...change, permalink: `${change.permalink}-again` }
  await site.as('editor').call(newsApi.update, { body: moved as never })
  expect((await entry()).id).toBe(first.id)
})
