import { createHash } from 'node:crypto'
import { brand } from '#src/brand/brand.ts'
import { isPageName } from '#src/facts/page-names.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { groupOf } from '#src/site/header/menu.ts'
import { siteWords as words } from '#words/index.ts'
import { fitTitle } from './fit-title.ts'
import { drawLine } from './lettering.ts'
import { inTurn } from '#src/values/in-turn.ts'

export const socialImageSize = { width: 1200, height: 630 } as const

/** What part of the hall a picture shows: the place in its middle, in metres, and how near. */
interface Crop {
  centre: readonly [x: number, y: number]
  scale: number
}

/** The hall as SVG on one ground, with the place of its crop at a point of the picture. */
export type DrawScene = (
  ground: 'ink' | 'paper',
  crop: Crop,
  at: readonly [x: number, y: number],
) => string

/** What a picture is drawn from. */
export interface SocialImageParts {
  lang: Lang
  /** Path of the page below its language. */
  name: string
  title: string
  ground: 'ink' | 'paper'
}

const colours = {
  ink: { ground: '#0b1622', text: '#f7f8f5', above: '#39d6c4' },
  paper: { ground: '#f7f8f5', text: '#0b1622', above: '#b8470a' },
} as const

const margin = 72
const columnWidth = 648
const lastBaseline = socialImageSize.height - 78

/** What is shown of the hall: its crossing, docks, aisles, corners. */
const places: readonly Crop['centre'][] = [
  [26, 37],
  [16, 12],
  [38, 22],
  [12, 50],
  [30, 56],
  [40, 40],
  [10, 30],
]

/** One page has the same part of the hall in every language, its neighbours in the menu another. */
function cropOf(name: string, ground: SocialImageParts['ground']): Crop {
  const number = createHash('sha256').update(name).digest().readUInt32BE()
  const centre = inTurn(places, name === '' ? 0 : number)
  const nearer = (number >>> 8) % 3
  return { centre, scale: ground === 'ink' ? 1 + nearer * 0.15 : 15 + nearer * 2.5 }
}

/** Where the page stands: its group of the menu, or the news. */
function groupNameOf(lang: Lang, name: string): string {
  const { groups, pages } = words[lang]
  if (name === '') return ''
  if (!isPageName(name)) return pages.news
  const group = groupOf(name)
  return group ? groups[group] : ''
}

/** The brand's mark (`brand/logo.tsx`), 44 pixels high, and its name. */
function logo(brandName: string, text: string): string {
  return [
    `<g transform="translate(${margin - 3} 60) scale(1.5)">`,
    `<path d="M3.5 3.5 16.3 16.3M28.5 4 23.7 15M4 28.5 15 23.7" stroke="${text}" stroke-width="4"/>`,
    '<circle cx="21" cy="21" r="5.2" fill="#f26b1d"/></g>',
    drawLine({ text: brandName, x: margin + 58, y: 96, fill: text, size: 36, tracking: -0.03 }),
  ].join('')
}

/** The picture of a page for those who show a link to it, as SVG without text elements. */
export function drawSocialImage(
  of: SocialImageParts,
  drawScene: DrawScene,
  brandName: string = brand.name,
): string {
  const { lang, name, title, ground } = of
  const { width, height } = socialImageSize
  const colour = colours[ground]
  const { lines, ...lettering } = fitTitle(title, columnWidth, 4)
  const lineHeight = Math.round(lettering.size * 1.08)
  const first = lastBaseline - (lines.length - 1) * lineHeight
  const above = { text: groupNameOf(lang, name), size: 30, tracking: -0.01 }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><linearGradient id="shade"><stop offset=".3" stop-color="${colour.ground}"/><stop offset=".62" stop-color="${colour.ground}" stop-opacity=".72"/><stop offset=".8" stop-color="${colour.ground}" stop-opacity="0"/></linearGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="${colour.ground}"/>`,
    drawScene(ground, cropOf(name, ground), [890, height / 2]),
    `<rect width="${width}" height="${height}" fill="url(#shade)"/>`,
    logo(brandName, colour.text),
    drawLine({
      ...above,
      x: margin,
      y: first - Math.round(lettering.size * 0.74) - 26,
      fill: colour.above,
    }),
    ...lines.map((text, index) =>
      drawLine({ text, x: margin, y: first + index * lineHeight, fill: colour.text, ...lettering }),
    ),
    '</svg>',
  ].join('')
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)

/**
 * Names how pictures are drawn. `picture.test.ts` demands another one for every change of that: to draw the hall
 * for it took a tenth of the first page.
 */
export const design = '2e6c8fe3c296'

/** Another address for every change of what the picture is drawn from, or of how. */
export function socialImageTag(of: SocialImageParts): string {
  return hashOf(design + JSON.stringify([brand.name, of.lang, of.name, of.title, of.ground]))
}
