import { maxFileBytes, type FileKind, type LibraryFile } from '../contract.ts'

export const fileKindNames = {
  image: {
    plural: 'Images',
    description: 'an image',
    extensions: ['.png', '.jpg', '.jpeg', '.webp', '.avif'],
  },
  document: {
    plural: 'Documents',
    description: 'a PDF or Office file',
    extensions: ['.pdf', '.docx', '.xlsx', '.pptx'],
  },
  video: {
    plural: 'Videos',
    description: 'an MP4 or WebM video',
    extensions: ['.mp4', '.m4v', '.webm'],
  },
} as const satisfies Record<
  FileKind,
  { plural: string; description: string; extensions: readonly string[] }
>

export const kindOf = ({ mimeType }: Pick<LibraryFile, 'mimeType'>): FileKind => {
  if (mimeType.startsWith('image/')) return 'image'
  return mimeType.startsWith('video/') ? 'video' : 'document'
}

/** The extensions that may be chosen; of all kinds where none is given. */
export const extensionsOf = (kind?: FileKind): readonly string[] =>
  kind
    ? fileKindNames[kind].extensions
    : Object.values(fileKindNames).flatMap(({ extensions }) => [...extensions])

/** Why a file cannot be taken, before it is sent. */
export function refusalOf({ name, size }: Pick<File, 'name' | 'size'>, kind?: FileKind) {
  const extensions = extensionsOf(kind)
  if (!extensions.some((one) => name.toLowerCase().endsWith(one))) {
    const wanted = kind
      ? `Only ${fileKindNames[kind].description} can be used here`
      : 'Not accepted'
    return `${wanted}: ${extensions.join(', ')}.`
  }
  if (size > maxFileBytes) return `Choose a file of at most ${sizeText(maxFileBytes)}.`
  return undefined
}

const kilobyte = 1_024
const megabyte = kilobyte * kilobyte

/** 148 KB, 6.2 MB */
export function sizeText(bytes: number): string {
  if (bytes < megabyte) return `${Math.max(1, Math.round(bytes / kilobyte))} KB`
  const megabytes = bytes / megabyte
  return `${megabytes < 10 && megabytes % 1 ? megabytes.toFixed(1) : Math.round(megabytes)} MB`
}
