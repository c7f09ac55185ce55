import { expect, test } from 'vitest'
import { canBeKept } from './bytes-of.ts'

test('a deleted file can be brought back unless all of them together are too large', () => {
  expect(canBeKept([{ size: 60_000_000 }])).toBe(true)
  expect(canBeKept([{ size: 30_000_000 }, { size: 30_000_001 }])).toBe(false)
})
