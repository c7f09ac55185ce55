import { expect, test } from 'vitest'
import { lengthIn } from './film-length.ts'

const box = (type: string, content: Buffer) => {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

test('the length of a film is read from its header, and from nothing else', () => {
  const header = Buffer.alloc(100)
  header.writeUInt32BE(600, 12)
  header.writeUInt32BE(9_000, 16)
  const film = Buffer.concat([
    box('ftyp', Buffer.from('isom')),
    box('moov', box('mvhd', header)),
    box('mdat', Buffer.from('moving')),
  ])
  expect(lengthIn(film)).toBe(15)
  expect(lengthIn(film.subarray(0, 50))).toBeUndefined()
  expect(lengthIn(box('mdat', Buffer.from('moving')))).toBeUndefined()
})

test('a long film counts its length in eight bytes', () => {
  const header = Buffer.alloc(112)
  header.writeUInt8(1)
  header.writeUInt32BE(1_000, 20)
  header.writeBigUInt64BE(7_200_000n, 24)
  expect(lengthIn(box('moov', box('mvhd', header)))).toBe(7_200)
})
