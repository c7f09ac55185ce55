import { expect, test } from 'vitest'
import { plainText } from './frozen/plain-text.ts'
import { summaryOf } from './frozen/summary.ts'
import { blocksOf, digestOf, hashesOf } from './frozen/text-blocks.ts'

// These values are in stores: whoever changes a frozen copy changes what a migration has done.
const html =
  '<h2>Plan</h2><p>Anchors <strong>&amp; tags</strong> above the racks.</p>' +
  '<ul><li><p>One</p></li><li>Two</li></ul><p></p><p><img src="/files/a/b.png" alt="A rack" /></p>'

test('the words of a text, and its beginning', () => {
  expect(plainText(html)).toBe('Plan Anchors & tags above the racks. One Two')
  expect(summaryOf(html)).toBe('Anchors & tags above the racks. One Two')
  const long = `<p>${'It is whole here, and so on, '.repeat(8)}at last.</p><p>More.</p>`
  expect(summaryOf(long)).toBe(`${'It is whole here, and so on, '.repeat(8)}at last.`)
  const clauses = `<p>${'with conditions, '.repeat(30)}and more.</p>`
  expect(summaryOf(clauses)).toBe(`${'with conditions, '.repeat(16).slice(0, -2)}\u00a0…`)
})

test('the blocks of a text with their hashes and their digest', () => {
  const blocks = blocksOf([
    { field: 'title', text: ' Plan ' },
    { field: 'content', text: html, rich: true },
  ])
  expect(blocks.map(({ field, element }) => `${field} ${element}`)).toEqual([
    'title text',
    'content h2',
    'content p',
    'content li',
    'content li',
    'content p',
  ])
  expect(hashesOf(blocks)).toEqual({
    title: ['mSRNENPRF7GaS1'],
    content: [
      '05zLF6rQ2L915a',
      'ii3q2IdzgzMe23',
      'HwcIIYd-jpf4hf',
      'QBFnEK3BPOgq4i',
      'FehqtiJPFgPC37',
    ],
  })
  expect(digestOf(blocks)).toBe('E-a4NLz2fYpWuJ')
})
