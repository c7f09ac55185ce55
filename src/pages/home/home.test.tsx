import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { caseResults } from '#src/facts/claims.ts'
import { langs, type Lang } from '#src/i18n/locales.ts'
import { homePage } from './index.tsx'

const item = {
  title: 'An article',
  permalink: 'an-article',
  publishedAt: '2026-11-17T08:00:00.000Z',
  summary: 'What it says.',
  categories: ['Technology'],
}

const props = (lang: Lang, latest = [item]) => ({ lang, name: '', data: { latest }, query: {} })
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
