import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** CSS pixels of A4, and of a first page above its foot. */
const [width, height, above] = [794, 1_123, 1_052]
/** Pixels of a cover: twice what the head of the page shows. */
const coverWidth = 440

interface Printed {
  pdf: Buffer
  /** The first page as a picture. */
  cover: Buffer
  /** The lowest thing on each fixed page, in percent of its height. */
  filled: readonly number[]
}

/** Prints a document; text that runs out of its page is an error. */
export async function print(page: Page, document: string, date: string): Promise<Printed> {
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ media: 'print' })
  await page.setContent(document, { waitUntil: 'load' })
  await page.evaluate(() => globalThis.document.fonts.ready)
  const sheets = await page.locator('.sheet').all()
  const filled = await Promise.all(sheets.map((sheet) => sheet.evaluate(lowest)))
  const full = filled.findIndex((share) => share > 100)
  if (full >= 0) throw new Error(`page ${full + 1} is ${filled[full]}% full`)
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  const png = await page.screenshot({ clip: { x: 0, y: 0, width, height: above } })
  const whole = await sharp(png)
    .extend({ bottom: height - above, background: '#fff' })
    .png()
    .toBuffer()
  const cover = await sharp(whole).resize({ width: coverWidth }).avif({ quality: 60 }).toBuffer()
  return { pdf: dated(pdf, date), cover, filled }
}

/** In the browser: down to where a page is filled, in percent. */
function lowest(sheet: Element): number {
  const page = sheet.getBoundingClientRect()
  const bottoms = [...sheet.querySelectorAll('p, li, dd, td, svg, img')].map(
    (element) => element.getBoundingClientRect().bottom - page.top,
  )
  return Math.round((100 * Math.max(...bottoms)) / page.height)
}

/** With the date of the edition, so that a document without a change differs in nothing else. */
function dated(pdf: Buffer, date: string): Buffer {
  const stamp = `D:${date.replaceAll(/\D/g, '').slice(0, 14)}`
  const text = pdf
    .toString('latin1')
    .replaceAll(/(\/(?:Creation|Mod)Date \()D:\d{14}/g, `$1${stamp}`)
  return Buffer.from(text, 'latin1')
}
