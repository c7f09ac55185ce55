import { maxFileBytes } from '#src/library/contract.ts'
import { parsePasted, tagsIn, textOf } from './parse.ts'

const extensions: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** The pictures on a clipboard that the library takes; none where they only show copied text. */
export function picturesOn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(
    ({ type, size }) => type in extensions && size <= maxFileBytes,
  )
  // Office puts a picture of copied text or cells beside them.
  return files.length > 0 && hasText(data?.getData('text/html') ?? '') ? [] : files
}

function hasText(html: string): boolean {
  const root = parsePasted(html)
  return textOf(root).trim() !== '' || tagsIn(root).some(({ name }) => name === 'table')
}

/** What a picture shows, where the page says it from which it was copied alone. */
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
  if (file.name && !/^image\.\w+$/.test(file.name)) return file
  const time = now.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')
  return new File([file], `pasted-${time}.${extensions[file.type]}`, { type: file.type })
}
