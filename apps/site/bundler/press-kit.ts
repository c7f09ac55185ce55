import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import sharp from 'sharp'
import { brand } from '@repo/platform/brand/brand.ts'
import { mark } from '@repo/platform/brand/mark.ts'
import { project } from '@repo/pictures/floor/iso.ts'
import { stillScene } from '@repo/pictures/floor/still-scene.ts'
import { drawLine, widthOf } from '@repo/platform/site/server/social/lettering.ts'
import { renderNames } from '@repo/pictures/renders/names.ts'
import { renderWords } from '@repo/pictures/renders/words.ts'

/** Name in `constants.css`, and what a designer calls it. */
const colours = {
  ink: 'Ink: ground by night, text by day',
  paper: 'Paper: ground by day',
  orange: 'Signal orange: acts, or moves',
  teal: 'Teal: measured, on paper',
  'teal-live': 'Teal: measured, on ink',
  amber: 'Amber: warning',
} as const

/** Metres that the middle shows, and the size of the picture. */
const pictures = {
  crossing: { centre: [26, 37], width: 690, height: 400 },
  hall: { centre: [28, 27], width: 1500, height: 860 },
} as const

/** The press kit: logo, colours and drawings, the same bytes for the same sources. */
export async function pressKit(root: string): Promise<Buffer> {
  const sheet = readFileSync(join(root, 'packages/platform/src/ui/constants.css'), 'utf8')
  const hexOf = (name: string) => new RegExp(`--${name}: (#[\\da-f]+);`).exec(sheet)?.[1] ?? ''
  const onPaper = markSvg(hexOf('ink'), hexOf('orange'))
  const onInk = markSvg(hexOf('paper'), hexOf('orange'))
  const logoOnPaper = logoSvg(hexOf('ink'), hexOf('orange'))
  const logoOnInk = logoSvg(hexOf('paper'), hexOf('orange'))
  const list = Object.entries(colours).map(([name, use]) => `${hexOf(name)}  ${use}`)
  const drawings = await Promise.all(
    Object.entries(pictures).map(
      async ([name, picture]) =>
        [`drawings/${name}.png`, await png(drawing(picture), 2000)] as const,
    ),
  )
  const illustrations = renderNames.map(
    (name) =>
      [
        `illustrations/${name}.jpg`,
        readFileSync(join(root, `packages/pictures/src/renders/files/${name}.jpg`)),
      ] as const,
  )
  const files = {
    'README.txt': Buffer.from(readme),
    'colours.txt': Buffer.from(`${list.join('\n')}\n`),
    'logo/logo-on-paper.svg': Buffer.from(logoOnPaper),
    'logo/logo-on-ink.svg': Buffer.from(logoOnInk),
    'logo/logo-on-paper.png': await png(logoOnPaper, 2000),
    'logo/logo-on-ink.png': await png(logoOnInk, 2000),
    'logo/mark-on-paper.svg': Buffer.from(onPaper),
    'logo/mark-on-ink.svg': Buffer.from(onInk),
    'logo/mark-on-paper.png': await png(onPaper, 1024),
    'logo/mark-on-ink.png': await png(onInk, 1024),
    ...Object.fromEntries([...drawings, ...illustrations]),
  }
  return Buffer.from(zipSync(files, { level: 9, mtime: firstDay }))
}

/** The first day that the format knows: the same files make the same archive. */
const firstDay = '1980-01-01T00:00:00'

const readme = `${brand.name}, press kit

You are free to reproduce the logo, drawings and illustrations unaltered in reports about ${brand.name}, with the source "${brand.name}".
The name is written in Archivo, width 100, weight 600.
The drawings show a sample warehouse with sample data.
The illustrations are rendered from a 3D model; please caption them as illustrations:
${renderNames.map((name) => `  ${name}.jpg: ${renderWords.en.alts[name]}`).join('\n')}
Questions: ${brand.email.contact}
`

const markSvg = (lines: string, point: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.size} ${mark.size}"><path d="${mark.distances}" fill="none" stroke="${lines}" stroke-width="${mark.stroke}"/><circle cx="${mark.point.cx}" cy="${mark.point.cy}" r="${mark.point.r}" fill="${point}"/></svg>`

/** The mark beside the name, as `logo.module.css` sets them; the name as outlines. */
function logoSvg(lines: string, point: string): string {
  const lettering = { size: 22, tracking: -0.03 }
  const width = Math.ceil(36 + widthOf(brand.name, lettering))
  const name = drawLine({ text: brand.name, x: 36, y: 20.5, fill: lines, ...lettering })
  const sign = markSvg(lines, point).replace('<svg ', '<svg width="26" height="26" ')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 26">${sign}${name}</svg>`
}

const png = (svg: string, width: number) =>
  sharp(Buffer.from(svg), { density: 288 })
    .resize({ width })
    .png({ palette: true, quality: 90 })
    .toBuffer()

type Picture = (typeof pictures)[keyof typeof pictures]

/** A part of the sample hall by night, without lettering. */
function drawing({ centre: [x, y], width, height }: Picture): string {
  const [left, top] = project([x, y, 0])
  const box = [left - width / 2, top - height / 2, width, height].map(Math.round)
  const scene = stillScene({ dock: '', aisle: '' })
  return `<svg xmlns="http://www.w3.org/2000/svg" font-family="sans-serif" viewBox="${box.join(' ')}" width="${width}" height="${height}"><rect x="${box[0]}" y="${box[1]}" width="${width}" height="${height}" fill="#0b1622"/>${scene}</svg>`
}
