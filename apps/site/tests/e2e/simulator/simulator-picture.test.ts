import { expect, test } from 'vitest'
import { button, canvas, emptyHall, onScreen } from './simulator-steps.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

/** Chooses a picture of so many pixels, and answers with the sizes of what was opened. */
async function choosePicture(size: { width: number; height: number }) {
  const input = document.querySelector<HTMLInputElement>('#picture-file')!
  const open = createImageBitmap
  const opened: string[] = []
  Object.assign(window, {
    async createImageBitmap(...of: Parameters<typeof open>) {
      const image = await open(...of)
      opened.push(`${image.width} × ${image.height}`)
      return image
    },
  })
  const sheet = new OffscreenCanvas(size.width, size.height)
  sheet.getContext('2d')!.fillRect(0, 0, size.width, size.height)
  const files = new DataTransfer()
  files.items.add(new File([await sheet.convertToBlob()], 'hall.png', { type: 'image/png' }))
  input.files = files.files
  input.dispatchEvent(new Event('change'))
  while (document.querySelector<HTMLElement>('[data-picture] [data-settings]')!.hidden)
    await new Promise(requestAnimationFrame)
  return opened
}

test('a picture to trace is scaled down, and set to scale by two places; what is none is told', async () => {
  const page = await site.open()
  await emptyHall(page)
  await page.locator('[data-picture] summary').click()
  const file = page.locator('#picture-file')
  const error = page.locator('#picture-file-error')
  const buffer = Buffer.from('no picture')
  await file.setInputFiles({ name: 'hall.png', mimeType: 'image/png', buffer })
  await expect.poll(() => error.textContent()).toMatch(/^The image could not be opened\./)
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('#picture-file')!
    const files = new DataTransfer()
    files.items.add(new File([new Uint8Array(20_000_001)], 'hall.png', { type: 'image/png' }))
    input.files = files.files
    input.dispatchEvent(new Event('change'))
  })
  await expect
    .poll(() => error.textContent())
    .toBe('The image is larger than 20\u00a0MB. Choose a smaller file.')
  const opened = await page.evaluate(choosePicture, { width: 5000, height: 1000 })
  expect(opened).toEqual(['5000 × 1000', '4096 × 819'])
  expect(await error.textContent()).toBe('')

  await button(page, 'Set the scale').click()
  await canvas(page).scrollIntoViewIfNeeded()
  const at = await onScreen(page)
  for (const place of [
    [10, 10],
    [20, 10],
  ] as const) {
    const { x, y } = at(place)
    await page.mouse.click(x, y)
  }
  const points = page.locator('[data-picture] [data-points]')
  await expect.poll(() => points.textContent()).toBe('2 points marked')
  await page.getByLabel('Distance between the points').fill('20')
  await button(page, 'Apply scale').click()
  for (const edge of ['Left edge', 'Bottom edge'])
    expect(Number(await page.getByLabel(edge).inputValue())).toBeCloseTo(-10, 0)
})
