import { join } from 'node:path'
import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pressKit } from '../press-kit.ts'

const root = join(import.meta.dirname, '../../../..')

/** The files of an archive, read from its directory at the end. */
function filesOf(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(archive.length - 6)
  for (let left = archive.readUInt16LE(archive.length - 12); left > 0; left--) {
    const [size, length] = [archive.readUInt32LE(at + 20), archive.readUInt16LE(at + 28)]
    const from = archive.readUInt32LE(at + 42) + 30 + length
    const name = archive.toString('utf8', at + 46, at + 46 + length)
    files.set(name, inflateRawSync(archive.subarray(from, from + size)))
    at += 46 + length
  }
  return files
}

test('the press kit holds mark, colours and drawings, and is the same each time', async () => {
  const [once, again] = await Promise.all([pressKit(root), pressKit(root)])
  expect(once.equals(again)).toBe(true)
  const files = filesOf(once)
  expect([...files.keys()]).toEqual([
    'README.txt',
    'colours.txt',
    'logo/mark-on-paper.svg',
    'logo/mark-on-ink.svg',
    'logo/mark-on-paper.png',
    'logo/mark-on-ink.png',
    'drawings/crossing.png',
    'drawings/hall.png',
  ])
  expect(String(files.get('colours.txt'))).toMatch(/^(#[\da-f]{6} {2}.+\n){6}$/)
  expect(String(files.get('logo/mark-on-ink.svg'))).toContain('stroke="#f7f8f5"')
  for (const [name, content] of files)
    if (name.endsWith('.png')) expect(content.toString('latin1', 1, 4), name).toBe('PNG')
}, 60_000)
