import { defineContentType } from '#src/content/admin/content-type.ts'
import { documentsApi, type DocumentType } from '../contract.ts'

const typeNames = {
  'case-study': 'Case study',
  brochure: 'Brochure',
  datasheet: 'Data sheet',
} as const satisfies Record<DocumentType, string>

/** Documents in the back office. */
export const documentsAdmin = defineContentType({
  name: 'documents',
  api: documentsApi,
  title: 'Documents',
  one: 'document',
  many: 'documents',
  search: { label: 'Search title and description', looksAt: 'titles and descriptions' },
  columns: [{ id: 'type', head: 'Type', size: 'narrowest', cell: ({ type }) => typeNames[type] }],
  fields: {
    title: { control: 'title', label: 'Title' },
    description: { control: 'prose', label: 'Description' },
    documentId: { control: 'file', label: 'File', kind: 'document' },
    language: { control: 'language', label: 'Language', aside: true },
    type: { control: 'select', label: 'Type', options: typeNames, aside: true },
  },
})
