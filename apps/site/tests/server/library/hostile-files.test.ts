import { existsSync, readdirSync } from 'node:fs'
import { request as httpRequest } from 'node:http'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { crc32, deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { maxFileBytes, type LibraryFile } from '@repo/platform/library/contract.ts'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { pdf, picture } from '#tests/support/library.ts'
import { officeFile, zip } from '@repo/platform/testing/office-file.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()
let before: unknown

const files = () => join(site.product.platform.config.DATA_DIR, 'files')
const namesIn = (path: string) => (existsSync(path) ? readdirSync(path).toSorted() : [])
const stored = async () => ({
  tempFiles: namesIn(join(files(), 'incoming')),
  folders: namesIn(files()).filter((name) => name !== 'incoming'),
  rows: await site.product.platform.store.db.selectFrom('library_file').select('id').execute(),
})

async function send(body: BodyInit | undefined, headers: Record<string, string> = {}) {
  const options = { as: 'editor', method: 'POST', body, headers } as const
  const response = await site.request('/api/library/file', options)
  const answer = (await response.json()) as Problem & LibraryFile
  const { field, rule } = answer.fields?.[0] ?? {}
  return { status: response.status, field, rule, answer }
}

const upload = (...parts: [string, File | string][]) => {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return send(form)
}

const multipart = { 'content-type': 'multipart/form-data; boundary=xx' }
const part = (headers: string, content = '%PDF-1.7\n') => `--xx\r\n${headers}\r\n\r\n${content}\r\n`
const disposition = 'content-disposition: form-data; name="file"; filename="a.pdf"'

describe('nothing is stored of', () => {
  beforeEach(async () => {
    before = await stored()
  })
  afterEach(async () => {
    await expect.poll(stored).toEqual(before)
  })

  test('a body without boundary, 400', async () => {
    const headers = { 'content-type': 'multipart/form-data' }
    expect((await send(part(disposition), headers)).status).toBe(400)
  })

  test('JSON, raw bytes, and no content type, 415', async () => {
    for (const type of ['application/json', 'application/pdf', 'text/html'])
      expect((await send('{}', { 'content-type': type })).status).toBe(415)
    expect((await send(undefined)).status).toBe(415)
  })

  test('a missing, unknown, repeated or text field, 422', async () => {
    expect(await upload()).toMatchObject({ status: 422, field: 'file', rule: 'required' })
    const other = await upload(['document', pdf()])
    expect(other).toMatchObject({ status: 422, field: 'document', rule: 'unknown' })
    const twice = await upload(['file', pdf()], ['file', pdf()])
    expect(twice).toMatchObject({ status: 422, field: 'file', rule: 'max' })
    const text = await upload(['file', 'text'])
    expect(text).toMatchObject({ status: 422, field: 'file', rule: 'type' })
    const more = await upload(['file', pdf()], ['__proto__', 'x'])
    expect(more).toMatchObject({ status: 422, field: '__proto__', rule: 'unknown' })
  })

  test.each([
    ['a body that ends in the file', part(disposition)],
    ['a body that ends in a header', `--xx\r\n${disposition}`],
    ['an empty body', ''],
    ['a part without a name', `${part('content-type: application/pdf')}--xx--\r\n`],
    ['a field without a name', `${part('content-disposition: form-data')}--xx--\r\n`],
    ['another boundary', part(disposition).replaceAll('--xx', '--yy')],
    ['headers without end', `${part(`${'x'.repeat(100_000)}: y`)}--xx--\r\n`],
    ['a header with a name of 20 KB', part(`${'x'.repeat(20_000)}: y\r\n${disposition}`)],
  ])('%s, 4xx', async (_, body) => {
    const { status } = await send(body, multipart)
    expect([400, 422]).toContain(status)
  })

  test.each([
    ['SVG', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'],
    ['SVG that is called PNG', 'a.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['HTML', 'a.html', '<!doctype html><script>alert(1)</script>'],
    ['HTML that is called PDF', 'a.pdf', '<!doctype html>%PDF-1.7'],
    ['GIF', 'a.gif', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['a PDF that is called HTML', 'a.html', '%PDF-1.7\n'],
    ['a PDF that is called Word', 'a.docx', '%PDF-1.7\n'],
    ['a PDF that is called twice', 'a.pdf.svg', '%PDF-1.7\n'],
    ['a program', 'a.exe', 'MZ\x90\0'],
    ['a program with the header of a PDF', 'a.pdf', 'MZ\x90\0\n%PDF-1.7\n'],
    ['GIF with the header of a PDF', 'a.pdf', 'GIF89a\x01\0\x01\0\0\0\0;%PDF-1.7\n'],
    ['Matroska', 'a.webm', '\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska'],
    ['QuickTime', 'a.mp4', '\0\0\0\x14ftypqt  \0\0\0\0qt  '],
    ['HEIC', 'a.avif', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ['nothing', 'a.pdf', ''],
  ])('%s, 415', async (_, name, content) => {
    const file = new File([new Uint8Array(Buffer.from(content, 'latin1'))], name)
    expect((await upload(['file', file])).status).toBe(415)
  })

  test('an image with the wrong extension, 415', async () => {
    const file = await picture('png')
    expect((await upload(['file', new File([file], 'a.jpg')])).status).toBe(415)
  })

  test.each([
    ['with macros', officeFile('docx', { 'word/vbaProject.bin': Buffer.from('x') })],
    ['of two kinds', officeFile('docx', { 'xl/workbook.xml': Buffer.from('x') })],
    ['called otherwise', officeFile('docx', {}, 'a.xlsx')],
    [
      'without types',
      new File([new Uint8Array(zip({ 'word/document.xml': Buffer.of(1) }))], 'a.docx'),
    ],
    ['cut short', officeFile('pptx').slice(0, 150)],
  ])('an Office file %s, 415', async (_, blob) => {
    const file = blob instanceof File ? blob : new File([blob], 'a.pptx')
    expect((await upload(['file', file])).status).toBe(415)
  })

  test('an Office file with a wrong offset of its directory, 415', async () => {
    for (const [at, value] of [
      [12, 0xffffffff],
      [16, 0xffffffff],
      [12, 1],
      [16, 7],
    ] as const) {
      const bytes = zip({ '[Content_Types].xml': Buffer.of(1), 'word/document.xml': Buffer.of(1) })
      bytes.writeUInt32LE(value, bytes.length - 22 + at)
      const file = new File([new Uint8Array(bytes)], 'a.docx')
      expect((await upload(['file', file])).status).toBe(415)
    }
  })

  test('100 megapixels in a few bytes, 422', async () => {
    const file = new File([new Uint8Array(pngOf(10_000, 10_000))], 'a.png')
    expect(file.size).toBeLessThan(200_000)
    const rejected = await upload(['file', file])
    expect(rejected).toMatchObject({ status: 422, field: 'file', rule: 'pixels' })
  })

  test('a truncated image, 422', async () => {
    for (const format of ['png', 'jpeg', 'webp', 'avif'] as const) {
      const file = await picture(format, { width: 1_000, height: 1_000 })
      const half = new File([file.slice(0, file.size / 2)], file.name)
      expect(await upload(['file', half])).toMatchObject({ status: 422, field: 'file' })
    }
  })

  test('a Content-Length above the limit, 413, before any of it is read', async () => {
    const length = String(maxFileBytes + 100_000)
    const status = await new Promise((resolve, reject) => {
      const sent = openUpload({ 'content-length': length }, (answer) => resolve(answer.statusCode))
      sent.on('error', reject)
      sent.flushHeaders()
    })
    expect(status).toBe(413)
  })

  test('a client that disconnects', async () => {
    const sent = openUpload({ 'transfer-encoding': 'chunked' }, () => {})
    sent.on('error', () => {})
    sent.write(`--xx\r\n${disposition}\r\n\r\n%PDF-1.7\n${'x'.repeat(300_000)}`)
    await expect.poll(async () => (await stored()).tempFiles.length).toBe(1)
    sent.destroy()
  })
})

function openUpload(
  headers: Record<string, string>,
  answered: Parameters<typeof httpRequest>[2] & object,
) {
  const url = `${site.url}/api/library/file`
  const cookie = site.cookie('editor')
  const all = { ...multipart, ...headers, cookie, origin: site.url }
  return httpRequest(url, { method: 'POST', headers: all }, answered)
}

/** Black, 8 bits of grey, in as few bytes as it takes. */
function pngOf(width: number, height: number): Buffer {
  const chunk = (type: string, content: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), content])
    const ends = Buffer.alloc(8)
    ends.writeUInt32BE(content.length)
    ends.writeUInt32BE(crc32(typed), 4)
    return Buffer.concat([ends.subarray(0, 4), typed, ends.subarray(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(8, 8)
  const rows = deflateSync(Buffer.alloc((width + 1) * height))
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    start,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test.each([
  ['../../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\fakepath\\a.pdf', 'a.pdf'],
  ['..', 'file'],
  ['.pdf', 'pdf'],
  ['in\u202Evoice\u200B.pdf', 'invoice.pdf'],
  [`${'ä'.repeat(5_000)}.pdf`, `${'ä'.repeat(196)}.pdf`],
  ['<img src=x onerror=alert(1)>.pdf', '<img src=x onerror=alert(1)>.pdf'],
])('a name is kept without what it must not have (%#)', async (given, kept) => {
  const body = `${part(disposition.replace('a.pdf', given))}--xx--\r\n`
  const { status, answer } = await send(body, multipart)
  expect([status, answer.name]).toEqual([201, kept])
  expect(answer.url).toMatch(/^\/library\/[0-9a-f]{32}\/[\w-][\w.-]*\.pdf$/)
  expect((await site.request(answer.url, { as: 'viewer' })).status).toBe(200)
})

const bombs = { 'word/media/bomb.bin': 300, '[Content_Types].xml': 60 }
test.each(Object.entries(bombs))(
  'a document whose %s would unpack to %i MB is stored as it is',
  async (name, megabytes) => {
    const file = officeFile('docx', { [name]: Buffer.alloc(megabytes * 1_000_000) })
    const memory = process.memoryUsage().rss
    expect((await upload(['file', file])).status).toBe(201)
    expect(process.memoryUsage().rss - memory).toBeLessThan(50_000_000)
  },
)

test('a polyglot file is served as the type that it was accepted for', async () => {
  const page = '<!doctype html><script>alert(document.domain)</script>'
  const image = await picture('png')
  for (const file of [
    pdf('a.pdf', page),
    new File([image, page, new Uint8Array(zip({}))], 'b.png'),
  ]) {
    const { status, answer } = await upload(['file', file])
    expect(status).toBe(201)
    const { headers } = await site.request(answer.url, { as: 'viewer' })
    expect(headers.get('content-type')).toBe(answer.mimeType)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
  }
})

test('bodies with random errors are rejected, or stored as a whole', async () => {
  const whole = Buffer.from(`${part(disposition)}--xx--\r\n`, 'latin1')
  for (let seed = 1; seed <= 150; seed += 1) {
    const body = Buffer.from(whole)
    const at = (seed * 7_919) % body.length
    body[at] = (seed * 104_729) % 256
    const cut = seed % 3 ? body : body.subarray(0, at)
    const { status } = await send(new Uint8Array(cut), multipart)
    expect([201, 400, 415, 422], `seed ${seed}`).toContain(status)
  }
  expect((await stored()).tempFiles).toEqual([])
})

test('memory stays flat while 50 MB arrive', async () => {
  const chunk = Buffer.alloc(65_536, '%PDF-1.7 ')
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  /** What is held, without what merely waits to be collected. */
  const used = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const start = used()
  let most = 0
  const status = await new Promise((resolve, reject) => {
    const sent = openUpload({ 'transfer-encoding': 'chunked' }, (answer) =>
      resolve(answer.resume().statusCode),
    )
    sent.on('error', reject)
    sent.write(`--xx\r\n${disposition}\r\n\r\n`)
    let left = Math.floor(maxFileBytes / chunk.length) - 1
    const more = (): void => {
      if (left % 50 === 0) most = Math.max(most, used() - start)
      left -= 1
      if (left < 0) sent.end('\r\n--xx--\r\n')
      else sent.write(chunk, more)
    }
    more()
  })
  expect(status).toBe(201)
  expect(most).toBeLessThan(20_000_000)
})
