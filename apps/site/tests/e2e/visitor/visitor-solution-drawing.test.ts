import { expect, test } from 'vitest'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()
const parts = ['tags', 'anchors', 'gateway', 'platform', 'applications']

test('without script, the name of a part lights its stretch by keys and leads to its text', async () => {
  const page = await site.open({ javaScriptEnabled: false })
  await page.goto('/en/solution')
  const opacities = () =>
    Promise.all(
      parts.map((part) =>
        page.locator(`[data-path=${part}]`).evaluate((path) => getComputedStyle(path).opacity),
      ),
    )
  expect(new Set(await opacities())).toEqual(new Set(['1']))
  await page.locator('[data-lights=gateway]').focus()
  await page.keyboard.press('Tab')
  expect(await opacities()).toEqual(['0.28', '0.28', '0.28', '1', '0.28'])
  await page.keyboard.press('Enter')
  await page.waitForURL(/#part-platform$/)
  await expect.poll(() => page.locator('#part-platform').textContent()).toContain('daily backups')
})

test('on a phone the drawing stands in pieces that keep the words legible', async () => {
  const page = await site.open({ viewport: { width: 390, height: 844 } })
  await page.goto('/de/solution')
  const pieces = page.locator('figure svg:visible')
  await expect.poll(() => pieces.count()).toBe(3)
  const sizes = await pieces.evaluateAll((all) =>
    all.map((svg) => {
      const perMetre = svg.clientWidth / (svg as SVGSVGElement).viewBox.baseVal.width
      return Number.parseFloat(getComputedStyle(svg).fontSize) * perMetre
    }),
  )
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11)
})
