import { existsSync } from 'node:fs'
import { readdir, writeFile } from 'node:fs/promises'
import { basename } from 'node:path'
import sharp from 'sharp'
import { renderNames, renderSize } from '@repo/pictures/renders/names.ts'
import { fitted } from './fitted.ts'
import { writeWidths } from './widths.ts'

const source = 'build/renders'
const target = 'packages/pictures/src/renders/files'
const maxBytes = 250_000

const chosen = process.argv.slice(2)
const rendered = existsSync(source) ? await readdir(source) : []
for (const file of rendered.filter((name) => name.endsWith('.png'))) {
  const name = basename(file, '.png')
  if (chosen.length && !chosen.includes(name)) continue
  const picture = sharp(`${source}/${file}`).resize({ width: renderSize.width, kernel: 'lanczos3' })
  const pixels = await picture.sharpen({ sigma: 0.8, m1: 0.4, m2: 1.2 }).png().toBuffer()
  const jpeg = (quality: number) => sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer()
  const avif = (quality: number) => sharp(pixels).avif({ quality, effort: 3 }).toBuffer()
  const encoded = {
    jpg: await fitted(jpeg, { best: 84, maxBytes }),
    avif: await fitted(avif, { best: 62, maxBytes }),
  }
  for (const [extension, bytes] of Object.entries(encoded)) {
    await writeFile(`${target}/${name}.${extension}`, bytes)
    console.log(`${name}.${extension}: ${bytes.length} bytes`)
  }
}
for (const name of renderNames) {
  if (!chosen.length || chosen.includes(name)) await writeWidths(name)
}
