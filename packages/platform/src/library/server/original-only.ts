import { open } from 'node:fs/promises'
import type { Stored } from '#src/rest/stored-option.ts'
import type { OriginalOnly } from '../contract.ts'
import { boxesIn } from './iso-boxes.ts'
import type { LibraryFileRow } from './table.ts'

/** Bytes from the start of a file in which its header is looked for. */
export const headerBytes = 1_048_576

/** Why variants of an image would lose what its original shows; undefined for an image that keeps it. */
export function originalOnlyOf(start: Buffer, mimeType: string): OriginalOnly | undefined {
  return readers[mimeType]?.(start)
}

/** The same for the file at the path. */
export async function originalOnlyAt(
  path: string,
  mimeType: string,
): Promise<OriginalOnly | undefined> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(headerBytes), 0, headerBytes, 0)
    return originalOnlyOf(buffer.subarray(0, bytesRead), mimeType)
  } finally {
    await file.close()
  }
}

/** What is stored of it. */
export const originalOnlyIn = ({
  original_only: stored,
}: Pick<LibraryFileRow, 'original_only'>): Stored<OriginalOnly> | undefined =>
  stored === null || stored === 'no' ? undefined : stored

type Reader = (start: Buffer) => OriginalOnly | undefined

const readers: Readonly<Record<string, Reader>> = {
  'image/webp': webp,
  'image/png': png,
  'image/avif': avif,
}

const webpAnimation = 0x02

/** A file without the chunk VP8X has one frame. */
function webp(start: Buffer): OriginalOnly | undefined {
  const isExtended = start.length > 20 && start.toString('latin1', 12, 16) === 'VP8X'
  return isExtended && start.readUInt8(20) & webpAnimation ? 'animated' : undefined
}

/** As ITU-T H.273 numbers them: those that decoders treat like sRGB. */
const plain = {
  primaries: new Set([1, 2, 5, 6, 7]),
  transfers: new Set([1, 2, 6, 13, 14, 15]),
}

const hasPlainColours = (primaries: number, transfer: number): boolean =>
  plain.primaries.has(primaries) && plain.transfers.has(transfer)

function png(start: Buffer): OriginalOnly | undefined {
  for (let at = 8; at + 12 <= start.length; at += 12 + start.readUInt32BE(at)) {
    const type = start.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') return undefined
    if (type === 'acTL' && start.readUInt32BE(at + 8) > 1) return 'animated'
    if (type === 'cICP' && !hasPlainColours(start.readUInt8(at + 8), start.readUInt8(at + 9)))
      return 'appearance'
  }
  return undefined
}

/** Bit of the third byte of `av1C`: the image has no colour planes. */
const monochrome = 0x10

/** Properties of images that browsers and the encoder of variants read differently. */
const otherwiseRead = new Set(['clap', 'a1op', 'a1lx', 'lsel'])

function avif(start: Buffer): OriginalOnly | undefined {
  const [first, ...others] = boxesIn(start)
  if (first?.content.toString('latin1').match(/.{4}/gs)?.includes('avis')) return 'animated'
  const meta = others.find(({ type }) => type === 'meta')?.content.subarray(4)
  const iprp = meta && boxesIn(meta).find(({ type }) => type === 'iprp')?.content
  const ipco = iprp && boxesIn(iprp).find(({ type }) => type === 'ipco')?.content
  const properties = ipco ? boxesIn(ipco) : []
  const planes = properties.filter(({ type }) => type === 'av1C')
  const isChanged =
    properties.some(
      ({ type, content }) => otherwiseRead.has(type) || hasOtherColours(type, content),
    ) ||
    // Transparency is an image without colour planes beside one that has them.
    (planes.length > 0 && planes.every(({ content }) => (content[2] ?? 0) & monochrome))
  return isChanged ? 'appearance' : undefined
}

const hasOtherColours = (type: string, content: Buffer): boolean =>
  type === 'colr' &&
  content.length >= 8 &&
  content.toString('latin1', 0, 4) === 'nclx' &&
  !hasPlainColours(content.readUInt16BE(4), content.readUInt16BE(6))
