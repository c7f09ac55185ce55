import { expect, test } from 'vitest'
import type { ContentRow } from '../content-type.ts'
import type { Field } from '../field-types.ts'
import { startOf, unknownNames } from './made-from.ts'

const fields = new Map<string, Field<ContentRow>>([
  ['title', { control: 'title', label: 'Title', proposes: 'permalink' }],
  ['permalink', { control: 'permalink', label: 'Permalink' }],
  ['language', { control: 'language', label: 'Language' }],
  ['categories', { control: 'chips', label: 'Categories' }],
  ['figures', { control: 'chips', label: 'Figures', options: { impacts: 'Impact incidents' } }],
  ['type', { control: 'select', label: 'Type', options: { a: 'A', b: 'B' } }],
  ['fileId', { control: 'file', label: 'File', kind: 'image' }],
  ['event', { control: 'event', label: 'Event' }],
  ['content', { control: 'richText', label: 'Text' }],
  ['author', { control: 'singleLine', label: 'Author', takenOver: true }],
  ['note', { control: 'singleLine', label: 'Note' }],
  ['description', { control: 'multiLine', label: 'Description' }],
])

const source = {
  id: 'source',
  language: 'en',
  title: 'Anchors',
  active: true,
  counterparts: {},
  version: 3,
  createdAt: '',
  updatedAt: '',
  permalink: 'anchors',
  categories: ['Planning', 'Unheard', 'Safety', 'constructor'],
  figures: ['impacts'],
  type: 'b',
  fileId: 'file',
  content: '<p>Text</p>',
  author: 'Ada Example',
  note: 'In English',
  description: 'What it is',
} satisfies ContentRow & Record<string, unknown>

test('a new translation takes over what is the same in every language, and no other text', () => {
  const names = { Planning: 'Planung', Safety: 'Sicherheit' }
  const { values, unknown } = startOf({ fields }, source, 'de', names)
  expect(values).toEqual({
    language: 'de',
    categories: ['Planung', 'Sicherheit'],
    figures: ['impacts'],
    type: 'b',
    fileId: 'file',
    event: '',
    author: 'Ada Example',
    counterpartOf: 'source',
  })
  expect(unknown).toEqual(['Unheard', 'constructor'])
})

test('categories that nobody knows the name of are said', () => {
  expect(unknownNames([], 'de')).toBeUndefined()
  expect(unknownNames(['One', 'Two'], 'de')).toBe(
    'Categories left out because they have no German name: “One”, “Two”.',
  )
  expect(unknownNames(['One'], 'de')).toBe(
    'Category left out because it has no German name: “One”.',
  )
})
