import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { setWidth } from '../support/axe.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { textSizeOf } from '../support/text-size.ts'

const site = siteToRead()

test('text twice as large has room on home', async () => {
  const page = await site.open()
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
  for (const width of [1440, 390]) {
    await setWidth(page, width)
    expect(await crowded(page)).toEqual([])
    const [ruler, bar] = await page
      .locator('#results svg[height="32"]')
      .evaluateAll((all) => all.slice(0, 2).map((svg) => svg.getBoundingClientRect().left))
    expect(ruler).toBeCloseTo(bar!, 0)
  }
})

/** The results whose texts lie on each other. */
const crowded = (page: Page) =>
  page.evaluate(() => {
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

test("the newsletter's button stands beside its field", async () => {
  const page = await site.open({ locale: 'es' })
  await page.goto('/es/retail')
  for (const width of [1440, 390]) {
    await setWidth(page, width)
    const tops = await page
      .locator('[data-newsletter]')
      .locator('input[type=email], button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
    expect(tops[0]).toBe(tops[1])
  }
})
