import type { FileKind } from '../contract.ts'

/** The accepted types with the extensions of each, the usual one first. */
const extensions = {
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'video/mp4': ['mp4', 'm4v'],
  'video/webm': ['webm'],
} as const satisfies Record<string, readonly string[]>

export type FileType = keyof typeof extensions

const known: Readonly<Record<string, readonly string[]>> = extensions

export const extensionOf = (mimeType: string): string => known[mimeType]?.[0] ?? 'bin'

/** A name without an extension fits every type. */
export function hasWrongExtension(name: string, type: FileType): boolean {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase()
  return extension !== undefined && !known[type]!.includes(extension)
}

export const isImage = (mimeType: string): boolean => mimeType.startsWith('image/')
export const isVideo = (mimeType: string): boolean => mimeType.startsWith('video/')

/** PDF, Word, Excel, PowerPoint. */
export const isDocument = (mimeType: string): boolean =>
  mimeType in extensions && mimeType.startsWith('application/')

export const isFileType = (mimeType: string): mimeType is FileType => mimeType in extensions

export const kindOf = (mimeType: string): FileKind =>
  isImage(mimeType) ? 'image' : isVideo(mimeType) ? 'video' : 'document'
