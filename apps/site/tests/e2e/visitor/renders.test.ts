import { expect, test } from 'vitest'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

const addressesOf = (html: string) => [
  ...new Set(
    [...html.matchAll(/srcSet="([^"]+)"/gi)].flatMap(([, set = '']) =>
      set.split(', ').map((one) => one.split(' ')[0] ?? ''),
    ),
  ),
]

test('a render is served as AVIF and as JPEG, to be cached for good', async () => {
  const { url } = site.server()
  const addresses = addressesOf(await (await fetch(`${url}/en/solution`)).text())
  expect(addresses).toHaveLength(8)
  for (const address of addresses) {
    const answer = await fetch(url + address)
    expect([address, answer.status]).toEqual([address, 200])
    expect(address).toMatch(/^\/assets\/crossing-.+\.(?:avif|jpg)$/)
    const type = address.endsWith('.avif') ? 'image/avif' : 'image/jpeg'
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(5_000)
  }
})

test.each([390, 1440])(
  'at %i px a browser takes a fitting AVIF and nothing moves',
  async (width) => {
    const page = await site.open({ viewport: { width, height: 900 } })
    // Half of the content's width, all of it, and a third.
    for (const path of ['/en/solution', '/de/careers', '/de/connectivity']) {
      await page.goto(path)
      const images = page.locator('figure picture img')
      for (const image of await images.all()) {
        await image.scrollIntoViewIfNeeded()
        const loaded = () =>
          image.evaluate((one: HTMLImageElement) => [one.complete, one.naturalWidth > 0])
        await expect.poll(loaded).toEqual([true, true])
        const seen = await image.evaluate(
          ({ currentSrc, naturalWidth, clientWidth }: HTMLImageElement) => ({
            currentSrc,
            // With a `srcset` the natural width is that of the place for which it was chosen.
            ratio: naturalWidth / clientWidth,
          }),
        )
        expect(seen.currentSrc).toMatch(/\.avif$/)
        expect(seen.ratio).toBeGreaterThan(0.85)
        expect(seen.ratio).toBeLessThan(1.2)
      }
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += (entry as { value?: number }).value ?? 0
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 200)
          }),
      )
      expect(shift, path).toBeLessThan(0.005)
    }
  },
)
