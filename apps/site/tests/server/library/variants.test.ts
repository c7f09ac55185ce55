import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { socialImageOf, imageOf } from '@repo/platform/library/server/page-images.ts'
import { originalKey, variantsOf } from '@repo/platform/library/server/variants.ts'
import { picture, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const rowOf = async (id: string) => {
  const { db } = site.product.platform.store
  const rows = db.selectFrom('library_file').selectAll().where('id', '=', id)
  return rows.executeTakeFirstOrThrow()
}

test.each([
  ['taller than AVIF and WebP hold', 400, 60_000, ['320.jpeg']],
  ['whose smaller width AVIF alone holds', 700, 35_840, ['320.avif', '320.jpeg', '640.jpeg']],
  ['wide', 20_000, 400, undefined],
])(
  'every variant listed of an image %s can be fetched',
  async (_, width, height, names) => {
    const file = await picture('jpeg', { width, height })
    const { id, url, variants } = await upload(site, file)
    if (names) expect(variants.map((one) => one.url.split('/').at(-1))).toEqual(names)
    for (const one of variants) {
      const answer = await site.request(one.url, { as: 'viewer' })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        200,
        `image/${one.format}`,
      ])
      expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(one.width)
    }
    // An address that a page listed before answers at once.
    if (names) expect((await site.request(url.replace(/[^/]+$/, '320.webp'))).status).toBe(404)
    const row = await rowOf(id)
    expect(socialImageOf(row, '')).toBeUndefined()
    for (const { srcSet } of imageOf(row, 'full')?.sources ?? [])
      expect(srcSet.split(', ')).toHaveLength(imageOf(row, 'full')!.srcSet.split(', ').length)
  },
  60_000,
)

test('a tall image is offered on pages as it can be shown: no format that lacks a width', () => {
  const file = { hash: 'a'.repeat(32), mime_type: 'image/jpeg', alpha: false } as const
  const tall = { ...file, width: 700, height: 35_840, name: 'a.jpg' }
  const image = imageOf({ ...tall } as Parameters<typeof imageOf>[0], 'large')!
  expect(image.sources).toEqual([])
  expect(image.srcSet).toBe(
    [320, 640].map((width) => `/library/${file.hash}/${width}.jpeg ${width}w`).join(', '),
  )
})

test('an image between two widths has a variant of its own width where pages are wider', () => {
  const widthsOf = (width: number) => [
    ...new Set(
      variantsOf({
        hash: 'a'.repeat(32),
        mime_type: 'image/jpeg',
        alpha: false,
        original_only: 'no',
        width,
        height: 400,
      }).map((one) => one.width),
    ),
  ]
  expect(widthsOf(800)).toEqual([320, 640, 800])
  expect(widthsOf(1_000)).toEqual([320, 640, 960])
  expect(widthsOf(1_500)).toEqual([320, 640, 960, 1_280])
})

test('where a variant cannot be made, the original is sent, and it is not tried again', async () => {
  const file = await upload(site, await picture('jpeg'))
  const { hash } = await rowOf(file.id)
  const { DATA_DIR } = site.product.platform.config
  const original = join(DATA_DIR, 'files', originalKey(hash))
  const whole = await picture('jpeg')
  writeFileSync(original, Buffer.from(await file_bytes(whole)).subarray(0, 300))
  const address = file.variants[0]!.url
  const first = await site.request(address, { as: 'viewer' })
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
  // What could be made now is not looked at for an hour.
  writeFileSync(original, await file_bytes(whole))
  const second = await site.request(address, { as: 'viewer' })
  expect(second.headers.get('content-type')).toBe('image/jpeg')
  const other = await site.request(file.variants[1]!.url, { as: 'viewer' })
  expect(other.headers.get('content-type')).toBe('image/webp')
})

const file_bytes = async (file: File) => Buffer.from(await file.arrayBuffer())
