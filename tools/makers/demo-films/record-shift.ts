import type { Page } from 'playwright-core'
import { bundleScript } from '@repo/site/bundler/bundle-script.ts'
import { encode, type Format } from './encode.ts'
import { filmEnd } from '@repo/site/features/media/demo/chapters.ts'

/** A drawing in the colours of the night, in whose place the film is drawn. */
const drawing = '#fleet-safety [data-scene] svg'

/** The film of a shift in the simulator: the page draws each frame on a canvas, which is encoded there. */
export async function recordShiftFilm(page: Page, format: Format): Promise<Buffer> {
  await page.addScriptTag({
    content: await bundleScript('tools/makers/demo-films/shift/film.browser.ts'),
  })
  const film = await page.evaluateHandle((selector) => window.shiftFilm.open(selector), drawing)
  await page.evaluate(() => document.fonts.load('600 30px Archivo'))
  async function* frames() {
    for (let frame = 0; frame < filmEnd * format.rate; frame += 1) {
      await film.evaluate(({ draw }, second) => draw(second), frame / format.rate)
      yield 'canvas' as const
    }
  }
  const bytes = await encode(page, frames(), format)
  await page.close()
  return bytes
}
