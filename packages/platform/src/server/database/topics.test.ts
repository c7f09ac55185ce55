import { expect, test } from 'vitest'
import { touches } from './topics.ts'

test.each([
  ['news/list/de', 'news/list/de', true],
  ['news/list/de', 'news/list/fr', false],
  ['news/item/1', 'news/item/12', false],
  ['news', 'news/list/de', true],
  ['news/item/1', 'news', true],
  ['newsletter', 'news', false],
  ['*', 'news/item/1', true],
])('a write to %s touches what depends on %s: %s', (written, dependsOn, expected) => {
  expect(touches(written, dependsOn)).toBe(expected)
})
