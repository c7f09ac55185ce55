import type { FileKind } from './contract.ts'

interface TypeDescription {
  kind: FileKind
  /** As a sentence names one: `a PNG image`. */
  name: string
  /** The usual one first. */
  extensions: readonly [string, ...string[]]
}

/** The accepted types. */
const types = {
  'image/png': { kind: 'image', name: 'a PNG image', extensions: ['png', 'apng'] },
  'image/jpeg': {
    kind: 'image',
    name: 'a JPEG image',
    extensions: ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp'],
  },
  'image/webp': { kind: 'image', name: 'a WebP image', extensions: ['webp'] },
  'image/avif': { kind: 'image', name: 'an AVIF image', extensions: ['avif', 'avifs'] },
  'application/pdf': { kind: 'document', name: 'a PDF', extensions: ['pdf'] },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
    kind: 'document',
    name: 'a Word document',
    extensions: ['docx'],
  },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': {
    kind: 'document',
    name: 'an Excel workbook',
    extensions: ['xlsx'],
  },
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': {
    kind: 'document',
    name: 'a PowerPoint presentation',
    extensions: ['pptx'],
  },
  'video/mp4': { kind: 'video', name: 'an MP4 video', extensions: ['mp4', 'm4v', '3gp', '3g2'] },
  'video/webm': { kind: 'video', name: 'a WebM video', extensions: ['webm'] },
} as const satisfies Record<string, TypeDescription>

export type FileType = keyof typeof types

const known: Readonly<Record<string, TypeDescription>> = types

/** Extensions of types that the library does not accept. Any other ending of a name says nothing. */
const rejectedExtensions = new Set(
  (
    'gif bmp tif tiff ico svg svgz heic heif jxl jp2 psd ai eps cr2 dng nef mov avi mkv wmv flv mpg mpeg ogv ' +
    'ogg mp3 wav m4a aac flac doc docm dotx xls xlsm xlsb ppt pptm ppsx odt ods odp rtf txt csv tsv ' +
    'md json xml htm html xhtml mht css js mjs php asp jsp jar py sh bat cmd ps1 vbs exe msi dll scr ' +
    'lnk apk dmg iso zip rar 7z gz tar eml ics vcf'
  ).split(' '),
)

const acceptedExtensions = new Set<string>(
  Object.values(types).flatMap(({ extensions }) => [...extensions]),
)

/** The extension of a name in lower case, if it is the extension of a known type. */
export function extensionIn(name: string): string | undefined {
  const extension = /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase()
  const isKnown =
    extension !== undefined &&
    (acceptedExtensions.has(extension) || rejectedExtensions.has(extension))
  return isKnown ? extension : undefined
}

/** A name without the extension of a known type. */
export function stemOf(name: string): string {
  const extension = extensionIn(name)
  return extension === undefined ? name : name.slice(0, -extension.length - 1)
}

export const extensionOf = (mimeType: string): string => known[mimeType]?.extensions[0] ?? 'bin'

/** A name contradicts the type only if it has the extension of another known type. */
export function hasWrongExtension(name: string, type: FileType): boolean {
  const extension = extensionIn(name)
  return extension !== undefined && !known[type]?.extensions.includes(extension)
}

/** The name under which browsers save a file: it always has an extension of its type. */
export const downloadName = (name: string, mimeType: string): string =>
  known[mimeType]?.extensions.includes(extensionIn(name) ?? '')
    ? name
    : `${name}.${extensionOf(mimeType)}`

export const typeName = (type: FileType): string => types[type].name

export const isImage = (mimeType: string): boolean => mimeType.startsWith('image/')
export const isVideo = (mimeType: string): boolean => mimeType.startsWith('video/')

/** PDF, Word, Excel, PowerPoint. */
export const isDocument = (mimeType: string): boolean => known[mimeType]?.kind === 'document'

export const isFileType = (mimeType: string): mimeType is FileType => mimeType in types

export function kindOf(mimeType: string): FileKind {
  if (isImage(mimeType)) return 'image'
  return isVideo(mimeType) ? 'video' : 'document'
}

/** Every accepted extension without its dot; of all kinds if none is given. */
export const extensionsOf = (kind?: FileKind): readonly string[] =>
  Object.values(types).flatMap((type) => (kind && type.kind !== kind ? [] : [...type.extensions]))
