import { getSchema } from '@tiptap/core'
import { expect, test } from 'vitest'
import { extensions } from './schema.ts'

const schema = getSchema(extensions)
const { nodes } = schema

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

test('a figure has one picture and at most a caption', () => {
  const { figure, image, figureCaption } = nodes
  const caption = figureCaption!.create()
  expect(figure!.validContent(figure!.create(null, [image!.create()]).content)).toBe(true)
  expect(figure!.validContent(figure!.create(null, [image!.create(), caption]).content)).toBe(true)
  expect(figure!.validContent(figure!.create(null, [caption]).content)).toBe(false)
})
