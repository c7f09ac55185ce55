import sharp from 'sharp'
import { libraryApi, type LibraryFile } from '@repo/platform/library/contract.ts'
import type { TestProduct } from './product.ts'

let made = 0

/** An image of its own colours, so that its bytes are new each time. */
export async function picture(
  format: 'png' | 'jpeg' | 'webp' | 'avif' = 'png',
  { width = 700, height = 350, alpha = false } = {},
): Promise<File> {
  made += 1
  // Far from the one before: JPEG makes the same bytes of neighbouring colours.
  const background = { r: (made * 41) % 256, g: (made * 73) % 256, b: 90, alpha: alpha ? 0.5 : 1 }
  const canvas = { width, height, channels: alpha ? 4 : 3, background } as const
  const bytes = await sharp({ create: canvas }).toFormat(format).toBuffer()
  return new File([new Uint8Array(bytes)], `picture-${made}.${format}`)
}

/** What the library takes for a PDF; its bytes are new each time. */
export const pdf = (name = 'Data sheet.pdf', text = `% ${(made += 1)}`): File =>
  new File([`%PDF-1.7\n${text}\n%%EOF\n`], name)

/** Beginnings of a video, then `size` bytes. */
export function video(kind: 'mp4' | 'webm', size = 1_000): File {
  const starts = {
    mp4: '\0\0\0\x18ftypisom\0\0\x02\0isommp42',
    webm: '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\x82\x84webm',
  }
  const body = Buffer.from(Array.from({ length: size }, (_, at) => at % 251))
  const bytes = Buffer.concat([Buffer.from(starts[kind], 'latin1'), body])
  return new File([new Uint8Array(bytes)], `clip-${(made += 1)}.${kind}`)
}

/** Stores a file as the editor. */
export const upload = (site: TestProduct, file: File): Promise<LibraryFile> =>
  site.as('editor').call(libraryApi.upload, { body: { file } })

export function formOf(parts: Record<string, File | string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(parts)) form.append(name, value)
  return form
}
