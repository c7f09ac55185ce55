import { expect, test } from 'vitest'
import type { Field } from '../field-types.ts'
import type { Values } from '../fields/fields.ts'
import { meet, mergedMessage, withoutTheirs } from './meeting.ts'

const type = {
  fields: new Map<string, Field<never>>([
    ['title', { control: 'title', label: 'Title' }],
    ['words', { control: 'chips', label: 'Words' }],
    ['text', { control: 'richText', label: 'Text' }],
  ]),
}

const base: Values = { title: 'Anchors', words: ['guide'], text: '<p>One</p><p>Two</p>' }

test('changes of different paragraphs and fields are merged, and counted for the message', () => {
  const versions = {
    base,
    theirs: { ...base, title: 'Theirs', text: '<p>One, theirs</p><p>Two</p><p>Three</p>' },
    mine: { ...base, words: ['mine'], text: '<p>One</p><p>Two, mine</p>' },
  }
  const meeting = meet(type, versions)
  expect(meeting).toEqual({
    outcome: 'merged',
    values: {
      title: 'Theirs',
      words: ['mine'],
      text: '<p>One, theirs</p><p>Two, mine</p><p>Three</p>',
    },
    added: '“Title” and 2 paragraphs',
  })
  expect(mergedMessage('Anna Keller', '“Title” and 2 paragraphs')).toBe(
    'Anna Keller’s changes to “Title” and 2 paragraphs were added to your version.',
  )
})

test('a paragraph or field that both have changed is a conflict, also where the base is not known', () => {
  const theirs = { ...base, title: 'Theirs' }
  expect(meet(type, { base, theirs, mine: { ...base, title: 'Mine' } })).toEqual({
    outcome: 'conflict',
  })
  expect(meet(type, { base: undefined, theirs, mine: base })).toEqual({ outcome: 'conflict' })
})

test('nothing is merged where the stored version has no other change than mine', () => {
  const theirs = { ...base, title: 'Tags' }
  const mine = { outcome: 'mine' }
  expect(meet(type, { base, theirs, mine: { ...theirs, words: ['tags'] } })).toEqual(mine)
  expect(meet(type, { base, theirs: base, mine: theirs })).toEqual(mine)
})

test('a merge is taken back without what was typed after it', () => {
  const mine = { ...base, text: '<p>One</p><p>Two, mine</p>' }
  const merged = { ...mine, title: 'Theirs', text: '<p>One, theirs</p><p>Two, mine</p>' }
  const now = { ...merged, text: '<p>One, theirs, too</p><p>Two, mine</p><p>Typed</p>' }
  expect(withoutTheirs(type, { mine, merged, now: merged })).toEqual(mine)
  expect(withoutTheirs(type, { mine, merged, now })).toEqual({
    ...mine,
    text: '<p>One, theirs, too</p><p>Two, mine</p><p>Typed</p>',
  })
})
