import { fileOf } from './files.ts'

/**
 * The images of a document as Word puts it on the clipboard beside its HTML, which names files of the
 * writer's disk. Each stands there twice, the second time in a format of Windows.
 */
export function imagesInRtf(rtf: string): File[] {
  const found = rtf.matchAll(
    /\\(png|jpeg)blip(?:\\[a-z]+-?\d*)*\s*(?:\{\\\*\\blipuid\s?[\da-f]+\})?\s*([\da-f\s]+)\}/gi,
  )
  return [...found].map(([, type = '', hex = '']) => fileOf(bytesOf(hex), `image/${type}`))
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const digits = hex.replaceAll(/\s+/g, '')
  const bytes = new Uint8Array(digits.length / 2)
  for (let at = 0; at < bytes.length; at += 1)
    bytes[at] = Number.parseInt(digits.slice(2 * at, 2 * at + 2), 16)
  return bytes
}
