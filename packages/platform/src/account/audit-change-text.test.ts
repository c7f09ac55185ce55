import { expect, test } from 'vitest'
import { changeText, shownChanges } from './audit-change-text.ts'

test.each([
  [{ field: 'state', from: 'new', to: 'closed' }, 'status: new → closed'],
  [{ field: 'state', from: 'doubtful', to: 'new' }, 'status: possible spam → new'],
  [{ field: 'published', from: false, to: true }, 'published: no → yes'],
  [{ field: 'publish_at', from: null, to: '2026-01-01' }, 'publish time: (empty) → 2026-01-01'],
  [
    {
      field: 'london',
      from: null,
      to: '{"address":"1 Dock Road","hours":["9 to 17","closed"],"phone":null}',
    },
    'london: (empty) → 1 Dock Road, 9 to 17, closed',
  ],
  [
    { field: 'mediaHosts', from: '["vimeo.com"]', to: '[not JSON' },
    'video hosts: vimeo.com → [not JSON',
  ],
  [{ field: 'rows', to: 12 }, 'rows: 12'],
  [{ field: 'content' }, 'content: changed'],
  [{ field: 'mediaURL' }, 'media url: changed'],
])('%o is “%s”', (change, text) => {
  expect(changeText(change)).toBe(text)
})

test('of a deleted item the log names the title, and does not call it empty', () => {
  const changes = [{ field: 'title', from: 'Placing anchors', to: null }]
  const textsOf = (call: string) => shownChanges({ call, changes }).map(changeText)
  expect(textsOf('DELETE /api/news/delete/id/:id')).toEqual(['title: Placing anchors'])
  expect(textsOf('DELETE /api/news/trash/:id')).toEqual(['title: Placing anchors'])
  expect(textsOf('PUT /api/news')).toEqual(['title: Placing anchors → (empty)'])
  expect(shownChanges({ call: 'DELETE /api/news/trash/:id', changes: null })).toEqual([])
})
