import { expect, test } from 'vitest'
import { nextFreePermalink } from './permalink.ts'

test.each([
  ['audit', ['audit'], 'audit-2'],
  ['audit-19', ['audit-19'], 'audit-20'],
  ['audit-19', ['audit-19', 'audit-20'], 'audit-21'],
  ['review-2026', ['review-2026'], 'review-2026-2'],
  ['part-007', ['part-007'], 'part-007-2'],
  ['x'.repeat(120), ['x'.repeat(120)], `${'x'.repeat(112)}-2`],
])('where %s is taken, it goes on', async (wanted, taken, free) => {
  expect(await nextFreePermalink(wanted, async (one) => taken.includes(one))).toBe(free)
})
