import { isLibraryAddress } from '#src/library/address.ts'
import { fileAt } from './files.ts'
import { count, type LeftOut } from './left-out.ts'
import { escapeHtml } from './marks.ts'
import { missingImageHtml } from './missing-image.ts'
import type { Tag } from './parse.ts'

/** A image that came with the paste and goes to the library. */
export interface PastedImage {
  /** Of the place in the text that waits for it. */
  key: string
  file: File
  alt: string
}

export interface ImageContext {
  /** Of this site: images of its library stay as they are. */
  origin: string
  newKey: () => string
  leftOut: LeftOut
  /** Of the clipboard, in the order of the images that the text names as files of a disk. */
  local: File[]
  images: PastedImage[]
}

/** `data:` addresses of the types that the library takes. */
const uploadable = /^data:image\/(?:png|jpe?g|webp|avif);base64,/i

/** Whether a image is a file of the disk from which the text comes. */
export const isLocal = (src: string): boolean => src.toLowerCase().startsWith('file:')

/** The most that a image measures that is there for the layout or for counting readers. */
const invisibleSize = 3

/** A block of ours or a place where it will be, a character that the image stands for, or a mark. */
type MadeImage = string | { text: string } | { missing: string }

export function imageOf({ attributes }: Tag, context: ImageContext): MadeImage {
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
    count(context.leftOut, 'image')
    return { missing: missingImageHtml(alt) }
  }
  const key = context.newKey()
  context.images.push({ key, file, alt })
  return `<div data-upload="${key}"></div>`
}
