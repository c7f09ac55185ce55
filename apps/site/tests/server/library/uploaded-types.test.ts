import { describe, expect, test } from 'vitest'
import type { LibraryFile } from '@repo/platform/library/contract.ts'
import type { Problem } from '@repo/platform/rest/problem.ts'
import { formOf, pdf, picture, upload, video } from '#tests/support/library.ts'
import { officeFile } from '@repo/platform/testing/office-file.ts'
import { useProduct } from '#tests/support/product.ts'

const site = useProduct()

const bytesOf = (content: string) => new Uint8Array(Buffer.from(content, 'latin1'))
const named = (file: File, name: string) => new File([file], name)

async function refused(file: File) {
  const options = { as: 'editor', method: 'POST', body: formOf({ file }) } as const
  const answer = await site.request('/api/library/file', options)
  const { message, fields } = (await answer.json()) as Problem
  expect(fields?.[0]).toMatchObject({ field: 'file', message })
  return { status: answer.status, rule: fields?.[0]?.rule, message }
}

describe('a file is known by its bytes', () => {
  test.each(['photo.jfif', 'photo.JPE', 'photo', 'photo of site 2.1', 'Trilane.photo'])(
    'a JPEG called %s',
    async (name) => {
      const item = await upload(site, named(await picture('jpeg'), name))
      expect(item).toMatchObject({ name, mimeType: 'image/jpeg' })
      expect(item.url).toMatch(/\.jpg$/)
    },
  )

  test('a dot in a name is no extension', async () => {
    const item = await upload(site, pdf('Trilane datasheet v1.2'))
    expect(item.url).toMatch(/\/Trilane-datasheet-v1\.2\.pdf$/)
  })

  test.each([
    ['MP4 of Sony', 'a.mp4', '\0\0\0\x1cftypXAVC\x01\0\x1f\xffXAVCmp42iso2', 'video/mp4'],
    ['3GPP', 'a.3gp', '\0\0\0\x18ftyp3gp5\0\0\x01\0 3gp5isom', 'video/mp4'],
    [
      'WebM whose DocType ends with a NUL',
      'a.webm',
      '\x1a\x45\xdf\xa3\xa0\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x85webm\0\x42\x87\x81\x02\x42\x85\x81\x02',
      'video/webm',
    ],
    ['PDF after a byte order mark', 'a.pdf', '\xef\xbb\xbf%PDF-1.7\n', 'application/pdf'],
    ['PDF after bytes of a transfer', 'a.pdf', `${'x'.repeat(900)}\n%PDF-1.4\n`, 'application/pdf'],
    ['PDF without a minor version', 'a.pdf', '%PDF-1.\n', 'application/pdf'],
  ])('%s', async (_, name, content, mimeType) => {
    expect(await upload(site, new File([bytesOf(content)], name))).toMatchObject({ mimeType })
  })

  test('AVIF of the brand mif1', async () => {
    const bytes = Buffer.from(await (await picture('avif')).arrayBuffer())
    bytes.write('mif1', 8, 'latin1')
    const item = await upload(site, new File([bytes], 'a.avif'))
    expect(item).toMatchObject({ mimeType: 'image/avif', width: 700 })
  })
})

test('an image with the header of a PDF in it is an image', async () => {
  const bytes = Buffer.from(await (await picture('jpeg')).arrayBuffer())
  const comment = Buffer.from('\xff\xfe\0\x0b%PDF-1.7\n', 'latin1')
  const both = Buffer.concat([bytes.subarray(0, 2), comment, bytes.subarray(2)])
  const item = await upload(site, new File([both], 'a.jpg'))
  expect(item).toMatchObject({ mimeType: 'image/jpeg', size: bytes.length })
})

describe('what is refused is named, with the reason and what to do', () => {
  test.each([
    [
      'a.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"/>',
      /^“a\.svg” was not uploaded: its content/,
    ],
    [
      'a.gif',
      'GIF89a\x01\0\x01\0\0\0\0;',
      /^“a\.gif” was not uploaded: GIF files are not accepted/,
    ],
    ['a.mov', '\0\0\0\x14ftypqt  \0\0\0\0qt  ', /MOV files are not accepted here\. Choose a PNG/],
  ])('%s, 415', async (name, content, message) => {
    expect(await refused(new File([bytesOf(content)], name))).toEqual({
      status: 415,
      rule: 'type',
      message: expect.stringMatching(message) as string,
    })
  })

  test('a name that contradicts the bytes, 415', async () => {
    expect(await refused(named(await picture('jpeg'), 'IMG_1.HEIC'))).toEqual({
      status: 415,
      rule: 'name',
      message:
        '“IMG_1.HEIC” was not uploaded: its content is a JPEG image. Rename it to “IMG_1.jpg”.',
    })
  })

  test('macros, 415', async () => {
    const types = '<Types ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>'
    for (const [name, content] of [
      ['word/vbaProject.bin', 'x'],
      ['[Content_Types].xml', types],
    ] as const) {
      const file = officeFile('docx', { [name]: Buffer.from(content) }, 'a.docx')
      expect(await refused(file)).toMatchObject({ status: 415, rule: 'macros' })
    }
  })

  test('too many pixels and a damaged image, 422', async () => {
    const large = named(await picture('png', { width: 8_000, height: 6_000 }), 'large.png')
    expect(await refused(large)).toEqual({
      status: 422,
      rule: 'pixels',
      message:
        '“large.png” was not uploaded: it has 48 megapixels, and the limit is 40. Scale it down.',
    })
    const whole = await picture('jpeg', { width: 1_000, height: 1_000 })
    expect(
      await refused(named(new File([whole.slice(0, whole.size / 2)], ''), 'half.jpg')),
    ).toEqual({
      status: 422,
      rule: 'format',
      message:
        '“half.jpg” was not uploaded: it is damaged and cannot be read as a JPEG image. Export it again.',
    })
  })
})

describe('a download has the extension of its type', () => {
  const headerOf = async ({ url }: LibraryFile) =>
    (await site.request(url, { as: 'viewer' })).headers.get('content-disposition')
  const rename = async (file: LibraryFile, name: string) => {
    const json = { id: file.id, name }
    const options = { as: 'editor', method: 'PUT', json } as const
    return (await (await site.request('/api/library/file', options)).json()) as LibraryFile
  }

  test('under any name that it has been given', async () => {
    const file = await upload(site, officeFile('docx'))
    expect(await headerOf(await rename(file, 'Leistungsbeschreibung 2026'))).toBe(
      `attachment; filename="Leistungsbeschreibung-2026.docx"; filename*=UTF-8''Leistungsbeschreibung%202026.docx`,
    )
    expect(await headerOf(await rename(file, 'Version 1.2'))).toBe(
      `attachment; filename="Version-1.2.docx"; filename*=UTF-8''Version%201.2.docx`,
    )
    expect(await headerOf(await upload(site, named(video('mp4'), 'film.m4v')))).toBe(
      `inline; filename="film.mp4"; filename*=UTF-8''film.m4v`,
    )
  })

  test('and its own name, whatever the script of its letters', async () => {
    const content = await pdf().text()
    const names = ['仓库.pdf', 'Склад.pdf', 'Склад 2.pdf', 'Straße.pdf']
    for (const name of names) {
      const { headers } = await site.request((await upload(site, pdf(name, content))).url, {
        as: 'viewer',
      })
      const disposition = headers.get('content-disposition')
      expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent(name)}`)
    }
  })
})
