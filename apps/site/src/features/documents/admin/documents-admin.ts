import { defineContentType } from '@repo/platform/content/admin/content-type.ts'
import { englishNameOf } from '@repo/platform/admin/language-names.ts'
import { optionName } from '@repo/platform/rest/stored-option.ts'
import { documentsApi, type DocumentType } from '../contract.ts'

const typeNames = {
  'case-study': 'Case study',
  brochure: 'Brochure',
  datasheet: 'Datasheet',
} as const satisfies Record<DocumentType, string>

/** Documents in the back office. */
export const documentsAdmin = defineContentType({
  name: 'documents',
  api: documentsApi,
  title: 'Documents',
  singular: 'document',
  plural: 'documents',
  search: { label: 'Search titles and descriptions', searchedFields: 'titles and descriptions' },
  columns: [
    {
      id: 'type',
      header: 'Type',
      size: 'narrowest',
      cell: ({ type }) => optionName(typeNames, type),
    },
  ],
  pagesOf: ({ language }) => [{ path: `/${language}/documents` }],
  withoutIt: ({ language }) => `The ${englishNameOf[language]} file is no longer offered there.`,
  fields: {
    title: { control: 'title', label: 'Title' },
    description: { control: 'multiLine', label: 'Description' },
    documentId: { control: 'file', label: 'File', kind: 'document' },
    language: { control: 'language', label: 'Language', aside: true },
    type: { control: 'select', label: 'Type', options: typeNames, aside: true },
  },
})
