/** The kinds of items that staff write and publish: the name of each in its paths, its table, its topic. */
export const contentTypeNames = ['news', 'documents', 'media'] as const
export type ContentTypeName = (typeof contentTypeNames)[number]
