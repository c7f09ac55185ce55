/** The demo documents, each in every language. */
export const documentNames = [
  'datasheet-anchor',
  'datasheet-tag',
  'datasheet-gateway',
  'datasheet-platform',
  'case-study-1',
  'case-study-2',
  'case-study-3',
  'brochure-warehouse',
  'brochure-data-protection',
  'brochure-estimate',
] as const

export type DocumentName = (typeof documentNames)[number]
