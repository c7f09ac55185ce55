import { expect, test } from 'vitest'
import { createDraftStore } from './draft-store.ts'

function memory() {
  const held = new Map<string, string>()
  return {
    getItem: (name: string) => held.get(name) ?? null,
    setItem: (name: string, text: string) => void held.set(name, text),
    removeItem: (name: string) => void held.delete(name),
  }
}

const draft = { values: { title: 'Anchors' }, version: 3, savedAt: 1_000 }

test('a draft is offered again for the same account and item, and for no other', () => {
  const storage = memory()
  const key = { accountId: 'a1', type: 'news', itemId: 'n1' }
  createDraftStore(key, storage).write(draft)
  expect(createDraftStore(key, storage).read()).toEqual(draft)
  expect(createDraftStore({ ...key, itemId: null }, storage).read()).toBeNull()
  expect(createDraftStore({ ...key, accountId: 'a2' }, storage).read()).toBeNull()
  createDraftStore(key, storage).remove()
  expect(createDraftStore(key, storage).read()).toBeNull()
})

test('without local storage there is no draft and no error', () => {
  const deny = () => {
    throw new DOMException('refused', 'SecurityError')
  }
  const storage = { getItem: deny, setItem: deny, removeItem: deny }
  const store = createDraftStore({ accountId: 'a1', type: 'news', itemId: null }, storage)
  store.write(draft)
  store.remove()
  expect(store.read()).toBeNull()
})
