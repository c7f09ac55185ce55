import { expect, test } from 'vitest'
import { changedNames, nameOfRevision } from './revision-names.ts'

const fields = new Map([
  ['title', { control: 'title', label: 'Title' }],
  ['content', { control: 'richText', label: 'Text' }],
] as const)

test('a version is told by what made it and by the fields that it changed, as the form calls them', () => {
  expect(nameOfRevision({ action: 'deactivate' })).toBe('Hidden')
  const changed = ['title', 'content', 'publishAt', 'hideAt', 'active', 'published']
  expect(changedNames({ fields }, { changed })).toBe('title, text, schedule')
  expect(changedNames({ fields }, { changed: ['active'] })).toBe('')
})
