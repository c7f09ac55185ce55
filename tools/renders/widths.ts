import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { smallerWidths } from '@repo/pictures/renders/names.ts'
import { fitted } from './fitted.ts'

const files = 'packages/pictures/src/renders/files'
const maxBytesPerPixelOfWidth = 128

/** Writes the smaller widths of a render from its full one. */
export async function writeWidths(name: string): Promise<void> {
  for (const width of smallerWidths) {
    const picture = sharp(`${files}/${name}.jpg`).resize({ width, kernel: 'lanczos3' })
    const maxBytes = width * maxBytesPerPixelOfWidth
    const jpeg = (quality: number) => picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer()
    const avif = (quality: number) => picture.clone().avif({ quality, effort: 5 }).toBuffer()
    const target = `${files}/${width}/${name}`
    await writeFile(`${target}.jpg`, await fitted(jpeg, { best: 78, maxBytes }))
    await writeFile(`${target}.avif`, await fitted(avif, { best: 56, maxBytes }))
  }
}
