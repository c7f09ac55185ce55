import { open } from 'node:fs/promises'
import type { FileType } from './file-types.ts'
import { officeTypeOf } from './office-files.ts'

/** Bytes in which the signatures of all types fit. */
const enough = 4_096

/** The type of a file by its bytes; absent where the library does not accept it. */
export async function typeOfFile(path: string): Promise<FileType | undefined> {
  const file = await open(path)
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(enough), 0, enough, 0)
    const start = buffer.subarray(0, bytesRead)
    return start.indexOf('PK\x03\x04', 0, 'latin1') === 0
      ? await officeTypeOf(file)
      : typeOfStart(start)
  } finally {
    await file.close()
  }
}

function typeOfStart(start: Buffer): FileType | undefined {
  const text = (from: number, to: number) => start.toString('latin1', from, to)
  if (text(0, 8) === '\x89PNG\r\n\x1a\n' && text(12, 16) === 'IHDR') return 'image/png'
  if (text(0, 3) === '\xff\xd8\xff') return 'image/jpeg'
  if (text(0, 4) === 'RIFF' && text(8, 15) === 'WEBPVP8') return 'image/webp'
  if (/^%PDF-[12]\.\d/.test(text(0, 8))) return 'application/pdf'
  if (text(4, 8) === 'ftyp') return typeOfBrand(text(8, 12))
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return isWebm(start) ? 'video/webm' : undefined
  return undefined
}

/** By the major brand of ISO BMFF, which HEIC and QuickTime use too. */
function typeOfBrand(brand: string): FileType | undefined {
  if (brand === 'avif') return 'image/avif'
  return /^(?:iso[m2-9]|mp4[12]|avc1|M4V |M4VH|dash|MSNV)$/.test(brand) ? 'video/mp4' : undefined
}

/** Matroska has the same signature; the element DocType tells them apart. */
function isWebm(start: Buffer): boolean {
  const docType = start.indexOf(Buffer.from([0x42, 0x82, 0x84]))
  return (
    docType > 0 && docType < 64 && start.toString('latin1', docType + 3, docType + 7) === 'webm'
  )
}
