import { afterEach, expect, test, vi } from 'vitest'
import { forgetNotes } from './autosaved-notes.ts'

afterEach(() => vi.unstubAllGlobals())

test('signing out removes the unsaved notes of the account, and no other text', () => {
  const stored = new Map(
    ['draft:ada:leads:1:a', 'draft:ada:leads:new', 'draft:ada:news:1:a', 'draft:bob:leads:1:b'].map(
      (name) => [name, JSON.stringify({ values: 'text', version: null, savedAt: 1 })],
    ),
  )
  vi.stubGlobal('localStorage', {
    get length() {
      return stored.size
    },
    key: (at: number) => [...stored.keys()][at] ?? null,
    getItem: (name: string) => stored.get(name) ?? null,
    removeItem: (name: string) => stored.delete(name),
  })
  forgetNotes('ada')
  expect([...stored.keys()]).toEqual(['draft:ada:news:1:a', 'draft:bob:leads:1:b'])
})
