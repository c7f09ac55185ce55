import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { homeWords, newsWords, notFoundWords } from '#words/index.ts'
import { formatPercent } from '@repo/platform/i18n/format.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { floorLabels } from '@repo/pictures/floor/floor-labels.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { inflected } from '#tests/support/inflected.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct({ SEED: 'demo' })

type Elements = ReturnType<typeof DomUtils.getElementsByTagName>

async function read(path: string) {
  const response = await site.request(path)
  const dom = parseDocument(await response.text())
  const all = (name: string): Elements => DomUtils.getElementsByTagName(name, dom, true)
  const texts = (name: string) => all(name).map((one) => DomUtils.textContent(one))
  const [main] = all('main')
  return {
    status: response.status,
    heading: texts('h1')[0],
    language: all('html')[0]?.attribs.lang,
    text: DomUtils.textContent(main!),
    labels: DomUtils.find((node) => 'attribs' in node, [main!], true, Infinity).flatMap((node) =>
      'attribs' in node ? (node.attribs['aria-label'] ?? []) : [],
    ),
    definitions: texts('dd'),
    articles: DomUtils.getElementsByTagName('article', main!, true),
    links: DomUtils.getElementsByTagName('a', main!, true).map(({ attribs }) => attribs.href ?? ''),
    alternates: new Map(
      all('link').flatMap(({ attribs }) =>
        attribs.rel === 'alternate' && attribs.hreflang && attribs.href
          ? [[attribs.hreflang, new URL(attribs.href, 'https://example.com').pathname]]
          : [],
      ),
    ),
  }
}

const searched = (lang: Lang, text: string) =>
  read(`/${lang}/news?search=${encodeURIComponent(text)}`)

/** `e2e/visitor/visitor.test.ts` also reads German in a browser. */
test.each(langs)('home of %s says its title, its figures and what is drawn', async (lang) => {
  const { heading, labels, definitions } = await read(`/${lang}`)
  expect(heading).toBe(homeWords[lang].hero.title)
  expect(labels).toContain(floorLabels(lang).description)
  for (const { share } of caseResults) {
    const figure = (share < 0 ? '−' : '+') + formatPercent(lang, Math.abs(share))
    expect(definitions.some((text) => text.includes(figure))).toBe(true)
  }
})

test.each(langs)('a category of %s has its articles alone', async (lang) => {
  const { heading, articles, links } = await read(`/${lang}/news`)
  expect(heading).toBe(newsWords[lang].heading)
  const category = links.find((href) => href.includes('?category='))!
  const name = new URLSearchParams(category.split('?')[1]).get('category')!
  const filed = await read(category)
  expect(filed.articles.length).toBeLessThan(articles.length)
  for (const one of filed.articles) expect(DomUtils.textContent(one)).toContain(name)
})

test.each(langs)(
  'an inflected word of %s leads to its article, and nonsense to none',
  async (lang) => {
    const { asked, article } = inflected[lang]
    expect((await searched(lang, 'xyzzy')).text).toContain(siteWords[lang].messages.noArticles)
    expect((await searched(lang, asked)).links).toContain(`/${lang}/${article}`)
    const { text, articles, alternates } = await read(`/${lang}/${article}`)
    expect(text).not.toContain(` ${asked} `)
    expect(articles.length).toBeGreaterThan(1)
    for (const other of langs.filter((one) => one !== lang)) {
      const there = await read(alternates.get(other)!)
      expect([there.status, there.language?.split('-', 1)[0]]).toEqual([200, other])
    }
  },
)

test.each(langs)('an unknown page of %s has a search that finds', async (lang) => {
  const { status, heading, text } = await read(`/${lang}/nowhere-at-all`)
  expect([status, heading]).toEqual([404, notFoundWords[lang].title])
  expect(text).toContain(notFoundWords[lang].search)
})
