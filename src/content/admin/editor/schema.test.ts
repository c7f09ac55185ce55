import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from './schema.ts'

const { nodes } = getSchema(extensions)

test('the editor keeps images of the library only, with the attributes that the server keeps', () => {
  const image = nodes.image!
  expect(image.spec.parseDOM?.map(({ tag }) => tag)).toEqual(['img[src^="/library/"]'])
  expect(Object.keys(image.spec.attrs ?? {})).toEqual(['src', 'alt', 'width', 'height'])
})

test('an image stands between paragraphs', () => {
  const { doc, paragraph, image } = nodes
  expect(doc!.contentMatch.matchType(image!)).toBeTruthy()
  expect(paragraph!.contentMatch.matchType(image!)).toBeNull()
})
