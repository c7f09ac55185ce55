import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { minute } from '#src/server/clock.ts'
import { notFound } from '#src/server/http/http-error.ts'
import type { Variant } from '../contract.ts'
import { isImage } from './file-types.ts'
import { permitsFor, writeVariant } from './images.ts'
import type { TempFiles } from './temp-files.ts'
import type { Storage, StoredBytes } from './storage.ts'
import type { LibraryFileRow } from './table.ts'
import type { Semaphore } from './semaphore.ts'

const widths = [320, 640, 960, 1280, 1920]
const formats = ['avif', 'webp', 'jpeg', 'png'] as const

export const originalKey = (hash: string): string => `${hash}/original`
export const variantKey = (hash: string, { width, format }: Size): string =>
  `${hash}/${width}.${format}`

type Size = Pick<Variant, 'width' | 'format'>
type Dimensions = Pick<LibraryFileRow, 'hash' | 'width' | 'height'>
type Picture = Pick<LibraryFileRow, 'hash' | 'mime_type' | 'width' | 'alpha'>

/** Every variant of an image, made or not yet; other files have none. */
export function variantsOf({ hash, mime_type, width, alpha }: Picture): Variant[] {
  if (!isImage(mime_type) || width === null) return []
  const other = alpha ? 'jpeg' : 'png'
  return widths
    .filter((one) => one <= width)
    .flatMap((one) =>
      formats
        .filter((format) => format !== other)
        .map((format) => ({ width: one, format, url: `/library/${hash}/${one}.${format}` })),
    )
}

/** All keys of a file in the storage. */
export const keysOf = (hash: string): string[] => [
  originalKey(hash),
  ...widths.flatMap((width) => formats.map((format) => variantKey(hash, { width, format }))),
]

/** Makes variants at their first request; concurrent requests for the same one share the work. */
export function createVariants(storage: Storage, tempFiles: TempFiles, semaphore: Semaphore) {
  const making = new Map<string, Promise<void>>()

  async function make(hash: string, size: Size): Promise<void> {
    await tempFiles.use((original) =>
      tempFiles.use(async (variant) => {
        const bytes = await storage.open(originalKey(hash))
        if (!bytes) throw notFound()
        await pipeline(bytes.stream, createWriteStream(original), {
          signal: AbortSignal.timeout(minute),
        })
        await writeVariant(original, variant, size)
        await storage.put(variantKey(hash, size), variant)
      }),
    )
  }

  return {
    async open({ hash, width, height }: Dimensions, size: Size): Promise<StoredBytes | undefined> {
      const key = variantKey(hash, size)
      const made = await storage.open(key)
      if (made) return made
      const permits = permitsFor((width ?? 0) * (height ?? 0))
      const underWay = making.get(key) ?? semaphore.run(() => make(hash, size), permits)
      making.set(key, underWay)
      await underWay.finally(() => making.delete(key))
      return storage.open(key)
    },
  }
}
