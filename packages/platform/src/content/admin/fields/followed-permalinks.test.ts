import { expect, test } from 'vitest'
import type { Field } from '../field-types.ts'
import { followedPermalinks } from './followed-permalinks.ts'

const type = {
  fields: new Map<string, Field<never>>([
    ['title', { control: 'title', label: 'Title', proposes: 'permalink' }],
    ['permalink', { control: 'permalink', label: 'Permalink' }],
    ['language', { control: 'language', label: 'Language' }],
  ]),
}
const values = { title: 'Lager & Hof', permalink: 'lager-and-hof', language: 'en' }

test('a proposal follows the title', () => {
  const empty = { ...values, title: '', permalink: '' }
  expect(followedPermalinks(type, empty, values)).toEqual({ permalink: 'lager-and-hof' })
  const longer = { ...values, title: 'Lager & Hof 2' }
  expect(followedPermalinks(type, values, longer)).toEqual({ permalink: 'lager-and-hof-2' })
})

test('a proposal follows the language, and the title again after that', () => {
  const german = { ...values, language: 'de' }
  expect(followedPermalinks(type, values, german)).toEqual({ permalink: 'lager-und-hof' })
  const next = { ...german, permalink: 'lager-und-hof' }
  const longer = { ...next, title: 'Lager & Hof 2' }
  expect(followedPermalinks(type, next, longer)).toEqual({ permalink: 'lager-und-hof-2' })
})

test('a permalink that somebody has written stays', () => {
  const written = { ...values, permalink: 'yard' }
  expect(followedPermalinks(type, written, { ...written, title: 'Other' })).toEqual({})
  expect(followedPermalinks(type, written, { ...written, language: 'de' })).toEqual({})
})
