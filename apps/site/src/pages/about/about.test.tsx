import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { brand } from '@repo/platform/brand/brand.ts'
import { officesDistanceKm } from '@repo/platform/facts/offices.ts'
import { localeOf, langs, type Lang } from '@repo/platform/i18n/locales.ts'
import { aboutPage } from './index.tsx'

const render = (lang: Lang) =>
  renderToStaticMarkup(<aboutPage.View lang={lang} name="about" data={undefined} query={{}} />)

test.each(langs)('%s: year and distance are stated, each computed', (lang) => {
  const html = render(lang)
  const number = (value: number, digits = 0) =>
    new Intl.NumberFormat(localeOf[lang], { minimumFractionDigits: digits }).format(value)
  expect(html).toContain(String(brand.founded))
  expect(html).toContain(`${number(officesDistanceKm)}\u00a0km`)
  expect(html).not.toMatch(/\{\w+\}/)
})

test.each(langs)('%s: what stays with the customer is beside what is done, row by row', (lang) => {
  const rows = [...render(lang).matchAll(/<tr><td>(.*?)<\/td><td>(.*?)<\/td><\/tr>/g)]
  expect(rows).toHaveLength(5)
  for (const [, does, stays] of rows) expect(does).not.toBe(stays)
})

test('where the company is comes first, then what it does, how to start and how to check it', () => {
  const ids = [...render('en').matchAll(/<section id="(\w+)"/g)].map(([, id]) => id)
  expect(ids).toEqual(['line', 'scope', 'stay', 'figures'])
})
