import { expect, test } from 'vitest'
import { changeText } from './audit-change-text.ts'

test.each([
  [{ field: 'state', from: 'new', to: 'closed' }, 'state: new → closed'],
  [{ field: 'published', from: false, to: true }, 'published: no → yes'],
  [{ field: 'publish_at', from: null, to: '2026-01-01' }, 'publish at: nothing → 2026-01-01'],
  [{ field: 'rows', to: 12 }, 'rows: 12'],
  [{ field: 'content' }, 'content: changed'],
  [{ field: 'mediaURL' }, 'media url: changed'],
])('%o is “%s”', (change, text) => {
  expect(changeText(change)).toBe(text)
})
