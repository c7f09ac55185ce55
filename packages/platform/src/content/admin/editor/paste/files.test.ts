import { expect, test } from 'vitest'
import { filesOn, named, sortFiles } from './files.ts'

const file = (name: string, type = '') => new File(['x'], name, { type })
const clipboard = (files: File[], html = '') =>
  ({ files, getData: () => html }) as unknown as DataTransfer

test('every file that is not an image for a text is refused with its name, the reason and what to do', () => {
  const good = [file('Gate.png', 'image/png'), file('Aisle 3.5', 'image/jpeg')]
  const large = Object.defineProperty(file('Large.jpg'), 'size', { value: 60 * 1024 * 1024 })
  const others = ['Plan.pdf', 'Logo.svg', 'Loop.gif', 'Phone.HEIC', 'Clip.mp4'].map((name) =>
    file(name),
  )
  const { images, refused } = sortFiles([good[0]!, ...others, large, good[1]!])
  expect(images).toEqual(good)
  const choose = 'files are not accepted here. Choose a PNG, JPEG, WebP or AVIF image.'
  expect(refused).toEqual([
    `“Plan.pdf” was not uploaded: PDF ${choose}`,
    `“Logo.svg” was not uploaded: SVG ${choose}`,
    `“Loop.gif” was not uploaded: GIF ${choose}`,
    `“Phone.HEIC” was not uploaded: HEIC ${choose}`,
    `“Clip.mp4” was not uploaded: MP4 ${choose}`,
    '“Large.jpg” was not uploaded: it is larger than 50 MB (its size is 60 MB). Compress it or choose a smaller file.',
  ])
})

test('an image that Office puts beside copied text or cells is not a file', () => {
  const files = [file('image.png', 'image/png')]
  expect(filesOn(clipboard(files))).toEqual(files)
  expect(filesOn(clipboard(files, '<img src="https://a.example/x.png">'))).toEqual(files)
  expect(filesOn(clipboard(files, '<p>Text</p>'))).toEqual([])
  expect(filesOn(clipboard(files, '<table><tr><td></td></tr></table>'))).toEqual([])
  expect(filesOn(null)).toEqual([])
})

test('an image without a name of its own is named after the time; a refused file keeps its name', () => {
  const name = (one: File) => named(one, new Date('2026-03-01T08:05:09Z')).name
  expect(name(file('image.png', 'image/jpeg'))).toBe('pasted-2026-03-01-080509.jpg')
  expect(name(file('', 'image/webp'))).toBe('pasted-2026-03-01-080509.webp')
  expect(name(file('Gate.png', 'image/png'))).toBe('Gate.png')
  expect(name(file('image.heic', 'image/heic'))).toBe('image.heic')
})
