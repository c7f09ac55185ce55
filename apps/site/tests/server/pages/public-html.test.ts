import { DomUtils, parseDocument } from 'htmlparser2'
import { beforeAll, describe, expect, test } from 'vitest'
import { claimsApi } from '#src/features/claims/contract.ts'
import type { NewsItem } from '#src/features/news/contract.ts'
import { langs, localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { pages } from '#src/pages.ts'
import { publishNews } from '#tests/support/factories.ts'
import { htmlMistakes } from '@repo/platform/testing/html-mistakes.ts'
import { picture, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'
import { sameInEveryLanguage } from './same-in-every-language.ts'

const site = useProduct()
const names = Object.keys(pages)
/** Also what a page is after a step of its visitor. */
const variants = ['nowhere', 'request-demo?sent=1', 'sign-in?forgot=1', 'news?search=xyzzy']

type Node = ReturnType<typeof parseDocument>

interface Rendered {
  /** Path below the language. */
  name: string
  path: string
  html: string
  dom: Node
}

/** Written by the build, which this suite does without (`tests/checks/press-kit.test.ts`). */
const isBuilt = (href: string) => href === '/press-kit.zip' || href.startsWith('/packages/')

const rendered = new Map<Lang, Rendered[]>()
const of = (lang: Lang) => rendered.get(lang) ?? []
const those = (lang: Lang) => of(lang).filter(({ name }) => names.includes(name))

beforeAll(async () => {
  const short = { title: 'Linked', content: '<p>Text</p>' }
  const { url } = await upload(site, await picture())
  for (const lang of langs) {
    const linked = await publishNews(site, {
      ...short,
      language: lang,
      permalink: `linked-${lang}`,
    })
    await site.as('admin').call(claimsApi.update, {
      body: { id: 'impacts', date: '2026-03-01', note: { [lang]: `${lang} 1\n${lang} 2` } },
    })
    await publishNews(site, {
      language: lang,
      title: `Forklifts ${lang}`,
      permalink: `article-${lang}`,
      content: everyPart(url, linked),
      claims: ['impacts'],
    })
    const fetched: Rendered[] = []
    for (const name of [...names, ...variants, `article-${lang}`]) {
      const path = name ? `/${lang}/${name}` : `/${lang}`
      const html = await (await site.request(path)).text()
      fetched.push({ name, path, html, dom: parseDocument(html) })
    }
    rendered.set(lang, fetched)
  }
}, 120_000)

/** All that the text of an article can hold; no words that a language would have of its own. */
const everyPart = (image: string, { id, language, permalink }: NewsItem) => `
  <h2>Two</h2>
  <p>A <strong>B</strong>, <code>C</code>, <sub>2</sub>, <a href="https://example.com/">D</a>,
  <a data-item="${id}" href="/${language}/${permalink}">E</a>.</p>
  <figure data-width="half"><img src="${image}" alt="A hall"><figcaption>Beside</figcaption></figure>
  <figure data-width="full"><img src="${image}" alt="A hall"><figcaption>Wide</figcaption></figure>
  <figure><img src="${image}" alt=""><figcaption>As wide as the text</figcaption></figure>
  <h3>Three</h3>
  <p><img src="${image}" alt="A hall"></p>
  <p data-embed="video"><a href="https://www.youtube.com/watch?v=abc123">Film</a></p>
  <blockquote><p>Quoted</p></blockquote>
  <pre><code>const a = 1 &lt; 2</code></pre>
  <ul><li><p>One</p></li><li><p>Two</p><ol><li><p>Three</p></li></ol></li></ul>
  <table><caption>Table</caption><thead><tr><th>A</th><th colspan="2">B</th></tr></thead>
  <tbody><tr><td rowspan="2">1</td><td>2</td><td>3</td></tr><tr><td>4</td><td>5</td></tr></tbody></table>
  <hr>`

async function mistakes({ path, html }: Pick<Rendered, 'path' | 'html'>): Promise<string[]> {
  return (await htmlMistakes(html)).map((mistake) => `${path}: ${mistake}`)
}

const elements = (dom: Node, name: string) => DomUtils.getElementsByTagName(name, dom)
const first = (dom: Node, name: string) => DomUtils.textContent(elements(dom, name))
const attributes = (dom: Node, element: string, attribute: string) =>
  elements(dom, element).flatMap(({ attribs }) => attribs[attribute] ?? [])
const description = (dom: Node) =>
  elements(dom, 'meta').find(({ attribs }) => attribs.name === 'description')?.attribs.content ?? ''
const repeated = (texts: readonly string[]) =>
  texts.filter((text, index) => texts.indexOf(text) !== index)

/** A page has the same elements in every language; German has the longest words. */
test('every page is valid HTML', async () => {
  expect((await Promise.all(of('de').map(mistakes))).flat()).toEqual([])
})

describe.each(langs)('%s', (lang) => {
  test('the article holds every part that a text can have', () => {
    const { html, dom } = of(lang).find(({ name }) => name === `article-${lang}`)!
    expect(html).toMatch(new RegExp(`<p[^>]*>${lang} 1</p><p[^>]*>${lang} 2</p>`))
    expect(elements(dom, 'figure').map(({ attribs }) => attribs['data-width'])).toEqual(
      expect.arrayContaining(['half', 'full', undefined]),
    )
    for (const name of ['figcaption', 'blockquote', 'pre', 'sub', 'caption', 'hr'])
      expect([name, elements(dom, name).length > 0]).toEqual([name, true])
    expect(attributes(dom, 'a', 'href')).toContain(`/${lang}/linked-${lang}`)
    expect(html).toContain('data-film')
  })

  test('no box that is ticked asks to be filled in by the browser', () => {
    for (const { path, dom } of of(lang)) {
      const boxes = elements(dom, 'input').filter(({ attribs }) =>
        ['checkbox', 'radio'].includes(attribs.type ?? ''),
      )
      expect(
        boxes.filter(({ attribs }) => 'autocomplete' in attribs),
        path,
      ).toEqual([])
    }
  })

  test('every page says its language, has one h1, and no level of heading is left out', () => {
    for (const { path, dom } of of(lang)) {
      expect(attributes(dom, 'html', 'lang'), path).toEqual([localeOf[lang]])
      const levels = DomUtils.findAll(({ name }) => /^h[1-6]$/.test(name), [dom]).map(({ name }) =>
        Number(name[1]),
      )
      expect(
        levels.filter((level) => level === 1),
        path,
      ).toHaveLength(1)
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1)
      expect(skipped, `${path}: ${levels.join()}`).toEqual([])
    }
  })

  test('every page has a title and a description of its own, of fitting length', () => {
    const titles = those(lang).map(({ dom }) => first(dom, 'title'))
    const descriptions = those(lang).map(({ dom }) => description(dom))
    expect(repeated(titles)).toEqual([])
    expect(repeated(descriptions)).toEqual([])
    expect(titles.filter(({ length }) => length < 10 || length > 70)).toEqual([])
    expect(descriptions.filter(({ length }) => length < 50 || length > 160)).toEqual([])
  })

  test('every link of a page leads somewhere, and nothing is fetched from elsewhere', async () => {
    const links = new Set<string>()
    for (const { path, dom } of of(lang)) {
      const ids = new Set(
        DomUtils.findAll(({ attribs }) => 'id' in attribs, [dom]).map((one) => one.attribs.id),
      )
      for (const href of attributes(dom, 'a', 'href')) {
        if (href.startsWith('#')) expect([...ids], `${path}: ${href}`).toContain(href.slice(1))
        if (href.startsWith('/') && !isBuilt(href)) links.add(href.split('#')[0] ?? '')
      }
      for (const name of ['img', 'script', 'iframe', 'source', 'video'])
        for (const src of attributes(dom, name, 'src')) expect(src, path).toMatch(/^\//)
    }
    const broken = []
    // One after another: all at once would be shed. Read to the end: the server resets who stops reading.
    for (const href of links) {
      const answer = await site.request(href)
      await answer.arrayBuffer()
      if (!answer.ok) broken.push(`${answer.status} ${href}`)
    }
    expect(broken).toEqual([])
  })

  test('what a page says to search engines can be read, and its figures stand on the page', () => {
    for (const { path, dom } of those(lang)) {
      const text = spaced(DomUtils.innerText(elements(dom, 'body')))
      for (const thing of things(dom)) {
        expect(thing['@type'], path).toMatch(/^[A-Z]/)
        for (const { name, minValue, maxValue, value } of thing.additionalProperty ?? []) {
          expect(text, path).toContain(spaced(name))
          for (const figure of [minValue, maxValue, value])
            if (figure !== undefined)
              expect(text, `${path}: ${name}`).toMatch(written(lang, figure))
        }
      }
    }
    const asked = those(lang).flatMap(({ dom }) => {
      const text = spaced(DomUtils.innerText(elements(dom, 'dl')))
      const questions = things(dom).flatMap(({ mainEntity }) => mainEntity ?? [])
      // The first words of an answer: further on the page has marks of footnotes.
      return questions.flatMap(({ name, acceptedAnswer }) => [
        [text, spaced(name)] as const,
        [text, spaced(acceptedAnswer.text).slice(0, 24)] as const,
      ])
    })
    expect(asked.length).toBeGreaterThan(20)
    for (const [text, part] of asked) expect(text).toContain(part)
    const products = those(lang).filter(({ dom }) =>
      things(dom).some((thing) => thing['@type'] === 'Product' && thing.additionalProperty),
    )
    expect(products.map(({ name }) => name).sort()).toEqual([
      'connectivity',
      'features',
      'iot-platform',
      'rtls',
      'solution',
    ])
  })

  test('no sentence of a page is left in another language', () => {
    const others = langs.filter((other) => other !== lang)
    const left = those(lang).flatMap(({ name, path, dom }) => {
      const texts = new Map(
        others.map((other) => [other, new Set(sentences(pageOf(other, name), other))]),
      )
      return sentences(dom, lang).flatMap((text) =>
        others
          .filter((other) => texts.get(other)?.has(text))
          .map((other) => `${path} = ${other}: ${text}`),
      )
    })
    expect(left).toEqual([])
  })
})

interface Thing {
  '@type': string
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[]
  additionalProperty?: { name: string; minValue?: number; maxValue?: number; value?: number }[]
}

/** What its JSON-LD states. */
const things = (dom: Node): Thing[] =>
  elements(dom, 'script')
    .filter(({ attribs }) => attribs.type === 'application/ld+json')
    .flatMap((one) => (JSON.parse(DomUtils.textContent(one)) as { '@graph': Thing[] })['@graph'])

/** Without the differences of spaces and dashes that only typography knows. */
const spaced = (text: string) => text.replaceAll('\u2060', '').replaceAll(/\s+/g, ' ')

/** The number as the language writes it, not as a part of another. */
function written(lang: Lang, figure: number): RegExp {
  const text = new Intl.NumberFormat(localeOf[lang]).format(figure).replace('-', '−')
  return new RegExp(String.raw`(?<!\d|\d[.,])${text.replace('.', '[.]')}(?!\d|[.,]\d)`)
}

const pageOf = (lang: Lang, name: string) => of(lang).find((one) => one.name === name)!.dom

const known = new Map<Node, string[]>()

/** What a reader reads as language: two words at least, save what is the same everywhere. */
function sentences(dom: Node, lang: Lang): string[] {
  const found = known.get(dom) ?? sentencesIn(dom, lang)
  known.set(dom, found)
  return found
}

function sentencesIn(dom: Node, lang: Lang): string[] {
  const texts: string[] = []
  const walk = (node: Node['children'][number]) => {
    if ('data' in node && node.nodeType === 3) texts.push(node.data.trim())
    if (!('children' in node)) return
    if ('name' in node && isForeign(node, lang)) return
    node.children.forEach(walk)
  }
  dom.children.forEach(walk)
  return texts.filter(
    (text) => /\p{Ll}{3,}\P{L}*\s\P{L}*\p{Ll}{3,}/u.test(text) && !sameInEveryLanguage.has(text),
  )
}

/** Code, and what says that it is in a language of its own. */
const isForeign = (
  { name, attribs }: { name: string; attribs: Record<string, string> },
  lang: Lang,
) =>
  ['script', 'style', 'code', 'pre'].includes(name) ||
  (attribs.lang !== undefined && attribs.lang !== localeOf[lang])

test('a planted mistake is found', async () => {
  const html =
    '<!doctype html><html lang="en"><head><title>A</title></head><body><p><div></div></p></body></html>'
  expect(await mistakes({ path: 'planted', html })).not.toEqual([])
})
