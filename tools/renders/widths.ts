import sharp from 'sharp'

const files = 'packages/pictures/src/renders/files'
/** As in `packages/pictures/src/renders/files.ts`, which only a bundler can load. */
const smallerWidths = [640, 960, 1280]

/** Writes the smaller widths of a render from its full one. */
export async function writeWidths(name: string): Promise<void> {
  for (const width of smallerWidths) {
    const picture = sharp(`${files}/${name}.jpg`).resize({ width, kernel: 'lanczos3' })
    const target = `${files}/${width}/${name}`
    await picture.clone().jpeg({ quality: 78, mozjpeg: true }).toFile(`${target}.jpg`)
    await picture.clone().avif({ quality: 56, effort: 5 }).toFile(`${target}.avif`)
  }
}
