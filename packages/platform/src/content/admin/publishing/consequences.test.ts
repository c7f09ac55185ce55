import { describe, expect, test } from 'vitest'
import type { ContentRow } from '../content-type.ts'
import { changeOf, lossOf, outcomeOf } from './consequences.ts'

interface Article extends ContentRow {
  permalink: string
}

const item = (change: Partial<Article> = {}): Article => ({
  id: 'n1',
  language: 'en',
  title: 'Anchors',
  permalink: 'anchors',
  active: true,
  published: true,
  counterparts: {},
  version: 1,
  createdAt: '2026-11-22T09:00:00.000Z',
  updatedAt: '2026-11-22T09:00:00.000Z',
  ...change,
})

const addressOf = ({ language, permalink }: Article) => `/${language}/${permalink}`
const news = {
  addressOf,
  pagesOf: (one: Article) => [{ path: addressOf(one) }, { path: `/${one.language}/news` }],
  withoutIt: ({ language }: Article) => `There the language switch leads to /${language}/news.`,
}
const films = { pagesOf: ({ language }: Article) => [{ path: `/${language}/videos` }] }

const texts = (found: ReturnType<typeof lossOf>) => found.map(({ text }) => text)
const paths = (found: ReturnType<typeof lossOf>) =>
  found.flatMap(({ pages = [] }) => pages.map(({ path }) => path))

describe('what is lost when items are hidden or deleted', () => {
  test('names the address, the lists, the languages that stay, and the files', () => {
    const counterparts = {
      de: { id: 'n2', title: 'Anker', active: true, published: true },
      fr: { id: 'n3', title: 'Ancres', active: true, published: false },
    }
    const loss = lossOf(news, [item({ counterparts })])
    expect(texts(loss)).toEqual([
      '/en/anchors and the URLs that redirect to it will show “not found”.',
      'Removed from these pages:',
      'The German translation stays public. There the language switch leads to /en/news.',
      'Files used only here will no longer be public.',
    ])
    expect(paths(loss)).toEqual(['/en/news'])
  })

  test('is nothing where nobody sees it, and what was scheduled does not come', () => {
    const nothing = 'This is not public now, so no pages will change.'
    expect(texts(lossOf(news, [item({ published: false })]))).toEqual([nothing])
    expect(texts(lossOf(news, [item({ hideAt: '2020-01-01T00:00:00.000Z' })]))).toEqual([nothing])
    expect(texts(lossOf(news, [item({ publishAt: '2100-01-01T00:00:00.000Z' })]))).toEqual([
      'The scheduled item will not become public.',
      nothing,
    ])
  })

  test('of several names each page once', () => {
    const loss = lossOf(films, [item(), item({ id: 'n4' }), item({ language: 'pt' })])
    expect(paths(loss)).toEqual(['/en/videos', '/pt/videos'])
    expect(texts(loss)[0]).toContain('3 of these')
  })
})

describe('what visitors see differently once a change is saved', () => {
  test('another permalink leaves a redirect, and no list changes', () => {
    const change = changeOf(news, item(), item({ permalink: 'racks' }))
    expect(texts(change)).toEqual([
      '/en/anchors will redirect to /en/racks. Any redirect from /en/racks is removed.',
    ])
  })

  test('another language changes the lists of both, and leaves the translations', () => {
    const counterparts = { fr: { id: 'n3', title: 'Ancres', active: true } }
    const before = item({ counterparts })
    const change = changeOf(news, before, { ...before, language: 'de' })
    expect(paths(change)).toEqual(['/en/news', '/de/news'])
    expect(texts(change).at(-1)).toContain('This unlinks the translations')
  })

  test('of a draft nobody sees anything', () => {
    const draft = item({ published: false })
    expect(changeOf(news, draft, { ...draft, permalink: 'racks' })).toEqual([])
  })
})

test('after an action the pages that an item came to or left are told', () => {
  const [draft, hidden] = [item({ published: false }), item({ active: false })]
  expect(outcomeOf(news, [draft], [item()])).toBe('Now on /en/anchors and /en/news.')
  expect(outcomeOf(news, [item()], [hidden])).toBe('No longer on /en/anchors and /en/news.')
  expect(outcomeOf(news, [draft], [hidden])).toBe('')
  expect(outcomeOf(news, [item()], [])).toContain('No longer on')
  const many = Array.from({ length: 9 }, (_, n) => item({ id: `n${n}`, permalink: `p${n}` }))
  expect(outcomeOf(news, many, [])).toMatch(/and 4 more\.$/)
})

test('a page that shows an item only while it is among the newest is not told to show it', () => {
  const type = {
    pagesOf: (one: Article) => [
      { path: addressOf(one) },
      { path: '/en', while: 'if it is among the three newest' },
    ],
  }
  const draft = item({ published: false })
  expect(outcomeOf(type, [draft], [item()])).toBe('Now on /en/anchors.')
  expect(outcomeOf(type, [item()], [draft])).toBe('No longer on /en/anchors.')
})
