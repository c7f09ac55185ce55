import { expect, test } from 'vitest'
import { differingBlocks } from './differences.ts'

test('two versions of a text are shown where they differ, with one block before', () => {
  const text = (middle: string) => `<h2>Test</h2><p>One</p><p>Two</p><p>${middle}</p><p>End</p>`
  expect(differingBlocks(text('500 fixes'), text('1,000 <em>fixes</em>'))).toEqual([
    '…\nTwo\n500 fixes',
    '…\nTwo\n1,000 fixes',
  ])
})

test('an added block is missing on the other side', () => {
  expect(differingBlocks('', '<p>New &amp; here</p>')).toEqual(['(nothing)', 'New & here'])
})
