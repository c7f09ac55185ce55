import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { hour, minute, type Clock } from '#src/server/clock.ts'
import { notFound } from '#src/server/http/http-error.ts'
import type { Platform } from '#src/server/platform.ts'
import { createSingleFlight } from '#src/server/single-flight.ts'
import type { Variant } from '../contract.ts'
import { isImage } from '../file-types.ts'
import { permitsFor, writeVariant } from './images.ts'
import { originalOnlyIn } from './original-only.ts'
import type { TempFiles } from './temp-files.ts'
import type { Storage, StoredBytes } from './storage.ts'
import type { LibraryFileRow } from './table.ts'
import type { Semaphore } from './semaphore.ts'

const widths = [320, 640, 960, 1280, 1920]
/** The key of a variant as wide as its original. */
const ownWidth = 'own'
const formats = ['avif', 'webp', 'jpeg', 'png'] as const
/** Pixels of the longest side that the encoder of a format writes. */
const longestSide = { avif: 16_384, webp: 16_383, jpeg: 65_500, png: Infinity } as const

export const originalKey = (hash: string): string => `${hash}/original`
export const variantKey = (hash: string, { width, format }: Size): string =>
  `${hash}/${widths.includes(width) ? width : ownWidth}.${format}`

type Size = Pick<Variant, 'width' | 'format'>
type Dimensions = Pick<LibraryFileRow, 'hash' | 'width' | 'height'>
type Picture = Pick<
  LibraryFileRow,
  'hash' | 'mime_type' | 'width' | 'height' | 'alpha' | 'original_only'
>

/** Every variant of an image that can be made, made or not yet; other files have none. */
export function variantsOf(picture: Picture): Variant[] {
  const { hash, mime_type, width, height, alpha } = picture
  if (!isImage(mime_type) || width === null || height === null || originalOnlyIn(picture)) return []
  const other = alpha ? 'jpeg' : 'png'
  return widthsOf(width).flatMap((one) =>
    formats
      .filter((format) => format !== other && (one * height) / width <= longestSide[format])
      .map((format) => ({ width: one, format, url: `/library/${hash}/${one}.${format}` })),
  )
}

/** Pixels; pages show a narrower image as it is. */
export const smallestWithVariants = 640
/** CSS pixels that the widest picture of a page has. */
const widestImage = 1_200

/** A width of its own where the next smaller one would be visibly coarser than the page can show. */
function widthsOf(width: number): number[] {
  const below = widths.filter((one) => one <= width)
  const largest = below.at(-1) ?? width
  const hasOwn = width > smallestWithVariants && largest < widestImage && width > largest * 1.1
  return hasOwn ? [...below, width] : below
}

/** All keys of a file in the storage. */
export const keysOf = (hash: string): string[] => [
  originalKey(hash),
  ...[...widths, 0].flatMap((width) =>
    formats.map((format) => variantKey(hash, { width, format })),
  ),
]

interface Parts {
  storage: Storage
  tempFiles: TempFiles
  semaphore: Semaphore
}

/** Makes variants at their first request; concurrent requests for the same one share the work. */
export function createVariants(
  { clock, log }: Pick<Platform, 'clock' | 'log'>,
  { storage, tempFiles, semaphore }: Parts,
) {
  const share = createSingleFlight<void>()
  const failures = createFailures(clock)

  async function make(hash: string, size: Size): Promise<void> {
    await tempFiles.use((original) =>
      tempFiles.use(async (variant) => {
        const bytes = await storage.open(originalKey(hash))
        if (!bytes) throw notFound()
        await pipeline(bytes.stream, createWriteStream(original), {
          signal: AbortSignal.timeout(minute),
        })
        try {
          await writeVariant(original, variant, size)
        } catch (error) {
          log.warn({ err: error, variant: variantKey(hash, size) }, 'a variant was not made')
          failures.add(variantKey(hash, size))
          return
        }
        await storage.put(variantKey(hash, size), variant)
      }),
    )
  }

  return {
    /** Absent for a variant that could not be made, which is not tried again for an hour. */
    async open({ hash, width, height }: Dimensions, size: Size): Promise<StoredBytes | undefined> {
      const key = variantKey(hash, size)
      const made = await storage.open(key)
      if (made || failures.has(key)) return made
      const permits = permitsFor((width ?? 0) * (height ?? 0))
      await share(key, () => semaphore.run(() => make(hash, size), permits))
      return storage.open(key)
    },
  }
}

const maxFailures = 1_000

/** What has failed within the last hour. */
function createFailures(clock: Clock) {
  const endOf = new Map<string, number>()
  return {
    has: (key: string): boolean => (endOf.get(key) ?? 0) > clock.now().getTime(),
    add(key: string): void {
      if (endOf.size >= maxFailures) endOf.clear()
      endOf.set(key, clock.now().getTime() + hour)
    },
  }
}
