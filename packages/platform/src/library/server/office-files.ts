import type { FileHandle } from 'node:fs/promises'
import type { FileType } from '../file-types.ts'

const endRecord = { signature: 0x06054b50, length: 22, maxCommentLength: 65_535 }
const directoryEntry = { signature: 0x02014b50, length: 46 }
/** Enough for a zip of some thousand parts. */
const maxDirectoryBytes = 1_048_576

const office = 'application/vnd.openxmlformats-officedocument'
const mainParts: readonly [part: RegExp, type: FileType][] = [
  [/^word\/document\d*\.xml$/, `${office}.wordprocessingml.document`],
  [/^xl\/workbook\d*\.xml$/, `${office}.spreadsheetml.sheet`],
  [/^ppt\/presentation\d*\.xml$/, `${office}.presentationml.presentation`],
]

type Office = { type: FileType } | { macros: true } | { found: string }

const notOffice = { found: 'ZIP or damaged Office' } as const

/** The type of an Office file, by the names in its zip. */
export async function readOffice(file: FileHandle): Promise<Office> {
  const names = await listNames(file)
  if (!names?.includes('[Content_Types].xml')) return notOffice
  if (names.some((name) => /(?:^|\/)vbaProject\.bin$/i.test(name))) return { macros: true }
  const types = mainParts.flatMap(([part, type]) =>
    names.some((name) => part.test(name)) ? [type] : [],
  )
  const [type, ...more] = types
  return type !== undefined && !more.length ? { type } : notOffice
}

async function listNames(file: FileHandle): Promise<string[] | undefined> {
  const { size } = await file.stat()
  const tailLength = Math.min(size, endRecord.length + endRecord.maxCommentLength)
  const tail = await readAt(file, size - tailLength, tailLength)
  const end = findEnd(tail)
  if (end === undefined) return undefined
  const length = tail.readUInt32LE(end + 12)
  const offset = tail.readUInt32LE(end + 16)
  const isInside = offset + length <= size - tailLength + end
  if (!isInside || length > maxDirectoryBytes) return undefined
  return namesIn(await readAt(file, offset, length))
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - endRecord.length; at >= 0; at -= 1) {
    if (tail.readUInt32LE(at) !== endRecord.signature) continue
    if (at + endRecord.length + tail.readUInt16LE(at + 20) === tail.length) return at
  }
  return undefined
}

function namesIn(directory: Buffer): string[] | undefined {
  const names: string[] = []
  for (let at = 0; at < directory.length;) {
    const isEntry = at + directoryEntry.length <= directory.length
    if (!isEntry || directory.readUInt32LE(at) !== directoryEntry.signature) return undefined
    const name = at + directoryEntry.length
    const end = name + directory.readUInt16LE(at + 28)
    names.push(directory.toString('utf8', name, end))
    at = end + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
  }
  return names
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}
