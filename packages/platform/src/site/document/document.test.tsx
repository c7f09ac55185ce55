import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { langs } from '#src/i18n/locales.ts'
import { SiteDocument } from './document.tsx'
import { setExistingPages } from '../existing-pages.ts'
import type { PageProps, SitePage } from '../page.ts'

const page: SitePage = {
  title: () => 'News',
  description: () => 'What is new',
  ground: 'paper',
  View: () => <h1>News</h1>,
}

const everywhere = langs.map((lang) => ({ lang, path: `/${lang}/news` }))

function draw(props: Partial<PageProps>, alternates = everywhere, shown = page): string {
  return renderToStaticMarkup(
    <SiteDocument
      page={shown}
      props={{ lang: 'en', name: 'news', data: undefined, query: {}, ...props }}
      assets={{ css: ['/assets/a.css'], scripts: ['/assets/a.js'] }}
      origin="https://trilane.example"
      alternates={alternates}
    />,
  )
}

beforeAll(() => setExistingPages(['news', 'request-demo', 'sign-in', 'terms', 'privacy']))

test('the title names the brand, except on home', () => {
  expect(draw({})).toContain('<title>News – Trilane</title>')
  expect(draw({ name: '' })).toContain('<title>News</title>')
})

test('the canonical address drops query keys for one-time notes', () => {
  expect(draw({ query: { category: 'safety', sent: '1' } })).toContain(
    '<link rel="canonical" href="https://trilane.example/en/news?category=safety"/>',
  )
})

test('every language has an hreflang link, English as the default', () => {
  const html = draw({ lang: 'de' })
  for (const lang of [...langs, 'x-default'])
    expect(html).toMatch(new RegExp(`<link rel="alternate" hrefLang="${lang}"`))
  expect(html).toContain('<html lang="de-DE"')
  expect(html).toMatch(/hrefLang="x-default" href="https:\/\/trilane\.example\/en\/news"/)
})

test.each<Record<string, string>>([{ page: '2' }, { category: 'safety' }])(
  'a part of a list, %o, has no hreflang links, since the others lead to the whole list',
  (query) => {
    const html = draw({ query })
    expect(html).not.toContain('<link rel="alternate" hrefLang')
    expect(html).toContain('rel="canonical"')
    expect(html).toMatch(/<a href="\/fr\/news"/)
  },
)

test('where a page has no translation, the language switch links to the news of that language', () => {
  const html = draw({ name: 'an-article' }, [{ lang: 'en', path: '/en/an-article' }])
  expect(html).toContain('href="/fr/news?note=translation"')
  expect(html).not.toContain('data-offer')
})

test('“not found” has no hreflang links, and its language switch links to the home pages', () => {
  const html = draw({ name: 'nothing' }, [], { ...page, robots: 'noindex' })
  expect(html).not.toContain('canonical')
  expect(html).toContain('href="/fr"')
})

test('nothing is inline: no script that runs, no style', () => {
  const html = draw({}).replace(/<script type="application\/ld\+json">.*?<\/script>/, '')
  expect(html).not.toMatch(/<style|\sstyle="|<script(?![^>]* src=)|\son\w+="/)
})

test('the newsletter form shows its thanks where it was sent, but not after a demo request', () => {
  expect(draw({ query: { sent: '1' } })).not.toContain('data-newsletter="true"')
  expect(draw({ name: 'request-demo', query: { sent: '1' } })).toContain('action="/en#newsletter"')
})

/** The nodes of the page's JSON-LD, by type. */
function things(html: string): Record<string, Record<string, unknown>> {
  const [, json = '{"@graph":[]}'] =
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  const graph = (JSON.parse(json) as { '@graph': { '@type': string }[] })['@graph']
  return Object.fromEntries(graph.map((thing) => [thing['@type'], thing]))
}

test('a page says in JSON-LD what it is, where it stands, and whose it is', () => {
  const found = things(draw({ lang: 'de' }))
  expect(found.WebPage).toMatchObject({
    url: 'https://trilane.example/de/news',
    name: 'News',
    inLanguage: 'de-DE',
    publisher: { '@id': 'https://trilane.example/#organization' },
  })
  expect(found.BreadcrumbList).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Startseite', item: 'https://trilane.example/de' },
      { position: 2, name: 'Aktuelles', item: 'https://trilane.example/de/news' },
    ],
  })
  expect(found.Organization).not.toHaveProperty('location')
})

test('home tells the company’s year and offices, and no address that leads nowhere', () => {
  const found = things(draw({ name: '' }))
  expect(found.Organization).toMatchObject({
    foundingDate: '2018',
    location: [{ name: 'London' }, { name: 'Lisbon' }],
  })
  expect(found.Organization).not.toHaveProperty('sameAs')
  expect(found).not.toHaveProperty('BreadcrumbList')
})

test('a page names the sections that somebody may look for by themselves', () => {
  expect(things(draw({})).WebPage).not.toHaveProperty('hasPart')
  const part = { id: 'safety', name: 'Safety', description: 'Which crossing is dangerous?' }
  expect(things(draw({}, everywhere, { ...page, parts: () => [part] })).WebPage?.hasPart).toEqual([
    {
      '@type': 'WebPageElement',
      '@id': 'https://trilane.example/en/news#safety',
      url: 'https://trilane.example/en/news#safety',
      name: 'Safety',
      description: 'Which crossing is dangerous?',
    },
  ])
})

test('a page that is not indexed says nothing, and no title ends the element', () => {
  expect(draw({}, everywhere, { ...page, robots: 'noindex' })).not.toContain('ld+json')
  const html = draw({}, everywhere, { ...page, title: () => '</script><script>alert(1)' })
  expect(things(html).WebPage?.name).toBe('</script><script>alert(1)')
})
