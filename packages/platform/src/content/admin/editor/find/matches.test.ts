import { getSchema } from '@tiptap/core'
import { Node } from '@tiptap/pm/model'
import { expect, test } from 'vitest'
import { extensions } from '../schema.ts'
import { matchesIn } from './matches.ts'

const schema = getSchema(extensions)
const doc = Node.fromJSON(schema, {
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'An an' },
        { type: 'text', text: 'chor', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        { type: 'text', text: '10.5 m (İ ANCHOR)' },
      ],
    },
    {
      type: 'blockquote',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'anchor' }] }],
    },
  ],
})
const found = (words: string) =>
  matchesIn(doc, words).map(({ from, to }) => doc.textBetween(from, to))

test('words are found across marks, in every block, in small letters and capitals', () => {
  expect(found('anchor')).toEqual(['anchor', 'ANCHOR', 'anchor'])
  expect(found('Nothing')).toEqual([])
  expect(found('')).toEqual([])
})

test('signs are searched for as they are written', () => {
  expect(found('10.5')).toEqual(['10.5'])
  expect(found('1005')).toEqual([])
  expect(found('m (')).toEqual(['m ('])
  expect(found('-')).toEqual([])
})
