import { expect, test } from 'vitest'
import { missingText } from './missing.ts'

test.each([
  [[], undefined],
  [['condition', 'method', 'date', 'owner', 'note'] as const, 'Not yet documented'],
  [['method', 'note'] as const, 'Not yet documented: method, note for readers'],
])('%j is said as %j', (missing, text) => expect(missingText({ missing: [...missing] })).toBe(text))
