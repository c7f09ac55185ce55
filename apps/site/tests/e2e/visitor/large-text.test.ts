import { expect, test } from 'vitest'
import { siteToRead } from '../support/site-in-chromium.ts'
import { textSizeOf } from '../support/text-size.ts'

const site = siteToRead()

test.each([1440, 390])('text twice as large has room on home: %i px', async (width) => {
  const page = await site.open({ viewport: { width, height: 900 } })
  await page.goto('/en')
  const size = () =>
    page
      .locator('#modules li b')
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
  const before = await size()
  await (
    await textSizeOf(page)
  )(32)
  expect(await size()).toBeCloseTo(before * 2, 0)
  const crowded = await page.evaluate(() => {
    const boxes = [...document.querySelectorAll('#results dd > span, #results dt')].map(
      (element) => ({
        text: element.textContent,
        box: element.getBoundingClientRect(),
      }),
    )
    return boxes.flatMap(({ text, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(
          ({ box: other }) =>
            box.left < other.right - 2 &&
            other.left < box.right - 2 &&
            box.top < other.bottom - 8 &&
            other.top < box.bottom - 8,
        )
        .map((other) => `${text} over ${other.text}`),
    )
  })
  expect(crowded).toEqual([])
  const [ruler, bar] = await page
    .locator('#results svg[height="32"]')
    .evaluateAll((all) => all.slice(0, 2).map((svg) => svg.getBoundingClientRect().left))
  expect(ruler).toBeCloseTo(bar!, 0)
})

test.each([390, 1440])("the newsletter's button stands beside its field: %i px", async (width) => {
  const page = await site.open({ viewport: { width, height: 900 }, locale: 'es' })
  await page.goto('/es/terms')
  const tops = await page
    .locator('[data-newsletter]')
    .locator('input[type=email], button')
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  expect(tops[0]).toBe(tops[1])
})
