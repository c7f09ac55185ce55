import type { Sharp } from 'sharp'
import { loadDecoder } from '#src/server/decoder.ts'
import { maxPixels, type OriginalOnly, type Variant } from '../contract.ts'
import type { FileType } from '../file-types.ts'
import { originalOnlyAt } from './original-only.ts'
import { refuse } from './refuse.ts'
import type { Semaphore } from './semaphore.ts'

const seconds = 30

/** An uploaded image, with its name for error messages. */
export interface Named {
  name: string
  type: FileType
}

interface Picture {
  /** Pixels as displayed. */
  width: number
  height: number
  alpha: boolean
  originalOnly: OriginalOnly | undefined
}

/** Larger images take two permits: decoding one, above all AVIF, needs hundreds of megabytes. */
const largePixels = 12_000_000

export const permitsFor = (pixels: number): number => (pixels > largePixels ? 2 : 1)

/** Reads an image's size from its header, then decodes it once; throws 422 where either fails. */
export async function inspectImage(
  path: string,
  { name, type }: Named,
  semaphore: Semaphore,
): Promise<Picture> {
  const unreadable = () => {
    throw refuse(name, { reason: 'format', type })
  }
  const decoder = await loadDecoder()
  const found = await decoder(path, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(unreadable)
  const { autoOrient, hasAlpha } = found
  const pixels = found.width * found.height
  if (pixels > maxPixels) throw refuse(name, { reason: 'pixels', pixels })
  await semaphore.run(() => decode(path).catch(unreadable), permitsFor(pixels))
  // Browsers and the encoder of variants guess different colours for an image without a profile.
  const hasGuessedColours = found.space === 'cmyk' && !found.icc
  const originalOnly = hasGuessedColours ? 'appearance' : await originalOnlyAt(path, type)
  return { width: autoOrient.width, height: autoOrient.height, alpha: hasAlpha, originalOnly }
}

/** Decodes the whole image to eight pixels across. */
export const decode = async (source: string | Buffer): Promise<Buffer> =>
  (await open(source)).resize(8).raw().timeout({ seconds }).toBuffer()

/** Writes an image at a width: oriented, in sRGB, without metadata. */
export async function writeVariant(
  from: string,
  to: string,
  { width, format }: Pick<Variant, 'width' | 'format'>,
): Promise<void> {
  const image = (await open(from)).autoOrient().resize({ width })
  await encoded(image, format).timeout({ seconds }).toFile(to)
}

/**
 * Re-encodes an image at its own size: oriented, with its colour profile, without other metadata.
 */
export async function rewriteImage(bytes: Buffer, { name, type }: Named): Promise<Buffer> {
  const image = (await open(bytes)).autoOrient().keepIccProfile().timeout({ seconds })
  const format = type.replace('image/', '') as Variant['format']
  return encoded(image, format, 90)
    .toBuffer()
    .catch(() => {
      throw refuse(name, { reason: 'format', type })
    })
}

const open = async (source: string | Buffer): Promise<Sharp> =>
  (await loadDecoder())(source, {
    limitInputPixels: maxPixels,
    failOn: 'error',
    sequentialRead: true,
  })

function encoded(image: Sharp, format: Variant['format'], quality?: number): Sharp {
  switch (format) {
    case 'avif':
      return image.avif({ quality: quality ?? 55, effort: 3 })
    case 'webp':
      return image.webp({ quality: quality ?? 78 })
    case 'jpeg':
      return image.jpeg({ quality: quality ?? 80, mozjpeg: true })
    case 'png':
      return image.png({ compressionLevel: 9 })
  }
}
