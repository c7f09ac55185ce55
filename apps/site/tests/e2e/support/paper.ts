import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'

/** How often each page of a PDF shows text. */
function textPerPage(pdf: Buffer): number[] {
  const shown: number[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const end = pdf.indexOf('endstream', at)
    try {
      const content = inflateSync(pdf.subarray(at + 7, end)).toString('latin1')
      if (/\bBT\b|\bcm\b/.test(content)) shown.push(content.match(/\bT[jJ]\b/g)?.length ?? 0)
    } catch {
      // Not compressed: no page's content.
    }
  }
  return shown
}

/** Texts that cannot be made out on paper: as light as what they lie on. */
const pale = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d')!
    const rgba = (colour: string) => {
      canvas.clearRect(0, 0, 1, 1)
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
      return canvas.getImageData(0, 0, 1, 1).data
    }
    const light = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = rgba(colour)
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement!
      const text = walker.currentNode.textContent!.trim()
      if (!text || !element.checkVisibility({ visibilityProperty: true })) continue
      const { color, fill } = getComputedStyle(element)
      const own = element instanceof SVGElement ? fill : color
      let behind: Element | null = element
      while (behind && rgba(getComputedStyle(behind).backgroundColor)[3]! < 200)
        behind = behind.parentElement
      const ground = behind ? light(getComputedStyle(behind).backgroundColor) : 255
      if (rgba(own)[3]! > 0 && Math.abs(light(own) - ground) < 80) found.push(text)
    }
    return found
  })

export interface OnPaper {
  /** So many sheets of A4 at most. */
  sheets?: number
  /** So many pieces of text at least on each, and in all. */
  onSheet?: number
  inAll?: number
}

/** What is wrong with the page once it is printed: the menu, pale texts, empty sheets and too many of them. */
export async function flawsOnPaper(page: Page, wanted: OnPaper): Promise<string[]> {
  const { sheets, onSheet = 1, inAll = 1 } = wanted
  const { pathname } = new URL(page.url())
  await page.evaluate(() => document.fonts.ready)
  await page.emulateMedia({ media: 'print' })
  const found = (await pale(page)).map((text) => `is pale: ${text}`)
  const menu = page.locator('[data-header]').locator('summary:visible, nav:visible')
  if ((await menu.count()) > 0) found.push('has the menu')
  await page.emulateMedia({ media: null })
  if (sheets) {
    const texts = textPerPage(await page.pdf({ format: 'A4' }))
    const sum = texts.reduce((all, count) => all + count, 0)
    if (texts.length > sheets || Math.min(...texts) < onSheet || sum < inAll)
      found.push(`has sheets with ${texts.join()} texts`)
  }
  return found.map((flaw) => `${pathname} on paper ${flaw}`)
}
