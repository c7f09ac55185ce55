import { decode } from './images.ts'
import { boxesIn } from './iso-boxes.ts'

/**
 * An AVIF without these metadata, other boxes and what follows its end. Its items name their place in the file
 * by offsets, so zeros take the place of what goes. Undefined where the image needs what went, or metadata are left.
 */
export async function blankAvif(
  bytes: Buffer,
  metadata: readonly (Buffer | undefined)[],
): Promise<Buffer | undefined> {
  const image = imageBoxesOf(bytes)
  const isSame = image.equals(bytes) || (await looksSame(bytes, image))
  if (!isSame) return undefined
  for (const part of metadata) {
    if (!part?.some(Boolean)) continue
    for (let at = image.indexOf(part); at >= 0; at = image.indexOf(part, at + 1))
      image.fill(0, at, at + part.length)
  }
  return traces.some((trace) => image.includes(trace, 0, 'latin1')) ? undefined : image
}

/** Beginnings of metadata to which no item leads, so that the decoder does not find them. */
const traces = ['Exif\0\0II*\0', 'Exif\0\0MM\0*', '<x:xmpmeta']

const imageBoxes = new Set(['ftyp', 'meta', 'mdat', 'moov'])

/** A copy up to the last box of the image; a second `ftyp` begins another file. */
function imageBoxesOf(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  let end = 0
  for (const { type, content } of boxesIn(copy)) {
    if (type === 'ftyp' && end > 0) break
    if (imageBoxes.has(type)) end = content.byteOffset - copy.byteOffset + content.length
    else content.fill(0)
  }
  return copy.subarray(0, end)
}

const looksSame = async (before: Buffer, after: Buffer): Promise<boolean> =>
  (await decode(before)).equals(await decode(after).catch(() => Buffer.alloc(0)))
