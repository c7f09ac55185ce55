import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { diceOf, type Dice } from '#testing/dice.ts'
import { HttpError } from '#src/server/http/http-error.ts'
import { stripImage } from './strip-image.ts'

const folder = mkdtempSync(join(tmpdir(), 'trilane-strip-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'image')

const secret = 'Ada Example'
const xmp = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${secret}"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`

/** Half red, half blue, with all that a camera and an editor leave. */
const picture = async (format: 'jpeg' | 'png' | 'webp' | 'avif', orientation: number) => {
  const red = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 40, height: 20, channels: 3, background: 'blue' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .withIccProfile('p3')
    .withExif({
      IFD0: { Copyright: secret, Artist: secret },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp(xmp)
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer()
}

const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().removeAlpha().raw().toBuffer()

async function strip(
  bytes: Buffer,
  type: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif',
) {
  writeFileSync(path, bytes)
  const stripped = await stripImage(path, { name: 'image', type })
  expect(readFileSync(path).equals(stripped ?? bytes)).toBe(true)
  return stripped
}

describe.each(['jpeg', 'png', 'webp', 'avif'] as const)('%s', (format) => {
  const type = `image/${format}` as const

  test.each([1, 6, 3])(
    'loses its metadata and keeps how it looks (orientation %i)',
    async (turned) => {
      const bytes = await picture(format, turned)
      const before = await sharp(bytes).metadata()
      expect(bytes.includes(secret)).toBe(true)
      const stripped = (await strip(bytes, type))!
      expect(stripped.includes(secret)).toBe(false)
      expect(stripped.includes('GPS')).toBe(false)
      const after = await sharp(stripped).metadata()
      expect(after.xmp?.some(Boolean)).toBeFalsy()
      expect(after.autoOrient).toEqual(before.autoOrient)
      expect(after.icc).toEqual(before.icc)
      expect((await pixels(stripped)).equals(await pixels(bytes))).toBe(true)
    },
  )

  test('is left as it is where there is nothing to lose', async () => {
    const plain = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .toFormat(format)
      .toBuffer()
    expect(await strip(plain, type)).toBeUndefined()
  })
})

test('comments and what follows the end of a JPEG go too', async () => {
  const plain = await picture('jpeg', 1)
  const comment = Buffer.concat([
    Buffer.from([0xff, 0xfe, 0, 2 + secret.length]),
    Buffer.from(secret),
  ])
  const hidden = Buffer.concat([plain.subarray(0, 2), comment, plain.subarray(2), plain])
  const stripped = (await strip(hidden, 'image/jpeg'))!
  expect(stripped.includes(secret)).toBe(false)
  expect((await pixels(stripped)).equals(await pixels(plain))).toBe(true)
})

test('text chunks and what follows the end of a PNG go too', async () => {
  const plain = await picture('png', 1)
  const stripped = (await strip(Buffer.concat([plain, Buffer.from(secret)]), 'image/png'))!
  expect(stripped.includes(secret)).toBe(false)
  expect(stripped.subarray(-8, -4).toString()).toBe('IEND')
})

test('what follows the end of an AVIF goes too, and so do boxes that are not of the image', async () => {
  const plain = await picture('avif', 1)
  const box = (type: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(8 + content.length)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const uuid = box('uuid', Buffer.from(`0123456789abcdef${secret}`))
  const film = Buffer.concat([box('ftyp', Buffer.from('isom')), box('mdat', Buffer.from('moving'))])
  for (const rest of [Buffer.from(secret), uuid, film, box('free', Buffer.from('moving'))]) {
    const stripped = (await strip(Buffer.concat([plain, rest]), 'image/avif'))!
    expect(stripped.includes(secret)).toBe(false)
    expect(stripped.includes('moving')).toBe(false)
    expect(stripped).toHaveLength(plain.length)
    expect((await pixels(stripped)).equals(await pixels(plain))).toBe(true)
  }
})

test('an AVIF with metadata to which no item leads is encoded again', async () => {
  const bytes = await picture('avif', 6)
  const at = bytes.indexOf('Exif')
  bytes.write('Exig', at, 'latin1')
  const stripped = (await strip(bytes, 'image/avif'))!
  expect(stripped.includes(secret)).toBe(false)
  const { autoOrient } = await sharp(bytes).metadata()
  expect((await sharp(stripped).metadata()).autoOrient).toEqual(autoOrient)
})

test('an AVIF whose image lies outside its boxes is encoded again', async () => {
  const plain = await picture('avif', 1)
  const bytes = Buffer.from(plain)
  bytes.write('junk', bytes.indexOf('mdat'), 'latin1')
  const stripped = (await strip(bytes, 'image/avif'))!
  expect(stripped.includes('junk')).toBe(false)
  expect(stripped.includes(secret)).toBe(false)
  const { width, height } = await sharp(stripped).metadata()
  expect([width, height]).toEqual([40, 20])
})

/** A few bytes changed, removed or added, anywhere or in the first kilobyte. */
function damaged(whole: Buffer, dice: Dice): Buffer {
  const at = dice.below(dice.pick([whole.length, Math.min(whole.length, 1_024)]))
  const few = 1 + dice.below(8)
  switch (dice.below(4)) {
    case 0: {
      const bytes = Buffer.from(whole)
      bytes.subarray(at, at + few).fill(dice.below(256))
      return bytes
    }
    case 1:
      return Buffer.concat([whole.subarray(0, at), whole.subarray(at + few)])
    case 2:
      return Buffer.concat([
        whole.subarray(0, at),
        Buffer.alloc(few, dice.below(256)),
        whole.subarray(at),
      ])
    default:
      return Buffer.concat([whole, Buffer.from(secret), whole.subarray(0, at)])
  }
}

const rounds = 4 * Number(process.env.HOSTILE_TIMES ?? 16)

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a damaged %s that can be read loses its metadata, or is refused',
  async (format) => {
    const whole = await picture(format, 6)
    const dice = diceOf(7)
    let stripped = 0
    for (let round = 0; round < rounds; round += 1) {
      const bytes = damaged(whole, dice)
      if (!(await pixels(bytes).catch(() => undefined))) continue
      writeFileSync(path, bytes)
      const refused = await stripImage(path, { name: 'image', type: `image/${format}` }).then(
        () => false,
        (error) => error instanceof HttpError,
      )
      if (refused) continue
      stripped += 1
      const left = readFileSync(path)
      expect(left.includes(secret), `round ${round}`).toBe(false)
      const { autoOrient } = await sharp(bytes).metadata()
      expect(await sharp(left).metadata(), `round ${round}`).toMatchObject({ autoOrient })
    }
    expect(stripped).toBeGreaterThan(0)
  },
)

test('a progressive JPEG keeps all its scans', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const bytes = await sharp({
    create: { width: 200, height: 200, channels: 3, background: 'red', noise },
  })
    .withExif({ IFD0: { Artist: secret } })
    .jpeg({ progressive: true })
    .toBuffer()
  const stripped = (await strip(bytes, 'image/jpeg'))!
  expect(stripped.includes(secret)).toBe(false)
  expect((await pixels(stripped)).equals(await pixels(bytes))).toBe(true)
})
