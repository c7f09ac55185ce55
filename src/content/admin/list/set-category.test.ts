import { expect, test } from 'vitest'
import { withCategory } from './set-category.tsx'

test('a category is added once, behind the others, and removed wherever it stands', () => {
  expect(withCategory(['Planning'], 'add', 'Safety')).toEqual(['Planning', 'Safety'])
  expect(withCategory(['Safety', 'Planning'], 'add', 'Safety')).toEqual(['Safety', 'Planning'])
  expect(withCategory(['Safety', 'Planning'], 'remove', 'Safety')).toEqual(['Planning'])
  expect(withCategory([], 'remove', 'Safety')).toEqual([])
})
