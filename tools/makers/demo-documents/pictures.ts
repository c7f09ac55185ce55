import type { Page } from 'playwright-core'
import sharp, { type Sharp } from 'sharp'
import { recordOf } from '@repo/platform/values/records.ts'
import { required } from '@repo/platform/values/required.ts'
import type { ModulesWords } from '@repo/pictures/words/index.ts'
import { renderNames, type RenderName } from '@repo/pictures/renders/names.ts'
import { drawingIn } from './drawing-in.ts'
import { trusted, type Markup } from './markup.ts'

export type DeviceName = 'anchor' | 'tag' | 'gateway'

/** What the documents of one language show, from the pages of a running site. */
export interface Pictures {
  renders: Readonly<Record<RenderName, string>>
  drawings: Readonly<
    Record<'elevation' | 'network' | 'ages' | 'path' | 'payback' | 'stock', Markup>
  >
  /** The live floor of the home page. */
  floor: { url: string; alt: string }
  screens: readonly { key: keyof ModulesWords; url: string }[]
  /** Of the devices whose dimensions the ledger of the site has. */
  measured: Partial<Record<DeviceName, Markup>>
  /** What the ledger answers of each device. */
  answers: Readonly<Record<DeviceName, readonly { name: string; value: string }[]>>
}

const none = trusted('')

/** For a document of which only the text counts. */
export const withoutPictures: Pictures = {
  renders: recordOf(renderNames, () => ''),
  drawings: { elevation: none, network: none, ages: none, path: none, payback: none, stock: none },
  floor: { url: '', alt: '' },
  screens: [],
  measured: {},
  answers: { anchor: [], tag: [], gateway: [] },
}

/** Pixels of a picture over the whole width of a page, at 150 dpi. */
const pageWidth = 1_240

const jpegUrl = (bytes: Buffer) => `data:image/jpeg;base64,${bytes.toString('base64')}`

const jpeg = (picture: Sharp, quality = 76) => picture.jpeg({ quality, mozjpeg: true }).toBuffer()

/** The share of the height that is cut off at the top, of all that is. */
const cutAbove: Readonly<Partial<Record<RenderName, number>>> = {
  anchor: 0.2,
  tag: 1,
  gateway: 0.45,
  display: 0.75,
  crossing: 0.7,
}
const heroHeight = 560

/** The renders, cropped as the covers show them: once for all languages. */
export async function renderUrls(): Promise<Pictures['renders']> {
  const urls = new Map<RenderName, string>()
  for (const name of renderNames) urls.set(name, await cropped(name))
  return recordOf(renderNames, (name) => urls.get(name) ?? '')
}

async function cropped(name: RenderName): Promise<string> {
  const scaled = sharp(`packages/pictures/src/renders/files/${name}.jpg`).resize(pageWidth)
  const { data, info } = await scaled.toBuffer({ resolveWithObject: true })
  const top = Math.round((info.height - heroHeight) * (cutAbove[name] ?? 0.5))
  const crop = { left: 0, top, width: pageWidth, height: heroHeight }
  return jpegUrl(await jpeg(sharp(data).extract(crop), 82))
}

const screenKeys: readonly (keyof ModulesWords)[] = [
  'twin',
  'alerts',
  'geofencing',
  'speed',
  'access',
  'collision',
  'heat',
  'analytics',
  'checklists',
  'fifo',
  'reports',
]

/** The pictures of a language, from the pages of the site at `origin`. */
export async function picturesOf(
  page: Page,
  address: (path: string) => string,
  renders: Pictures['renders'],
): Promise<Pictures> {
  const open = async (path: string) => {
    await page.goto(address(path), { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
  }
  await open('')
  const floor = await floorOf(page)
  const payback = await drawingIn(page, '#estimate figure svg')
  const screens = await screensOf(page)
  await open('/connectivity')
  const elevation = await drawingIn(page, '#elevation figure svg')
  const network = await drawingIn(page, '#network svg')
  const { measured, answers } = await devicesOf(page)
  await open('/iot-platform')
  const ages = await drawingIn(page, '#ages svg')
  await open('/solution')
  const path = await drawingIn(page, 'main figure[data-ground="ink"] svg')
  await open('/logistics#stock-management')
  const stock = await drawingIn(page, '#stock-management figure svg')
  const drawings = { elevation, network, ages, path, payback, stock }
  return { renders, drawings, floor, screens, measured, answers }
}

/** The floor of the first screen, without the words before it. */
async function floorOf(page: Page): Promise<Pictures['floor']> {
  const css = 'header, [data-floor-copy] { visibility: hidden !important }'
  const hiding = await page.addStyleTag({ content: css })
  const picture = page.locator('main section svg').first()
  const alt = await picture.evaluate((svg) => svg.getAttribute('aria-label') ?? '')
  const png = await page.screenshot({ clip: { x: 430, y: 64, width: 1_010, height: 826 } })
  await hiding.evaluate((style) => style.parentNode?.removeChild(style))
  return { url: jpegUrl(await jpeg(sharp(png), 80)), alt }
}

/** The small screens of the modules, each alone and without the words above it. */
async function screensOf(page: Page): Promise<Pictures['screens']> {
  const css = `#modules article > :is(h3, p) { display: none !important }
    #modules article:not([data-shown]) { visibility: hidden !important }`
  const hiding = await page.addStyleTag({ content: css })
  const tiles = await page.locator('#modules article').all()
  const screens = []
  for (const [at, key] of screenKeys.entries()) {
    const tile = required(tiles[at], key)
    await tile.evaluate((one) => one.setAttribute('data-shown', ''))
    await tile.scrollIntoViewIfNeeded()
    const png = await tile.screenshot()
    await tile.evaluate((one) => one.removeAttribute('data-shown'))
    screens.push({ key, url: jpegUrl(await jpeg(await inside(png), 78)) })
  }
  await hiding.evaluate((style) => style.parentNode?.removeChild(style))
  return screens
}

/** Without the ground around what a tile shows. */
async function inside(png: Buffer): Promise<Sharp> {
  const { width, height } = await sharp(png).metadata()
  const edge = 3
  const tile = { left: edge, top: edge, width: width - 2 * edge, height: height - 2 * edge }
  const bare = await sharp(png).extract(tile).png().toBuffer()
  const trimmed = await sharp(bare).trim({ threshold: 14 }).png().toBuffer()
  return sharp(trimmed).resize({ width: 640, withoutEnlargement: true })
}

const deviceNames: readonly DeviceName[] = ['anchor', 'tag', 'gateway']

/** What the claim ledger of the site adds to the published figures. */
async function devicesOf(page: Page): Promise<Pick<Pictures, 'measured' | 'answers'>> {
  const measured: Pictures['measured'] = {}
  const answers: Record<DeviceName, { name: string; value: string }[]> = {
    anchor: [],
    tag: [],
    gateway: [],
  }
  for (const device of deviceNames) {
    const drawing = `[data-measured="${device}"] svg`
    if ((await page.locator(drawing).count()) > 0) measured[device] = await drawingIn(page, drawing)
    for (const row of await page.locator(`[data-answer^="${device}."]`).all())
      answers[device].push({
        name: await row.locator('dt').innerText(),
        value: (await row.locator('dd > p').allInnerTexts()).join('\n'),
      })
  }
  return { measured, answers }
}
