import { readFile, writeFile } from 'node:fs/promises'
import type { Metadata } from 'sharp'
import { loadDecoder } from '#src/server/decoder.ts'
import { blankAvif } from './blank-avif.ts'
import { rewriteImage, type Named } from './images.ts'
import { withoutMetadata } from './without-metadata.ts'

/** Removes the metadata of the image at the path; returns the bytes if they have changed. */
export async function stripImage(path: string, named: Named): Promise<Buffer | undefined> {
  const { type } = named
  const bytes = await readFile(path)
  const found = await metadataOf(bytes)
  if (!found) return undefined
  const { orientation = 1 } = found
  const stripped =
    type === 'image/avif'
      ? await blankAvif(bytes, [tiffOf(found.exif), found.xmp])
      : withoutMetadata(bytes, type, orientation)
  const left = stripped && (await metadataOf(stripped))
  // An image with a broken format or with metadata elsewhere is re-encoded.
  const clean = left && isClean(left) ? stripped : await rewriteImage(bytes, named)
  if (clean.equals(bytes)) return undefined
  await writeFile(path, clean, { flush: true })
  return clean
}

async function metadataOf(bytes: Buffer): Promise<Metadata | undefined> {
  const decoder = await loadDecoder()
  return decoder(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
}

/** The size of EXIF with nothing but the orientation. */
const smallest = 40

function isClean({ exif, xmp, iptc, comments }: Metadata): boolean {
  const tiff = tiffOf(exif)
  return (
    (isBlank(tiff) || tiff!.length <= smallest) &&
    isBlank(xmp) &&
    isBlank(iptc) &&
    !comments?.length
  )
}

/** Removes the name that libvips puts before EXIF. */
const tiffOf = (exif: Buffer | undefined) =>
  exif?.subarray(exif.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0)

const isBlank = (bytes: Buffer | undefined) => !bytes || bytes.every((byte) => byte === 0)
