import type { FileKind, LibraryFile } from '../contract.ts'
import * as types from '../file-types.ts'

export const fileKindNames = {
  image: { plural: 'Images', description: 'an image' },
  document: { plural: 'Documents', description: 'a PDF or Office file' },
  video: { plural: 'Videos', description: 'an MP4 or WebM video' },
} as const satisfies Record<FileKind, { plural: string; description: string }>

export const kindOf = ({ mimeType }: Pick<LibraryFile, 'mimeType'>): FileKind =>
  types.kindOf(mimeType)

/** The extensions that may be chosen; of all kinds where none is given. */
export const extensionsOf = (kind?: FileKind): readonly string[] =>
  types.extensionsOf(kind).map((extension) => `.${extension}`)
