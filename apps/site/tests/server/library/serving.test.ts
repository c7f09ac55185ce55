import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import type { LibraryFile } from '@repo/platform/library/contract.ts'
import { recordUsage } from '@repo/platform/library/server/usage.ts'
import { pdf, picture, upload, video } from '#tests/support/library.ts'
import { officeFile } from '@repo/platform/testing/office-file.ts'
import { useProduct } from '#tests/support/product.ts'
import { startS3, type S3Server } from '@repo/platform/testing/s3.ts'

const site = useProduct()

function use({ id }: LibraryFile, visible: boolean, itemId = `item of ${id}`) {
  const item = { kind: 'news', itemId, title: 'An article', visible, fileIds: [id] }
  return site.product.platform.store.write([], (db) => recordUsage(db, item))
}

const statusOf = async (url: string, as: 'visitor' | 'viewer' | 'sales' = 'visitor') =>
  (await site.request(url, { as })).status

describe('who sees a file', () => {
  test('visitors do while a visible item refers to it, staff of the library always', async () => {
    const file = await upload(site, await picture())
    const urls = [file.url, file.variants[0]!.url]
    const seen = () => Promise.all(urls.map((url) => statusOf(url)))
    expect(await seen()).toEqual([404, 404])
    expect(await Promise.all(urls.map((url) => statusOf(url, 'viewer')))).toEqual([200, 200])
    expect(await statusOf(file.url, 'sales')).toBe(404)
    await use(file, false)
    expect(await seen()).toEqual([404, 404])
    await use(file, true)
    expect(await seen()).toEqual([200, 200])
    await use(file, true, 'another')
    await use(file, false)
    expect(await seen()).toEqual([200, 200])
    await use(file, false, 'another')
    expect(await seen()).toEqual([404, 404])
  })

  test('caches revalidate it, and do not store what only staff may see', async () => {
    const file = await upload(site, pdf())
    const cacheOf = async (as: 'visitor' | 'viewer') =>
      (await site.request(file.url, { as })).headers.get('cache-control')
    expect(await cacheOf('viewer')).toBe('private, no-store')
    expect(await cacheOf('visitor')).toBe('no-store')
    await use(file, true)
    expect(await cacheOf('visitor')).toBe('public, max-age=60, must-revalidate')
  })

  test('the name of a private file with the same bytes is not disclosed', async () => {
    const bytes = await pdf().text()
    const hidden = await upload(site, pdf('Secret deal.pdf', bytes))
    const shown = await upload(site, pdf('Data sheet.pdf', bytes))
    await use(shown, true)
    const answer = await site.request(hidden.url)
    expect(answer.headers.get('content-disposition')).toContain('Data-sheet.pdf')
  })

  test('addresses of no file are 404', async () => {
    const file = await upload(site, await picture())
    await use(file, true)
    const hash = file.url.split('/')[2]!
    const wrong = ['321.webp', '1280.webp', '320.png'].map((name) => `/library/${hash}/${name}`)
    const absent = `/library/${'0'.repeat(32)}/a.png`
    for (const url of [...wrong, '/library/x/y.png', absent, '/library/..%2f..%2fa.png'])
      expect(await statusOf(url, 'viewer')).toBe(404)
  })
})

