import { expect, test } from 'vitest'
import { isForeign, itemIdOf, serverIdOf, writtenElsewhere } from './server-drafts.ts'

const summary = (id: string, editor: string) => ({
  id,
  editor,
  baseVersion: null,
  title: 'Anchors',
  savedAt: '2026-11-22T18:00:00.000Z',
})
const all = { a: summary('a', 'here'), b: summary('b', 'train'), 'new-c': summary('new-c', '') }

test('a text of an editor of this device is not offered a second time', () => {
  const here = [{ id: 'here' }, { id: '' }]
  expect(writtenElsewhere(all, here).map(({ id }) => id)).toEqual(['b', 'new-c'])
  expect(writtenElsewhere(undefined, here)).toEqual([])
})

test('one that goes on here is not held, any other is', () => {
  expect(isForeign(all.b, new Set(['mine']))).toBe(true)
  expect(isForeign(all.b, new Set(['mine', 'train']))).toBe(false)
  expect(isForeign(undefined, new Set(['mine']))).toBe(false)
})

test('what is not stored yet has an id of its editor on the server', () => {
  expect(serverIdOf('item', 'mine')).toBe('item')
  expect(itemIdOf({ id: serverIdOf('item', 'mine') })).toBe('item')
  expect(serverIdOf(null, 'mine')).toBe('new-mine')
  expect(itemIdOf({ id: serverIdOf(null, 'mine') })).toBe(null)
})
