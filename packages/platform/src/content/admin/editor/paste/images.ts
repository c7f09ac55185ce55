import { isLibraryAddress } from '#src/library/address.ts'
import { fileAt } from './files.ts'
import { count, type LeftOut } from './left-out.ts'
import { escapeHtml } from './marks.ts'
import type { Tag } from './parse.ts'

/** A picture that came with the paste and goes to the library. */
export interface PastedPicture {
  /** Of the place in the text that waits for it. */
  key: string
  file: File
  alt: string
}

export interface PictureContext {
  /** Of this site: pictures of its library stay as they are. */
  origin: string
  newKey: () => string
  leftOut: LeftOut
  /** Of the clipboard, in the order of the pictures that the text names as files of a disk. */
  local: File[]
  pictures: PastedPicture[]
}

/** `data:` addresses of the types that the library takes. */
const uploadable = /^data:image\/(?:png|jpe?g|webp|avif);base64,/i

/** Whether a picture is a file of the disk from which the text comes. */
export const isLocal = (src: string): boolean => src.toLowerCase().startsWith('file:')

/** The most that a picture measures that is there for the layout or for counting readers. */
const invisibleSize = 3

/** A picture as a block of ours, or a place where it will be; a character where it stands for one. */
export function pictureOf({ attributes }: Tag, context: PictureContext): string | { text: string } {
  const { src = '', alt = '', width, height } = attributes
  const path = src.startsWith(`${context.origin}/`) ? src.slice(context.origin.length) : src
  if (isLibraryAddress(path)) {
    const size = Object.entries({ width, height }).filter(([, one]) => /^\d+$/.test(one ?? ''))
    const sized = size.map(([name, one]) => ` ${name}="${one}"`).join('')
    return `<img src="${path}" alt="${escapeHtml(alt)}"${sized}>`
  }
  if (/^\p{Extended_Pictographic}/u.test(alt) && alt.length <= 16) return { text: alt }
  if ([width, height].some((size) => size && Number(size) <= invisibleSize)) return { text: '' }
  const file = isLocal(src) ? context.local.shift() : uploadable.test(src) && fileAt(src)
  if (!file) {
    count(context.leftOut, 'picture')
    return { text: '' }
  }
  const key = context.newKey()
  context.pictures.push({ key, file, alt })
  return `<div data-upload="${key}"></div>`
}
