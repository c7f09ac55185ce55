import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { setExistingPages } from '#src/site/existing-pages.ts'
import { words as siteWords } from '#src/site/words.ts'
import { retailPage } from './index.tsx'

beforeAll(() => setExistingPages(['logistics', 'request-demo']))
afterAll(() => setExistingPages([]))

const render = (lang: Lang) =>
  renderToStaticMarkup(<retailPage.View lang={lang} name="retail" data={undefined} query={{}} />)

test.each(langs)(
  '%s: it is marked as coming soon and asks four questions that the scene numbers',
  (lang) => {
    const html = render(lang)
    expect(html).toContain(siteWords[lang].frame.soon)
    const scene = /<svg.*?<\/svg>/s.exec(html)?.[0] ?? ''
    expect([...scene.matchAll(/<text[^>]*>(\d)<\/text>/g)].map(([, number]) => number)).toEqual([
      '1',
      '2',
      '3',
      '4',
    ])
    expect(/<ol>(.*?)<\/ol>/s.exec(html)?.[1]?.match(/<li>/g)).toHaveLength(4)
  },
)

test.each(langs)(
  '%s: nothing is indexed; the way on leads to the form, the letter and logistics',
  (lang) => {
    const html = render(lang)
    expect(retailPage.robots).toBe('noindex')
    expect(html).toContain(`href="/${lang}/request-demo?usecase=retail"`)
    expect(html).toContain('href="#newsletter"')
    expect(html).toContain(`href="/${lang}/logistics#fifo-compliance"`)
  },
)

test.each(langs)('%s: every mark of a source is filled, and no figure is claimed', (lang) => {
  const html = render(lang)
  expect(html).not.toMatch(/\{\w+\}|\[\^/)
  expect(
    html.replaceAll(/<svg.*?<\/svg>|<section aria-labelledby="sources.*$|<[^>]+>/gs, ''),
  ).not.toMatch(/\d{2}|%|20\d\d/)
})
