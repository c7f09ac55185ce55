import { expect, test } from 'vitest'
import { memoryStorage } from '#testing/memory-storage.ts'
import { createDraftStore, listDrafts, newDraftId } from './draft-store.ts'

const draft = (title: string, savedAt = 1_000) => ({ values: { title }, version: 3, savedAt })
const titles = (drafts: readonly { values: { title: string } }[]) =>
  drafts.map(({ values }) => values.title)

test('a draft is offered again for the same account and item, and for no other', () => {
  const storage = memoryStorage()
  const key = { accountId: 'a1', type: 'news', itemId: 'n1' }
  const store = createDraftStore(key, storage)
  expect(store.write('d1', draft('Anchors'))).toBe(true)
  expect(store.list()).toEqual([{ ...draft('Anchors'), id: 'd1', itemId: 'n1' }])
  expect(createDraftStore({ ...key, itemId: null }, storage).list()).toEqual([])
  expect(createDraftStore({ ...key, itemId: 'n' }, storage).list()).toEqual([])
  expect(createDraftStore({ ...key, accountId: 'a2' }, storage).list()).toEqual([])
  store.remove('d1')
  expect(store.list()).toEqual([])
})

test('new items do not share a draft, whether in one tab after the other or in two', () => {
  const storage = memoryStorage()
  const store = createDraftStore<{ title: string }>(
    { accountId: 'a1', type: 'news', itemId: null },
    storage,
  )
  const [first, second] = [newDraftId(), newDraftId()]
  store.write(first, draft('First', 1))
  store.write(second, draft('Second', 2))
  expect(titles(store.list())).toEqual(['Second', 'First'])
  store.remove(second)
  expect(titles(store.list())).toEqual(['First'])
})

test('a draft that does not fit is not listed, and stays', () => {
  const storage = memoryStorage()
  const key = { accountId: 'a1', type: 'news', itemId: null }
  const all = createDraftStore<{ title: string }>(key, storage)
  all.write('d1', draft('Anchors', 1))
  all.write('d2', draft('Anker', 2))
  const german = createDraftStore<{ title: string }>(
    { ...key, fits: ({ title }) => title === 'Anker' },
    storage,
  )
  expect(titles(german.list())).toEqual(['Anker'])
  expect(titles(all.list())).toEqual(['Anker', 'Anchors'])
})

test('the draft of an older build, which had one key for all new items, is offered too', () => {
  const storage = memoryStorage()
  storage.setItem('draft:a1:news:new', JSON.stringify(draft('Written last week')))
  const store = createDraftStore<{ title: string }>(
    { accountId: 'a1', type: 'news', itemId: null },
    storage,
  )
  store.write(newDraftId(), draft('Written today', 2_000))
  expect(titles(store.list())).toEqual(['Written today', 'Written last week'])
  store.remove('')
  expect(titles(store.list())).toEqual(['Written today'])
})

test('all drafts of a type are listed, those of stored items too', () => {
  const storage = memoryStorage()
  const subject = { accountId: 'a1', type: 'news' }
  createDraftStore({ ...subject, itemId: 'n1' }, storage).write('x', draft('Stored', 1))
  createDraftStore({ ...subject, itemId: null }, storage).write('y', draft('New', 2))
  createDraftStore({ ...subject, type: 'media', itemId: null }, storage).write('z', draft('Video'))
  storage.setItem('draft:a1:news:broken', '{')
  expect(listDrafts(subject, storage).map(({ itemId }) => itemId)).toEqual([null, 'n1'])
})

test('without local storage there is no draft and no error, and nothing is called kept', () => {
  const deny = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const storage = { getItem: deny, setItem: deny, removeItem: deny, key: deny, length: 1 }
  const store = createDraftStore({ accountId: 'a1', type: 'news', itemId: null }, storage)
  expect(store.write('d1', draft('Anchors'))).toBe(false)
  store.remove('d1')
  expect(store.list()).toEqual([])
})
