import { join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { renderNames } from '@repo/pictures/renders/names.ts'
import { pressKit } from '../press-kit.ts'

const root = join(import.meta.dirname, '../../../..')

test('the press kit holds mark, colours, drawings and illustrations, and is the same each time', async () => {
  const [once, again] = await Promise.all([pressKit(root), pressKit(root)])
  expect(once.equals(again)).toBe(true)
  const files = unzipSync(once)
  expect(Object.keys(files)).toEqual([
    'README.txt',
    'colours.txt',
    'logo/logo-on-paper.svg',
    'logo/logo-on-ink.svg',
    'logo/logo-on-paper.png',
    'logo/logo-on-ink.png',
    'logo/mark-on-paper.svg',
    'logo/mark-on-ink.svg',
    'logo/mark-on-paper.png',
    'logo/mark-on-ink.png',
    'drawings/crossing.png',
    'drawings/hall.png',
    ...renderNames.map((name) => `illustrations/${name}.jpg`),
  ])
  expect(strFromU8(files['colours.txt']!)).toMatch(/^(#[\da-f]{6} {2}.+\n){6}$/)
  expect(strFromU8(files['logo/mark-on-ink.svg']!)).toContain('stroke="#f7f8f5"')
  expect(strFromU8(files['logo/logo-on-ink.svg']!)).toContain('#f7f8f5')
  for (const [name, content] of Object.entries(files))
    if (name.endsWith('.png')) expect(strFromU8(content.subarray(1, 4)), name).toBe('PNG')
}, 60_000)
