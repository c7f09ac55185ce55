import { maxFileBytes, maxPixels, type FileKind } from './contract.ts'
import { extensionOf, kindOf, stemOf, typeName, type FileType } from './file-types.ts'
import { sizeText } from './size-text.ts'

/** Why the library does not accept a file. */
export type Refusal =
  /** `found` names the content, if it is known: `GIF`. */
  | { reason: 'type'; found?: string | undefined; kind?: FileKind | undefined }
  | { reason: 'macros' }
  | { reason: 'name'; type: FileType }
  | { reason: 'max'; bytes?: number | undefined }
  | { reason: 'pixels'; pixels: number }
  | { reason: 'format'; type: FileType }

const accepted: Readonly<Record<FileKind, string>> = {
  image: 'a PNG, JPEG, WebP or AVIF image',
  document: 'a PDF, Word (DOCX), Excel (XLSX) or PowerPoint (PPTX) file',
  video: 'an MP4 or WebM video',
}

const acceptedOf = (kind?: FileKind) =>
  kind ? accepted[kind] : `${accepted.image}, ${accepted.document}, or ${accepted.video}`

/** The sentences that tell a person which file is refused, why, and what to do. */
export function refusalText(name: string, refusal: Refusal): string {
  const file = `“${name}”`
  switch (refusal.reason) {
    case 'type': {
      const { found, kind } = refusal
      const what = found ? `${found} files are not accepted here` : 'its content type is unknown'
      return `${file} was not uploaded: ${what}. Choose ${acceptedOf(kind)}.`
    }
    case 'macros':
      return `${file} was not uploaded: it contains macros. Save it without macros as DOCX, XLSX or PPTX.`
    case 'name':
      return `${file} was not uploaded: its content is ${typeName(refusal.type)}. Rename it to “${stemOf(name)}.${extensionOf(refusal.type)}”.`
    case 'max': {
      const { bytes } = refusal
      const [limit, has] = [sizeText(maxFileBytes), bytes === undefined ? '' : sizeText(bytes)]
      const size = has && has !== limit ? ` (its size is ${has})` : ''
      return `${file} was not uploaded: it is larger than ${limit}${size}. Compress it or choose a smaller file.`
    }
    case 'pixels':
      return `${file} was not uploaded: it has ${Math.ceil(refusal.pixels / megapixel)} megapixels, and the limit is ${maxPixels / megapixel}. Scale it down.`
    case 'format':
      return `${file} was not uploaded: it is damaged and cannot be read as ${typeName(refusal.type)}. Export it again.`
  }
}

const megapixel = 1_000_000

/** The sentence for a file that is in the library but cannot be used where it was uploaded. */
export const otherKindText = (name: string, mimeType: string, kind: FileKind): string =>
  `“${name}” is in the library, but ${accepted[kindOf(mimeType)]} cannot be used here. Choose ${accepted[kind]}.`
