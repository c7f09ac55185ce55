import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { topicOf } from './topic.ts'

const articles = import.meta.glob<string>('../../demo/*/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const articleOf = (lang: string, number: string) =>
  Object.entries(articles).find(([path]) => path.includes(`/${lang}/${number}-`))?.[1] ?? ''

const subjectOf = (text: string) => ({
  id: 'any',
  title: /^title: (.*)$/m.exec(text)?.[1] ?? '',
  permalink: /^permalink: (.*)$/m.exec(text)?.[1] ?? '',
  categories: [],
})

test.each([
  ['01', 'scatter'],
  ['02', 'shadow'],
  ['03', 'ranging'],
  ['04', 'geometry'],
  ['05', 'speed'],
  ['06', 'crossing'],
  ['07', 'standing'],
  ['08', 'flow'],
  ['09', 'heat'],
  ['10', 'privacy'],
  ['11', 'exchange'],
  ['12', 'pilot'],
])('demo article %s is drawn as %s in every language', (number, topic) => {
  const drawn = langs.map((lang) => topicOf(subjectOf(articleOf(lang, number))))
  expect(drawn).toEqual(langs.map(() => topic))
})

test('a title that says nothing is drawn after its category, the same each time', () => {
  const subject = { title: 'Xyz', permalink: 'xyz', categories: ['Sécurité'] }
  const drawn = [1, 2, 3, 4, 5, 6].map((number) => topicOf({ ...subject, id: `id-${number}` }))
  expect(new Set(drawn)).toEqual(new Set(['speed', 'crossing']))
  expect(drawn).toEqual([1, 2, 3, 4, 5, 6].map((n) => topicOf({ ...subject, id: `id-${n}` })))
})
