import { boxesIn } from '@repo/platform/library/server/iso-boxes.ts'
import { openStorage } from '@repo/platform/library/server/open-storage.ts'
import type { LibraryFileRow } from '@repo/platform/library/server/table.ts'
import { originalKey } from '@repo/platform/library/server/variants.ts'
import type { Config } from '@repo/platform/server/config.ts'

/** In these bytes an MP4 for the web has the header of the film. */
const headBytes = 65_536

/** By the hash of the bytes, which never change. */
const known = new Map<string, number | undefined>()
const most = 500

/** How many seconds a film of the library plays; undefined where its beginning does not say it. */
export async function lengthOf(
  config: Config,
  { hash, mime_type, size }: LibraryFileRow,
): Promise<number | undefined> {
  if (mime_type !== 'video/mp4') return undefined
  if (!known.has(hash)) {
    const range = { start: 0, end: Math.min(size, headBytes) - 1 }
    const bytes = await openStorage(config).open(originalKey(hash), range)
    if (known.size > most) known.clear()
    if (!bytes) return undefined
    known.set(hash, lengthIn(Buffer.concat(await bytes.stream.toArray())))
  }
  return known.get(hash)
}

/** Reads the box `mvhd`: ticks a second, and how many of them. */
export function lengthIn(head: Buffer): number | undefined {
  const moov = boxesIn(head).find(({ type }) => type === 'moov')
  const header = moov && boxesIn(moov.content).find(({ type }) => type === 'mvhd')?.content
  if (!header || header.length < 32) return undefined
  const isLong = header[0] === 1
  const rate = header.readUInt32BE(isLong ? 20 : 12)
  const ticks = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16)
  return rate && ticks ? ticks / rate : undefined
}
