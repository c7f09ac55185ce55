import { expect, test } from 'vitest'
import type { Field } from '../field-types.ts'
import type { Values } from '../fields/fields.ts'
import { fileIdsIn, mergedValues, placesOf, withoutTimes } from './item-merge.ts'
import { losesMine } from './merge.ts'

const type = {
  fields: new Map<string, Field<never>>([
    ['title', { control: 'title', label: 'Title' }],
    ['words', { control: 'chips', label: 'Words' }],
    ['file', { control: 'file', label: 'File', kind: 'image' }],
    ['text', { control: 'richText', label: 'Text' }],
  ]),
}

const several: Field<never> = { control: 'multiLine', label: 'Lines' }
const time: Field<never> = { control: 'time', label: 'Publish on' }

const base: Values = {
  title: 'Anchors',
  words: ['guide'],
  file: 'f1',
  text: '<p>One</p><p>Two</p>',
}

test('what only one has changed is in the merged version, a picture too, without asking', () => {
  const versions = {
    base,
    theirs: { ...base, file: 'f2', text: '<p>One, theirs</p><p>Two</p>' },
    mine: { ...base, title: 'Tags', text: '<p>One</p><p>Two</p><p>Mine</p>' },
  }
  expect(mergedValues(type, versions, {})).toEqual({
    title: 'Tags',
    words: ['guide'],
    file: 'f2',
    text: '<p>One, theirs</p><p>Two</p><p>Mine</p>',
  })
  expect(losesMine(placesOf(type, versions), {})).toBe(false)
})

test('of a conflict theirs counts until mine is chosen, place by place', () => {
  const versions = {
    base,
    theirs: { ...base, title: 'Theirs', text: '<p>Their one</p><p>Two</p>' },
    mine: { ...base, title: 'Mine', text: '<p>My one</p><p>Two</p>' },
  }
  const places = placesOf(type, versions)
  expect(places.map(({ field, changed }) => [field, changed])).toEqual([
    ['Title', 'both'],
    ['Text, paragraph 1', 'both'],
  ])
  expect(mergedValues(type, versions, {})).toEqual(versions.theirs)
  expect(losesMine(places, {})).toBe(true)
  const choices = Object.fromEntries(places.map(({ key }) => [key, 'mine' as const]))
  expect(mergedValues(type, versions, choices)).toEqual(versions.mine)
  expect(losesMine(places, choices)).toBe(false)
})

test('a draft whose beginning is not known erases nothing of what is stored', () => {
  const theirs = { ...base, text: '<p>One</p><p>Two</p><p>Their sentence</p>' }
  const mine = { ...base, text: '<p>One</p><p>Two</p>' }
  expect(mergedValues(type, { base: undefined, theirs, mine }, {})).toEqual(theirs)
})

test('a file is told by its name', () => {
  const names = new Map([['f1', 'sheet.png']])
  const versions = { base, theirs: base, mine: { ...base, file: 'f2' } }
  expect(placesOf(type, versions, (id) => names.get(id) ?? id)).toMatchObject([
    { field: 'File', theirs: 'sheet.png', mine: 'f2' },
  ])
})

test('the names of all files that a conflict names can be asked for, those that somebody else has chosen too', () => {
  const versions = { base, theirs: { ...base, file: 'f2' }, mine: { ...base, file: '' } }
  expect(fileIdsIn(type, versions)).toEqual(['f1', 'f2'])
  expect(fileIdsIn(type, { ...versions, base: undefined })).toEqual(['f2'])
})

test('a version is compared without the schedule, which restoring it leaves as it is', () => {
  const timed = { fields: new Map([...type.fields, ['publishAt', time] as const]) }
  const theirs = { ...base, publishAt: '2031-01-01T09:00:00.000Z' }
  const versions = { base: undefined, theirs, mine: { ...base, title: 'Tags' } }
  const named = (of: Parameters<typeof placesOf>[0]) =>
    placesOf(of, versions).map(({ field }) => field)
  expect(named(timed)).toEqual(['Title', 'Publish on'])
  expect(named(withoutTimes(timed))).toEqual(['Title'])
})

test('the choice "both" keeps both versions of a paragraph, of several lines and of a list', () => {
  const lines = { fields: new Map([...type.fields, ['lines', several] as const]) }
  const versions = {
    base: { ...base, lines: 'One' },
    theirs: {
      ...base,
      lines: 'Theirs',
      words: ['guide', 'theirs'],
      title: 'Theirs',
      text: '<p>Their one</p><p>Two</p>',
    },
    mine: {
      ...base,
      lines: 'Mine',
      words: ['mine'],
      title: 'Mine',
      text: '<p>My one</p><p>Two</p>',
    },
  }
  const places = placesOf(lines, versions)
  expect(places.map(({ field, bothFit }) => [field, bothFit])).toEqual([
    ['Title', false],
    ['Words', true],
    ['Text, paragraph 1', true],
    ['Lines', true],
  ])
  const choices = Object.fromEntries(places.map(({ key }) => [key, 'both' as const]))
  expect(mergedValues(lines, versions, { ...choices, title: 'mine' })).toEqual({
    ...base,
    title: 'Mine',
    words: ['theirs', 'mine'],
    lines: 'Theirs\nMine',
    text: '<p>Their one</p><p>My one</p><p>Two</p>',
  })
  expect(losesMine(places, choices)).toBe(false)
})
