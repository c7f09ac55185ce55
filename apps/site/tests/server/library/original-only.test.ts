import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectStored } from '@repo/platform/library/server/inspect-stored.ts'
import { openStorage } from '@repo/platform/library/server/open-storage.ts'
import { originalOnlyOf } from '@repo/platform/library/server/original-only.ts'
import { imageOf, socialImageOf } from '@repo/platform/library/server/page-images.ts'
import { recordUsage } from '@repo/platform/library/server/usage.ts'
import { picture, upload } from '#tests/support/library.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const bytesOf = async (file: File) => Buffer.from(await file.arrayBuffer())
const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)
const rowOf = (id: string) =>
  site.product.platform.store.db
    .selectFrom('library_file')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

async function animatedWebp(): Promise<Buffer> {
  const frames = await Promise.all(
    ['red', 'blue', 'lime'].map((background) =>
      sharp({ create: { width: 700, height: 300, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

/** With a chunk behind its header. */
function withChunk(png: Buffer, type: string, content: readonly number[]): Buffer {
  const typed = Buffer.concat([Buffer.from(type), Buffer.from(content)])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(typed))
  return Buffer.concat([png.subarray(0, 33), length, typed, sum, png.subarray(33)])
}

const png = async () => bytesOf(await picture('png'))

/** An AVIF whose colours are said to be others: primaries and transfer, as ITU-T H.273 numbers them. */
async function avif(primaries: number, transfer: number): Promise<Buffer> {
  const canvas = { width: 700, height: 350, channels: 3, background: 'teal' } as const
  const bytes = await sharp({ create: canvas }).withIccProfile('p3').avif().toBuffer()
  // The numbers take the place of the profile.
  const at = bytes.indexOf('colrrICC') + 4
  bytes.write('nclx', at, 'latin1')
  bytes.set([0, primaries, 0, transfer, 0, 9, 0x80], at + 4)
  return bytes
}

test.each([
  ['an animated WebP', animatedWebp, 'a.webp', 'animated'],
  [
    'an animated PNG',
    async () => withChunk(await png(), 'acTL', [0, 0, 0, 2, 0, 0, 0, 0]),
    'a.apng',
    'animated',
  ],
  ['a PNG in PQ', async () => withChunk(await png(), 'cICP', [9, 16, 0, 1]), 'a.png', 'appearance'],
  ['an AVIF in PQ', () => avif(9, 16), 'a.avif', 'appearance'],
  ['an AVIF in HLG', () => avif(9, 18), 'b.avif', 'appearance'],
  [
    'a JPEG in CMYK without a profile',
    async () =>
      sharp(await png())
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    'a.jpg',
    'appearance',
  ],
] as const)('pages show the original of %s, bytes and all', async (_, make, name, reason) => {
  const bytes = await make()
  const item = await upload(site, fileOf(bytes, name))
  expect(item).toMatchObject({ originalOnly: reason, variants: [], size: bytes.length })
  const row = await rowOf(item.id)
  expect(imageOf(row, 'full')).toMatchObject({ src: item.url, srcSet: '', sources: [] })
  expect(socialImageOf(row, '')).toBeUndefined()
  // The address of a variant that a page has named before.
  for (const address of [item.url, item.url.replace(/[^/]+$/, '320.webp')]) {
    const answer = await site.request(address, { as: 'viewer' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, item.mimeType])
    expect(await bytesOf((await answer.blob()) as File)).toEqual(bytes)
  }
})

test.each([
  ['a PNG with sRGB by number', async () => withChunk(await png(), 'cICP', [1, 13, 0, 1]), 'a.png'],
  ['an AVIF', async () => bytesOf(await picture('avif')), 'a.avif'],
  [
    'an AVIF with transparency',
    async () => bytesOf(await picture('avif', { alpha: true })),
    'b.avif',
  ],
  ['a WebP', async () => bytesOf(await picture('webp')), 'a.webp'],
] as const)('%s has variants', async (_, make, name) => {
  const item = await upload(site, fileOf(await make(), name))
  expect(item).not.toHaveProperty('originalOnly')
  expect(item.variants).toHaveLength(6)
})

test('an AVIF without colour planes, of layers, or cropped keeps its original alone', async () => {
  const box = (type: string, ...content: Buffer[]) => {
    const whole = Buffer.concat([Buffer.alloc(4), Buffer.from(type), ...content])
    whole.writeUInt32BE(whole.length)
    return whole
  }
  const planes = (flags: number) => box('av1C', Buffer.from([0x81, 0, flags, 0]))
  const withProperties = (...properties: Buffer[]) =>
    Buffer.concat([
      box('ftyp', Buffer.from('avif\0\0\0\0avifmif1', 'latin1')),
      box('meta', Buffer.alloc(4), box('iprp', box('ipco', ...properties))),
    ])
  const read = (...properties: Buffer[]) =>
    originalOnlyOf(withProperties(...properties), 'image/avif')
  expect(read(planes(0x0c))).toBeUndefined()
  expect(read(planes(0x0c), planes(0x1c))).toBeUndefined()
  expect(read(planes(0x1c))).toBe('appearance')
  expect(read(planes(0x0c), box('clap', Buffer.alloc(32)))).toBe('appearance')
  expect(read(planes(0x0c), box('lsel', Buffer.alloc(2)))).toBe('appearance')
})

test('damaged headers say nothing', async () => {
  for (const file of [await animatedWebp(), await png(), await avif(1, 13)])
    for (let length = 0; length < 300; length += 7)
      for (const type of ['image/webp', 'image/png', 'image/avif'])
        expect(() => originalOnlyOf(file.subarray(0, length), type)).not.toThrow()
})

test('what an earlier version has stored is inspected once, and its pages follow', async () => {
  const { store, config } = site.product.platform
  const moving = await upload(site, fileOf(await animatedWebp(), 'moving.webp'))
  const still = await upload(site, await picture('webp'))
  await store.write([], async (db) => {
    const use = { kind: 'news', itemId: 'n1', title: 'x', visible: true, fileIds: [moving.id] }
    await recordUsage(db, use)
    await db.updateTable('library_file').set({ original_only: null }).execute()
  })
  const followed: string[] = []
  const references = {
    describe: async () => new Map(),
    follow: async (_: unknown, ids: readonly string[]) => void followed.push(...ids),
  }
  await inspectStored(store, openStorage(config), { news: references })
  expect((await rowOf(moving.id)).original_only).toBe('animated')
  expect((await rowOf(still.id)).original_only).toBe('no')
  expect(followed).toEqual(['n1'])
})
