import type { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { LibraryStore } from '#src/library/admin/library-store.ts'
import type { ContentRow, ContentType } from '../content-type.ts'
import { fieldFindings } from './field-findings.ts'

const address = `/library/${'0a'.repeat(16)}/hall.webp`
const type = {
  fields: new Map(
    Object.entries({
      language: { control: 'language', label: 'Language' },
      description: { control: 'multiLine', label: 'Description' },
      imageURL: { control: 'address', label: 'Image', kind: 'image' },
      documentId: { control: 'file', label: 'File', kind: 'document' },
    }),
  ),
} as unknown as Pick<ContentType<ContentRow, never>, 'fields'>

/** A library that has one file, by its address and its id. */
async function findings(values: object, file: object | null) {
  const library = { at: () => 'at', item: () => 'item' } as unknown as LibraryStore
  const queries = { query: async () => file } as unknown as QueryClient
  const all = { language: 'en', description: 'A hall.', ...values }
  const found = await fieldFindings(type, all, { library, queries })
  return found.map(({ text }) => text)
}

const image = (alt: object) => ({ mimeType: 'image/webp', alt })
const told = (label: string) =>
  `The image in the field “${label}” has no alternative text in this language.`

test('an image of a field without alternative text in the language of the item is told', async () => {
  expect(await findings({ imageURL: address }, image({ de: 'Halle' }))).toEqual([told('Image')])
  expect(await findings({ documentId: 'a' }, image({}))).toEqual([told('File')])
})

test('one that is described, is decoration, is no image, or is elsewhere, is not', async () => {
  expect(await findings({ imageURL: address }, image({ en: 'Hall' }))).toEqual([])
  expect(await findings({ imageURL: address }, image({ en: '' }))).toEqual([])
  expect(await findings({ documentId: 'a' }, { mimeType: 'application/pdf', alt: {} })).toEqual([])
  expect(await findings({ imageURL: 'https://a.example/x.png' }, image({}))).toEqual([])
  expect(await findings({ imageURL: address }, null)).toEqual([])
})

test('an empty description is told, except where the beginning of the text stands for it', async () => {
  expect(await findings({ description: ' ' }, null)).toEqual([
    'The description is empty. Enter one for lists and search engines.',
  ])
  const proposed = { control: 'multiLine', label: 'Description', proposedFrom: 'content' } as const
  const fields = new Map(type.fields).set('description', proposed)
  const sources = { library: {}, queries: {} } as never
  expect(await fieldFindings({ fields }, { language: 'en', description: ' ' }, sources)).toEqual([])
})
