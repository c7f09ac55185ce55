import sharp from 'sharp'
import { smallerWidths } from '@repo/pictures/renders/names.ts'

const files = 'packages/pictures/src/renders/files'

/** Writes the smaller widths of a render from its full one. */
export async function writeWidths(name: string): Promise<void> {
  for (const width of smallerWidths) {
    const picture = sharp(`${files}/${name}.jpg`).resize({ width, kernel: 'lanczos3' })
    const target = `${files}/${width}/${name}`
    await picture.clone().jpeg({ quality: 78, mozjpeg: true }).toFile(`${target}.jpg`)
    await picture.clone().avif({ quality: 56, effort: 5 }).toFile(`${target}.avif`)
  }
}
