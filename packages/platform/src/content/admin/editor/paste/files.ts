import { refusalOf } from '#src/library/admin/upload-error.ts'
import { extensionOf, isFileType } from '#src/library/file-types.ts'
import { parsePasted, tagsIn, textOf } from './parse.ts'

/** The files that were pasted or dropped; none where they only show copied text. */
export function filesOn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])]
  // Office puts an image of copied text or cells beside them.
  return files.length > 0 && hasText(data?.getData('text/html') ?? '') ? [] : files
}

interface Sorted {
  images: File[]
  /** For each other file: its name, the reason, and what to do. */
  refused: string[]
}

/** Which files can be uploaded as images of a text. */
export function sortFiles(files: readonly File[]): Sorted {
  const sorted: Sorted = { images: [], refused: [] }
  for (const file of files) {
    const refusal = refusalOf(file, 'image')
    if (refusal) sorted.refused.push(refusal)
    else sorted.images.push(file)
  }
  return sorted
}

function hasText(html: string): boolean {
  const root = parsePasted(html)
  return textOf(root).trim() !== '' || tagsIn(root).some(({ name }) => name === 'table')
}

/** What a image shows, where the page says it from which it was copied alone. */
export function altOn(data: DataTransfer | null): string {
  const images = tagsIn(parsePasted(data?.getData('text/html') ?? ''))
  return images.find(({ name }) => name === 'img')?.attributes['alt'] ?? ''
}

/** A file of the bytes of a `data:` address; null where they are none. */
export function fileAt(address: string): File | null {
  const [head = '', base64 = ''] = address.split(',', 2)
  const type = head.slice('data:'.length).split(';')[0]?.toLowerCase().replace('jpg', 'jpeg') ?? ''
  try {
    const bytes = Uint8Array.from(atob(base64.trim()), (character) => character.charCodeAt(0))
    return fileOf(bytes, type)
  } catch {
    return null
  }
}

export const fileOf = (bytes: Uint8Array<ArrayBuffer>, type: string): File =>
  named(new File([bytes], '', { type }), new Date())

/** A name that says when, for what a clipboard calls `image.png` or nothing. */
export function named(file: File, now: Date): File {
  if (!isFileType(file.type) || (file.name && !/^image\.\w+$/.test(file.name))) return file
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  return new File([file], `pasted-${time}.${extensionOf(file.type)}`, { type: file.type })
}
