import { open } from 'node:fs/promises'
import { isFileType, type FileType } from '../file-types.ts'
import { readOffice } from './office-files.ts'

/** Bytes in which the signatures of all types fit. */
const enough = 4_100

/** The names of one accepted type that the detector tells apart. */
const sameType: Readonly<Record<string, FileType>> = {
  'image/apng': 'image/png',
  'video/x-m4v': 'video/mp4',
  'video/3gpp': 'video/mp4',
  'video/3gpp2': 'video/mp4',
}

type Found = { type: FileType } | { macros: true } | { found?: string | undefined }

/** What the bytes of a file are: an accepted type, or the name of what they are instead. */
export async function typeOfFile(path: string): Promise<Found> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(enough), 0, enough, 0)
    const start = buffer.subarray(0, bytesRead)
    const isZip = start.indexOf('PK\x03\x04', 0, 'latin1') === 0
    if (!isZip) return await typeOfStart(start)
    return (await declaresMacros(path)) ? { macros: true } : await readOffice(file)
  } finally {
    await file.close()
  }
}

/** The part with the macros can have any name, while the type of the document says that there are some. */
async function declaresMacros(path: string): Promise<boolean> {
  const { fileTypeFromFile } = await import('file-type')
  const found = await fileTypeFromFile(path).catch(() => undefined)
  return found?.mime.includes('macroenabled') ?? false
}

async function typeOfStart(start: Buffer): Promise<Found> {
  if (hasAvifBrand(start)) return { type: 'image/avif' }
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(start)
  const type = found && (sameType[found.mime] ?? found.mime)
  if (type && type !== 'application/pdf' && isFileType(type)) return { type }
  // A program or an image with the header of a PDF further on is what its first bytes say.
  const isUnknown = !type || type === 'application/pdf'
  return isUnknown && isPdf(start)
    ? { type: 'application/pdf' }
    : { found: found?.ext.toUpperCase() }
}

/** Any image of ISO BMFF whose compatible brands name AVIF: its major brand may be `mif1`. */
function hasAvifBrand(start: Buffer): boolean {
  if (start.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands = start.toString('latin1', 8, Math.min(start.readUInt32BE(0), start.length))
  return (brands.match(/.{4}/gs) ?? []).some((brand) => brand === 'avif' || brand === 'avis')
}

/** Viewers look for the header in so many bytes. */
const pdfHeaderBytes = 1_024

/** A byte order mark or other bytes may stand before the header, but no markup. */
function isPdf(start: Buffer): boolean {
  const text = start.toString('latin1', 0, pdfHeaderBytes)
  const at = text.search(/%PDF-[12]\./)
  return at === 0 || (at > 0 && !/^[\s\xef\xbb\xbf]*</.test(text))
}
