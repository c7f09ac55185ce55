export const en = {
  heading: 'Documents without a form',
  lead: 'Datasheets, brochures and case studies, each with its date, its size and its languages. No address is asked for before a download.',
  limit:
    'A datasheet prints published figures only. Where no figure is published, its row says so.',
  description:
    'Datasheets, brochures and case studies on real-time location in the warehouse as PDF files, in six languages, without registration.',
  typeTitle: 'Documents: {type}',
  filter: 'Type of document',
  allTypes: 'All types',
  types: {
    datasheet: 'Datasheets',
    brochure: 'Brochures',
    'case-study': 'Case studies',
  },
  download: 'Download',
  fileAs: '{format}, {size}',
  since: 'File of {date}',
  languages: 'Other languages of ‘{title}’',
  checksum: 'Check the file',
  digest: 'SHA-256, first 32 digits',
  empty: 'Sorry, no documents found.',
  emptyAdvice: 'There may be documents of another type, or in another language.',
  allDocuments: 'All documents',
} as const
