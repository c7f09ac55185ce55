import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutMetadata } from './without-metadata.ts'

const image = () => sharp({ create: { width: 9, height: 7, channels: 3, background: '#0b6' } })

test.each([
  ['image/jpeg', () => image().jpeg()],
  ['image/png', () => image().png()],
  ['image/webp', () => image().webp()],
] as const)(
  '%s that ends early is refused at every length and never throws',
  async (type, encode) => {
    const bytes = await encode()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer()
    const shortest = 12
    for (let length = shortest; length < bytes.length; length++)
      for (const orientation of [1, 6])
        expect(() => withoutMetadata(bytes.subarray(0, length), type, orientation)).not.toThrow()
    expect(withoutMetadata(bytes, type, 1)?.includes('somebody')).toBe(false)
  },
)

test('a WebP whose extended header is empty keeps its other parts', () => {
  const bytes = Buffer.from('RIFF\x14\0\0\0WEBPVP8X\0\0\0\0VP8L\0\0\0\0', 'latin1')
  expect(withoutMetadata(bytes, 'image/webp', 1)).toEqual(bytes)
})
