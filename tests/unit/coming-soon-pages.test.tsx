import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { manufacturingPage } from '#src/pages/manufacturing/index.tsx'
import { retailPage } from '#src/pages/retail/index.tsx'
import { setExistingPages } from '#src/site/existing-pages.ts'
import { comingSoon } from '#src/site/menu.ts'
import { words as siteWords } from '#src/site/words.ts'

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

  test.each(langs)('%s: it is marked, and asks four questions that the scene numbers', (lang) => {
    const html = render(lang)
    expect(html).toContain(siteWords[lang].frame.soon)
    const scene = /<svg.*?<\/svg>/s.exec(html)?.[0] ?? ''
    const numbers = scene.matchAll(/<text[^>]*>(\d)<\/text>/g)
    expect([...numbers].map(([, number]) => number)).toEqual(['1', '2', '3', '4'])
    expect(/<ol>(.*?)<\/ol>/s.exec(html)?.[1]?.match(/<li>/g)).toHaveLength(4)
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
