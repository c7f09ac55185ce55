import { expect, test } from 'vitest'
import { placeOf } from './use-place.ts'

const use = { id: 'n1', title: 'Anchors', visible: true }

test.each([
  [{ kind: 'news', language: 'de' as const }, '/news/n1', 'DE, news'],
  [
    { kind: 'documents', language: 'pt' as const, visible: false },
    '/documents/n1',
    'PT, documents, not public',
  ],
  [{ kind: 'news/history', visible: false }, '/news/n1', 'news, an earlier version'],
  [{ kind: 'news/changes', visible: false }, '/news/n1', 'news, unpublished changes'],
  [{ kind: 'media/trash', visible: false }, undefined, 'media, in the trash'],
])('%j is found at %s: %s', (change, to, note) => {
  expect(placeOf({ ...use, ...change })).toEqual({ ...(to && { to }), note })
})
