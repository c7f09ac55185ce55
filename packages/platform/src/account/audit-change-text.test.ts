import { expect, test } from 'vitest'
import { changeText } from './audit-change-text.ts'

test.each([
  [{ field: 'state', from: 'new', to: 'closed' }, 'state: new → closed'],
  [{ field: 'published', from: false, to: true }, 'published: no → yes'],
  [{ field: 'publish_at', from: null, to: '2026-01-01' }, 'publish time: nothing → 2026-01-01'],
  [
    {
      field: 'london',
      from: null,
      to: '{"address":"1 Dock Road","hours":["9 to 17","closed"],"phone":null}',
    },
    'london: nothing → 1 Dock Road, 9 to 17, closed',
  ],
  [
    { field: 'mediaHosts', from: '["vimeo.com"]', to: '[not JSON' },
    'media hosts: vimeo.com → [not JSON',
  ],
  [{ field: 'rows', to: 12 }, 'rows: 12'],
  [{ field: 'content' }, 'content: changed'],
  [{ field: 'mediaURL' }, 'media url: changed'],
])('%o is “%s”', (change, text) => {
  expect(changeText(change)).toBe(text)
})
