import { crc32, deflateRawSync } from 'node:zlib'

const mainPart = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
}

/** An Office file of its two parts that matter, and of others where they are given. */
export function officeFile(
  kind: keyof typeof mainPart,
  others: Record<string, Buffer> = {},
  name = `file.${kind}`,
): File {
  const parts = {
    '[Content_Types].xml': Buffer.from('<Types/>'),
    [mainPart[kind]]: Buffer.from('<document/>'),
    ...others,
  }
  return new File([new Uint8Array(zip(parts))], name)
}

export function zip(parts: Record<string, Buffer>): Buffer {
  const local: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(parts)) {
    const packed = deflateRawSync(content)
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt16LE(8, 4)
    common.writeUInt32LE(crc32(content), 10)
    common.writeUInt32LE(packed.length, 14)
    common.writeUInt32LE(content.length, 18)
    common.writeUInt16LE(Buffer.byteLength(name), 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const entry = [Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]
    local.push(...entry)
    directory.push(Buffer.from('PK\x01\x02\x14\0'), common, place, Buffer.from(name))
    offset += Buffer.concat(entry).length
  }
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(Object.keys(parts).length, 8)
  end.writeUInt16LE(Object.keys(parts).length, 10)
  end.writeUInt32LE(Buffer.concat(directory).length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...local, ...directory, end])
}
