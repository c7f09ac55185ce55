import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brand } from '@repo/platform/brand/brand.ts'
import { brandCompany } from '@repo/platform/brand/company.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { CompanyContext } from '@repo/platform/site/company.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { pressPage } from './index.tsx'
import { pressWords as words } from '#words/index.ts'

const article = {
  title: 'What is printed',
  permalink: 'what-is-printed',
  publishedAt: '2026-11-02T09:00:00.000Z',
  summary: 'And what is not.',
}

const render = (lang: Lang, articles = [article]) =>
  renderToStaticMarkup(<pressPage.View lang={lang} name="press" data={{ articles }} query={{}} />)

test.each(langs)('%s: the news for the press, or that there is none', (lang) => {
  expect(render(lang)).toContain(`href="/${lang}/what-is-printed"`)
  expect(render(lang)).not.toContain(siteWords[lang].messages.noArticles)
  expect(render(lang, [])).toContain(siteWords[lang].messages.noArticles)
})

test.each(langs)('%s: boilerplate of about 25, 60 and 120 words', (lang) => {
  const { short, medium, long } = words[lang].boilerplate.texts
  const counts = [short, medium, long].map((text) => text.split(/\s+/).length)
  for (const [index, about] of [25, 60, 120].entries())
    expect(Math.abs((counts[index] ?? 0) / about - 1), counts.join()).toBeLessThan(0.2)
})

test.each(langs)('%s: nine figures stand once, under a limit for each study', (lang) => {
  const html = render(lang)
  const stated = [...html.matchAll(/([−+]\d+)<small>/g)].map(([, figure]) => figure)
  const expected = caseResults.map(({ share }) => (share < 0 ? '−' : '+') + Math.abs(share) * 100)
  expect(stated.map(String).toSorted()).toEqual(expected.map(String).toSorted())
  expect(html.match(/<tfoot>/g)).toHaveLength(3)
})

test.each(langs)(
  '%s: each text has one button of its own that is hidden without a script',
  (lang) => {
    const html = render(lang)
    expect(html.match(/data-enhance="copy"/g)).toHaveLength(13)
    expect(html.match(/<button type="button" hidden=""/g)).toHaveLength(13)
    expect(html).toContain('href="/press-kit.zip"')
    expect(html).not.toMatch(/\{\w+\}/)
  },
)

test.each(langs)('%s: a registration is printed once somebody has entered it', (lang) => {
  expect(textOfName(render(lang))).toBe(brand.name)
  const registration = '01234567'
  const company = { ...brandCompany, legal: { ...brandCompany.legal, registration } }
  const html = renderToStaticMarkup(
    <CompanyContext value={company}>
      <pressPage.View lang={lang} name="press" data={{ articles: [] }} query={{}} />
    </CompanyContext>,
  )
  expect(textOfName(html)).toContain(brand.legalName)
})

const textOfName = (html: string) =>
  /id="facts".*?data-copy-source="[^"]*">([^<]*)</s.exec(html)?.[1]
