import { inflateSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteToRead } from '../support/site-in-chromium.ts'
import { inflected } from '../support/visitor-steps.ts'

const site = siteToRead()

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

async function openInItsFont(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
}

test.each(['/en', '/de'])('home is printed with all that it says: %s', async (path) => {
  const page = await site.open()
  await openInItsFont(page, path)
  const printed = textPerPage(await page.pdf({ format: 'A4' }))
  expect(printed.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(200)
  expect(printed.filter((count) => count === 0)).toEqual([])
  expect(printed.length).toBeLessThanOrEqual(9)
  // No page for a button alone.
  expect(Math.min(...printed)).toBeGreaterThan(5)
})

test.each([
  ['/de/industry-4-0', 5],
  ['/de/benefits', 5],
  ['/de/features', 6],
  ['/de/how-it-works', 5],
  ['/de/manufacturing', 2],
])('%s is printed on at most %i sheets, none of them empty', async (path, sheets) => {
  const page = await site.open()
  await openInItsFont(page, path)
  const printed = textPerPage(await page.pdf({ format: 'A4' }))
  expect(printed.filter((count) => count === 0)).toEqual([])
  expect(printed.length).toBeLessThanOrEqual(sheets)
  await page.close()
})

test.each([
  '/en',
  '/en/features',
  '/en/retail',
  '/en/pricing',
  '/en/news',
  `/de/${inflected.de.article}`,
  '/en/terms',
])('nothing is printed pale on paper, nor the menu: %s', async (path) => {
  const page = await site.open()
  await openInItsFont(page, path)
  await page.emulateMedia({ media: 'print' })
  expect(await pale(page)).toEqual([])
  const header = page.locator('[data-header]')
  await expect.poll(() => header.locator('summary:visible, nav:visible').count()).toBe(0)
})
