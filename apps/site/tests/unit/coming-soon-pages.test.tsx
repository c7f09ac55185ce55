import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { manufacturingPage } from '#src/pages/manufacturing/index.tsx'
import { retailPage } from '#src/pages/retail/index.tsx'
import { setExistingPages } from '@repo/platform/site/existing-pages.ts'
import { comingSoon } from '@repo/platform/site/header/menu.ts'
import { siteWords } from '@repo/platform/words/index.ts'

/** With a use case of logistics that applies to each already. */
const plannedPages = [
  { name: 'manufacturing', page: manufacturingPage, useCase: 'stock-management' },
  { name: 'retail', page: retailPage, useCase: 'fifo-compliance' },
] as const

beforeAll(() => setExistingPages(['logistics', 'request-demo']))
afterAll(() => setExistingPages([]))

test('the menu marks the same pages as coming soon', () => {
  expect(plannedPages.map(({ name }) => name)).toEqual([...comingSoon])
})

describe.each(plannedPages)('$name', ({ name, page, useCase }) => {
  const render = (lang: Lang) =>
    renderToStaticMarkup(<page.View lang={lang} name={name} data={undefined} query={{}} />)

  test('nothing is indexed', () => {
    expect(page.robots).toBe('noindex')
  })

  test.each(langs)('%s: it is marked, and asks four questions below its drawing', (lang) => {
    const html = render(lang)
    expect(html).toContain(siteWords[lang].frame.soon)
    const [, questions] = /<\/svg><\/div><ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? []
    expect(questions?.match(/<li>/g)).toHaveLength(4)
  })

  test.each(langs)('%s: the way on leads to the form, the newsletter and logistics', (lang) => {
    const html = render(lang)
    expect(html).toContain(`href="/${lang}/request-demo?usecase=${name}"`)
    expect(html).toContain('href="#newsletter"')
    expect(html).toContain(`href="/${lang}/logistics#${useCase}"`)
  })

  test.each(langs)('%s: every mark of a source is filled, and no figure is claimed', (lang) => {
    const html = render(lang)
    expect(html).not.toMatch(/\{\w+\}|\[\^/)
    const text = html.replaceAll(
      /<svg.*?<\/svg>|<section aria-labelledby="sources.*$|<[^>]+>/gs,
      '',
    )
    expect(text).not.toMatch(/\d{2}|%|20\d\d/)
  })
})

test('the scene of the back room numbers the four questions', () => {
  const html = renderToStaticMarkup(
    <retailPage.View lang="en" name="retail" data={undefined} query={{}} />,
  )
  const scene = /<svg.*?<\/svg>/s.exec(html)?.[0] ?? ''
  const numbers = scene.matchAll(/<text[^>]*>(\d)<\/text>/g)
  expect([...numbers].map(([, number]) => number)).toEqual(['1', '2', '3', '4'])
})

test('each question of the line has its own piece of the drawing, and a leader line in it', () => {
  const html = renderToStaticMarkup(
    <manufacturingPage.View lang="en" name="manufacturing" data={undefined} query={{}} />,
  )
  const drawn = /<g id="line".*?<\/ol>/s.exec(html)?.[0] ?? ''
  const [whole = '', ...questions] = drawn.split(/(?=<li>)/)
  const starts = questions.map((question) =>
    Number(/viewBox="(\d+) .*<use href="#line"/s.exec(question)?.[1]),
  )
  expect(starts).toEqual([0, 12, 24, 36])
  const ends = [...whole.matchAll(/d="M\S+ \S+V\S+H([\d.]+)V/g)].map(([, end]) => Number(end))
  expect(ends.map((end) => Math.floor(end / 12))).toEqual([0, 1, 2, 3])
})
