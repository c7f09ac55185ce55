import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { LibraryFile } from '../contract.ts'
import { Consequences } from './delete-files.tsx'

const fileOf = (used: number, size = 1): LibraryFile => ({
  id: 'f1',
  name: 'anchors.png',
  url: '/files/anchors.png',
  mimeType: 'image/png',
  size,
  createdAt: '2026-01-15T09:30:00.000Z',
  updatedAt: '2026-01-15T09:30:00.000Z',
  alt: {},
  variants: [],
  used,
})

const tooLarge = 10 ** 9
const inUse = fileOf(2)

test.each([
  [[fileOf(0, tooLarge)], [], 'because the file is too large to keep.'],
  [[fileOf(0, tooLarge), fileOf(0)], [], 'because the files are too large to keep.'],
  [[fileOf(0)], [inUse], 'This file is in use and will not be deleted:'],
  [[fileOf(0)], [inUse, inUse], 'These files are in use and will not be deleted:'],
  [[], [inUse], 'First remove it from the items that use it:'],
  [[], [inUse, inUse], 'First remove them from the items that use them:'],
])('the question before a deletion is in the right number (%#)', (unused, used, text) => {
  const html = renderToStaticMarkup(<Consequences unused={unused} inUse={used} />)
  expect(html).toContain(text)
})
