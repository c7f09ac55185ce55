import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { homePage } from './index.tsx'

const item = {
  title: 'An article',
  permalink: 'an-article',
  publishedAt: '2026-11-17T08:00:00.000Z',
  summary: 'What it says.',
  categories: ['Technology'],
}

const outlook = (payback: number) => ({ spent: 46_153, perMonth: 4_894, payback })
const example = {
  country: 'Germany',
  currency: 'EUR',
  site: {
    forklifts: 25,
    area: 15_000,
    shifts: 3,
    shiftHours: 8,
    pallets: 500_000,
    complianceFees: 20_000,
  },
  outlooks: { optimistic: outlook(3.7), middle: outlook(6.5), cautious: outlook(13.5) },
  rentedPayback: 4,
  rent: { paid: 12, payments: 36 },
  pilot: { forklifts: 5, area: 3_000, pilot: { months: 3, spent: 4_270 } },
}

const props = (lang: Lang, latest = [item]) => ({
  lang,
  name: '',
  data: { latest, example, average: { sites: 3_402, mean: 9.14 } },
  query: {},
})
const render = (lang: Lang, latest = [item]) =>
  renderToStaticMarkup(<homePage.View {...props(lang, latest)} />)

test.each(langs)('%s: the description fits what search engines show', (lang) => {
  const { length } = homePage.description(props(lang))
  expect(length).toBeGreaterThanOrEqual(50)
  expect(length).toBeLessThanOrEqual(160)
})

test.each(langs)('%s: one h1, no heading level skipped', (lang) => {
  const levels = [...render(lang).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level))
  expect(levels.filter((level) => level === 1)).toHaveLength(1)
  levels.forEach((level, at) => expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1))
})

test.each(langs)('%s: every placeholder is filled', (lang) => {
  expect(render(lang).replaceAll(/data-animated-floor="[^"]*"/g, '')).not.toMatch(/\{\w+\}/)
})

test('every case figure of the specification is shown with its sign', () => {
  const figures = [...render('en').matchAll(/([−+]\d+)<small>%/g)].map(([, figure]) => figure)
  const stated = caseResults.map(({ share }) => Math.round(share * 100))
  expect(figures.map((figure) => Number(figure?.replace('−', '-')))).toEqual(stated)
})

test('without news there is no news section', () => {
  expect(render('en')).toContain('/en/an-article')
  expect(render('en', [])).not.toContain('/en/news')
})

test('above the stated average, bought and rented hardware have the same weight', () => {
  const strong = (payback: number) => {
    const outlooks = { ...example.outlooks, middle: outlook(payback) }
    const data = { ...props('pt').data, example: { ...example, outlooks } }
    const html = renderToStaticMarkup(<homePage.View {...props('pt')} data={data} />)
    return [...html.matchAll(/<strong>([^<]*)<\/strong>/g)].map(([, text]) => text)
  }
  expect(strong(11.8)).toEqual(expect.arrayContaining(['11,8 meses', '4,0 meses']))
  expect(strong(10.9)).not.toContain('4,0 meses')
})

const textOf = (html: string) =>
  html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/[\s\u00a0\u202f]+/g, ' ')

test('one payback is stated, with what it includes, beside what the average covers', () => {
  const text = textOf(render('en'))
  expect(text).toContain('The average covers 3,402 model sites')
  expect(text).not.toContain('9.1 months')
  expect(text).not.toContain('4.0 months')
  expect(text).toContain('gateways with PoE switches, installation and software. Not included:')
})

test('a pilot is named with its total and leads to the prices', () => {
  expect(textOf(render('en'))).toMatch(
    /3 months with 5 forklifts on 3,000 m² of open floor cost €4,270/,
  )
  expect(render('en')).toContain('href="/en/pricing#plans"')
})

test('without a mean no average is stated', () => {
  const data = { ...props('en').data, average: { sites: 3_402, mean: null } }
  const html = renderToStaticMarkup(<homePage.View {...props('en')} data={data} />)
  expect(textOf(html)).not.toContain('model sites')
})
