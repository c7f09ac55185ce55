import { required } from '@repo/platform/values/required.ts'

/** The tables of a TrueType file, by tag. */
export type Sfnt = Map<string, Buffer>

export function readSfnt(file: Buffer): Sfnt {
  const tables: Sfnt = new Map()
  for (let at = 12; at < 12 + 16 * file.readUInt16BE(4); at += 16) {
    const start = file.readUInt32BE(at + 8)
    tables.set(
      file.toString('latin1', at, at + 4),
      Buffer.from(file.subarray(start, start + file.readUInt32BE(at + 12))),
    )
  }
  return tables
}

/** Checksums stay zero: browsers ignore them and the subsetter rewrites them. */
export function writeSfnt(tables: Sfnt): Buffer {
  const tags = [...tables.keys()].sort()
  const head = Buffer.alloc(12 + 16 * tags.length)
  head.writeUInt32BE(0x00010000, 0)
  head.writeUInt16BE(tags.length, 4)
  const parts = [head]
  let at = head.length
  tags.forEach((tag, index) => {
    const table = required(tables.get(tag), tag)
    const entry = 12 + 16 * index
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(at, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    at += padded.length
  })
  return Buffer.concat(parts)
}

/** Glyph index by code point, read from the segments of format 4. */
export function readCmap(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>()
  const start = cmap.readUInt32BE(8)
  if (cmap.readUInt16BE(start) !== 4) throw new Error('the first cmap table is not of format 4')
  const segments = cmap.readUInt16BE(start + 6) / 2
  const word = (column: number, segment: number) =>
    start + 14 + 2 * (column * segments + segment) + (column > 0 ? 2 : 0)
  for (let segment = 0; segment < segments; segment++) {
    const last = cmap.readUInt16BE(word(0, segment))
    const first = cmap.readUInt16BE(word(1, segment))
    const delta = cmap.readUInt16BE(word(2, segment))
    const offset = cmap.readUInt16BE(word(3, segment))
    for (let code = first; code <= last && code < 0xffff; code++) {
      const listed = () => cmap.readUInt16BE(word(3, segment) + offset + 2 * (code - first))
      const glyph = offset === 0 ? code : listed()
      if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff)
    }
  }
  return glyphs
}

export function writeCmap(glyphs: Map<number, number>): Buffer {
  const codes = [...glyphs.keys()].sort((a, b) => a - b)
  const cmap = Buffer.alloc(12 + 16 + 12 * codes.length)
  cmap.writeUInt16BE(1, 2)
  cmap.writeUInt16BE(3, 4)
  cmap.writeUInt16BE(10, 6)
  cmap.writeUInt32BE(12, 8)
  cmap.writeUInt16BE(12, 12)
  cmap.writeUInt32BE(cmap.length - 12, 16)
  cmap.writeUInt32BE(codes.length, 24)
  codes.forEach((code, index) => {
    const at = 28 + 12 * index
    cmap.writeUInt32BE(code, at)
    cmap.writeUInt32BE(code, at + 4)
    cmap.writeUInt32BE(required(glyphs.get(code), `the glyph of ${code}`), at + 8)
  })
  return cmap
}

/** Glyph index by name, from a `post` table of version 2. */
export function readGlyphNames(post: Buffer): Map<string, number> {
  const count = post.readUInt16BE(32)
  const names: string[] = []
  for (let at = 34 + 2 * count; at < post.length; at += post.readUInt8(at) + 1)
    names.push(post.toString('latin1', at + 1, at + 1 + post.readUInt8(at)))
  const glyphs = new Map<string, number>()
  for (let glyph = 0; glyph < count; glyph++) {
    const name = names[post.readUInt16BE(34 + 2 * glyph) - 258]
    if (name) glyphs.set(name, glyph)
  }
  return glyphs
}