describe('how a file is served', () => {
  const headersOf = async (file: File) => {
    const { url } = await upload(site, file)
    const { headers } = await site.request(url, { as: 'viewer' })
    return {
      disposition: headers.get('content-disposition'),
      policy: headers.get('content-security-policy'),
      sniff: headers.get('x-content-type-options'),
    }
  }

  test('images and videos are shown, in a sandbox', async () => {
    // A video keeps the origin of the site, without which the browser's player may not read it.
    for (const [file, sandbox] of [
      [await picture('webp'), 'sandbox'],
      [video('mp4'), 'sandbox allow-same-origin'],
    ] as const)
      expect(await headersOf(file)).toEqual({
        disposition: expect.stringMatching(
          /^inline; filename="[\w.-]+"; filename\*=UTF-8''/,
        ) as string,
        policy: expect.stringMatching(`^default-src 'none';.*; ${sandbox}$`) as string,
        sniff: 'nosniff',
      })
  })

  test('a PDF is shown, an Office file is saved, under its own name', async () => {
    const shown = await headersOf(pdf('Übersicht „Halle“ (1).pdf'))
    expect(shown.disposition).toBe(
      `inline; filename="Ubersicht-Halle-1.pdf"; filename*=UTF-8''` +
        '%C3%9Cbersicht%20%E2%80%9EHalle%E2%80%9C%20%281%29.pdf',
    )
    expect(shown.policy).toMatch(/; sandbox$/)
    expect((await headersOf(officeFile('docx'))).disposition).toMatch(/^attachment; /)
  })

  test('an image named like a variant has an address of its own', async () => {
    const file = await picture()
    const item = await upload(site, new File([file], '320.png'))
    expect(item.url).toMatch(/\/file-320\.png$/)
  })

  test('a file that the browser has is 304', async () => {
    const { url, variants } = await upload(site, await picture())
    for (const one of [url, variants[1]!.url]) {
      const etag = (await site.request(one, { as: 'viewer' })).headers.get('etag')!
      const again = await site.request(one, { as: 'viewer', headers: { 'if-none-match': etag } })
      expect([again.status, await again.text()]).toEqual([304, ''])
    }
  })

  test('originals and variants are without metadata, variants oriented and smaller', async () => {
    const camera = { IFD0: { Copyright: 'Ada Example' } }
    const bytes = await sharp({
      create: { width: 800, height: 400, channels: 3, background: 'teal' },
    })
      .withExif(camera)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const item = await upload(site, new File([new Uint8Array(bytes)], 'hall.jpg'))
    expect([item.width, item.height]).toEqual([400, 800])
    const original = await site.request(item.url, { as: 'viewer' })
    const kept = Buffer.from(await original.arrayBuffer())
    expect([bytes.includes('Ada Example'), kept.includes('Ada Example')]).toEqual([true, false])
    expect((await sharp(kept).metadata()).orientation).toBe(6)
    const sum = createHash('sha256').update(kept).digest('hex')
    expect(item.url).toContain(`/library/${sum.slice(0, 32)}/`)
    expect(item.size).toBe(kept.length)
    const variant = item.variants.find(({ format }) => format === 'jpeg')!
    const answer = await site.request(variant.url, { as: 'viewer' })
    const made = await sharp(await answer.arrayBuffer()).metadata()
    expect(made).toMatchObject({ width: 320, height: 640 })
    expect([made.exif, made.orientation, made.icc]).toEqual([undefined, undefined, undefined])
  })
})

describe.each(['disk', 's3'] as const)('parts of a file on %s', (kind) => {
  const file = video('mp4', 5_000)
  let s3: S3Server | undefined
  beforeAll(async () => {
    s3 = kind === 's3' ? await startS3() : undefined
    return () => s3?.stop()
  })
  const own = useProduct(() => s3?.settings)
  let url: string
  beforeAll(async () => {
    url = (await upload(own, file)).url
  })
  const get = (headers: Record<string, string>, method = 'GET') =>
    own.request(url, { as: 'viewer', method, headers })

  test.each([
    ['bytes=0-99', 0, 99],
    ['bytes=100-', 100, file.size - 1],
    ['bytes=-10', file.size - 10, file.size - 1],
    ['bytes=4000-99999999', 4_000, file.size - 1],
  ])('%s', async (range, start, end) => {
    const answer = await get({ range })
    expect([answer.status, answer.headers.get('content-range')]).toEqual([
      206,
      `bytes ${start}-${end}/${file.size}`,
    ])
    const expected = Buffer.from(await file.slice(start, end + 1).arrayBuffer())
    expect(Buffer.from(await answer.arrayBuffer()).equals(expected)).toBe(true)
  })

  test.each(['bytes=99999999-', 'bytes=-0'])('%s is 416', async (range) => {
    const answer = await get({ range })
    expect(answer.status).toBe(416)
    expect(answer.headers.get('content-range')).toBe(`bytes */${file.size}`)
  })

  test.each(['bytes=5-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=x-'])(
    '%s: all of it',
    async (range) => {
      const answer = await get({ range })
      expect([answer.status, (await answer.arrayBuffer()).byteLength]).toEqual([200, file.size])
    },
  )

  test('a range of another version (If-Range) gets the whole file', async () => {
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).status).toBe(200)
    const etag = (await get({}, 'HEAD')).headers.get('etag')!
    expect((await get({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206)
  })

  test.each(['', 'bytes=0-9', 'bytes=99999999-'])(
    'HEAD answers the size of all of it without the bytes, whatever part is asked for: %j',
    async (range) => {
      const answer = await get({ range }, 'HEAD')
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-length')).toBe(String(file.size))
      expect(answer.headers.get('accept-ranges')).toBe('bytes')
      expect(await answer.text()).toBe('')
    },
  )
})
