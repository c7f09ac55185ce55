import { crc32 } from 'node:zlib'
import type { FileType } from '../file-types.ts'

/**
 * Removes metadata about the photographer, time and place: EXIF, XMP, IPTC, comments, previews and
 * bytes after the end. Pixels and colour profile stay byte for byte; a rotating EXIF orientation
 * stays too. Returns undefined for a broken format.
 */
export function withoutMetadata(
  bytes: Buffer,
  type: FileType,
  orientation: number,
): Buffer | undefined {
  const exif = orientation > 1 ? exifOf(orientation) : undefined
  const parts = partsOf[type]?.(bytes, exif)
  return parts && Buffer.concat(parts)
}

type Parts = (bytes: Buffer, exif: Buffer | undefined) => Buffer[] | undefined

const partsOf: Partial<Record<FileType, Parts>> = {
  'image/jpeg': jpegParts,
  'image/png': pngParts,
  'image/webp': webpParts,
}

/** Makes a TIFF with one entry. */
function exifOf(orientation: number): Buffer {
  const tiff = Buffer.from(
    'II*\0\x08\0\0\0\x01\0\x12\x01\x03\0\x01\0\0\0\0\0\0\0\0\0\0\0',
    'latin1',
  )
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}

const endOfImage = Buffer.from([0xff, 0xd9])

function jpegParts(bytes: Buffer, exif: Buffer | undefined): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 2)]
  for (let at = 2; at + 2 <= bytes.length;) {
    const marker = bytes.readUInt8(at + 1)
    if (bytes[at] !== 0xff) return undefined
    if (marker === 0xd9) return [...withExif(parts, exif), endOfImage]
    if (at + 4 > bytes.length) return undefined
    let end = at + 2 + bytes.readUInt16BE(at + 2)
    if (isKeptSegment(marker, bytes.toString('latin1', at + 4, at + 16))) {
      if (marker === 0xda) end = endOfScan(bytes, end)
      parts.push(bytes.subarray(at, end))
    }
    at = end
  }
  return undefined
}

/**
 * Keeps tables and scans; of the application segments, JFIF, Adobe's colours and the colour
 * profile.
 */
function isKeptSegment(marker: number, name: string): boolean {
  if (marker === 0xe2) return name.startsWith('ICC_PROFILE')
  return marker === 0xe0 || marker === 0xee || (marker < 0xe0 && marker >= 0xc0)
}

/** Finds the end of compressed data, in which 0xff is followed by 0 or is a restart marker. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    const isData = next === 0 || next === 0xff || (next && next >= 0xd0 && next <= 0xd7)
    if (!isData) return at
  }
  return bytes.length
}

function withExif(parts: Buffer[], exif: Buffer | undefined): Buffer[] {
  if (!exif) return parts
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif])
  const head = Buffer.from([0xff, 0xe1, 0, content.length + 2])
  const isJfif = parts[1]?.[1] === 0xe0
  return parts.toSpliced(isJfif ? 2 : 1, 0, head, content)
}

/** The chunks that affect pixels; critical chunks begin with a capital. */
const keptChunk =
  /^(?:[A-Z]|(?:cHRM|cICP|gAMA|iCCP|mDCV|cLLI|sBIT|sRGB|bKGD|hIST|tRNS|pHYs|sPLT|acTL|fcTL|fdAT)$)/

function pngParts(bytes: Buffer, exif: Buffer | undefined): Buffer[] | undefined {
  const parts = [bytes.subarray(0, 8)]
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    if (keptChunk.test(type)) parts.push(bytes.subarray(at, end))
    if (type === 'IHDR' && exif) parts.push(...pngChunk('eXIf', exif))
    if (type === 'IEND') return parts
    at = end
  }
  return undefined
}

function pngChunk(type: string, content: Buffer): Buffer[] {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return [length, body, sum]
}

const keptPart = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'])
const webpFlags = { exif: 0x08, xmp: 0x04 }

function webpParts(bytes: Buffer, exif: Buffer | undefined): Buffer[] | undefined {
  const parts: Buffer[] = []
  const whole = Math.min(bytes.length, 8 + bytes.readUInt32LE(4))
  let at = 12
  for (; at + 8 <= whole;) {
    const size = bytes.readUInt32LE(at + 4)
    const end = at + 8 + size + (size % 2)
    const name = bytes.toString('latin1', at, at + 4)
    const part = Buffer.from(bytes.subarray(at, end))
    if (name === 'VP8X')
      part[8] = ((part[8] ?? 0) & ~webpFlags.exif & ~webpFlags.xmp) | (exif ? webpFlags.exif : 0)
    if (keptPart.has(name)) parts.push(part)
    at = end
  }
  if (at !== whole) return undefined
  if (exif) {
    const head = Buffer.from('EXIF\0\0\0\0', 'latin1')
    head.writeUInt32LE(exif.length, 4)
    parts.push(head, exif)
  }
  const riff = Buffer.from(bytes.subarray(0, 12))
  riff.writeUInt32LE(4 + parts.reduce((sum, { length }) => sum + length, 0), 4)
  return [riff, ...parts]
}
