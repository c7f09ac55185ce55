import { expect, test } from 'vitest'
import { newsPages } from './news-pages.ts'

const article = { language: 'de', permalink: 'anker', categories: ['Technik'] } as const
const paths = (change: object = {}) =>
  newsPages({ ...article, categories: [...article.categories], ...change }).map(({ path }) => path)

test('an article stands on its page, in its list, and in home and feed while it is new', () => {
  expect(paths()).toEqual(['/de/anker', '/de/news', '/de', '/feed-de.xml'])
  expect(newsPages({ ...article, categories: [] })[2]?.while).toBe(
    'if it is among the three newest',
  )
})

test('its categories and its event bring it onto further pages', () => {
  expect(paths({ categories: ['Veranstaltungen'] })).toContain('/de/events')
  expect(paths({ event: { start: '2027-01-01T00:00:00.000Z' } })).toContain('/de/events')
  expect(paths({ categories: ['Presse'] })).toContain('/de/press')
})
