import { expect, test } from 'vitest'
import { industry40Words as industry } from '#words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

test('how it works: the plan shows what the steps up to the one in sight or in focus have drawn', async () => {
  const page = await site.open()
  await page.goto('/en/how-it-works')
  const later = (parts = 'svg') =>
    page
      .locator(`figure ${parts} [data-layer][data-later]`)
      .evaluateAll((layers) => layers.map((one) => Number((one as SVGElement).dataset.layer)))
  expect(await later()).toEqual([])
  const step = (number: number) => page.locator(`#step-${number}`)
  await step(3).evaluate((one) => one.scrollIntoView({ block: 'center' }))
  await expect
    .poll(async () => (await later()).toSorted((a, b) => a - b))
    .toEqual([4, 5, 6, 7, 8, 9])
  expect(await later('ol')).toEqual([4, 5, 6, 7, 8])
  await expect.poll(() => step(3).getAttribute('data-now')).toBe('')
  await step(5).getByRole('link').first().focus()
  await expect.poll(async () => (await later()).toSorted((a, b) => a - b)).toEqual([6, 7, 8, 9])
  await expect.poll(() => page.locator('figure').first().isVisible()).toBe(true)
})

test('industry 4.0: a switch changes between the two records, by keyboard; without script both stand there', async () => {
  const { radio, measured, choose } = industry.en.told
  const page = await site.open()
  await page.goto('/en/industry-4-0')
  const [first, second] = [radio, measured].map(({ title }) =>
    page.getByRole('heading', { name: title }),
  )
  await expect.poll(() => first!.isVisible()).toBe(true)
  await expect.poll(() => second!.isVisible()).toBe(false)
  await page.getByRole('group', { name: choose }).getByRole('radio', { name: radio.name }).focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => second!.isVisible()).toBe(true)
  await expect.poll(() => first!.isVisible()).toBe(false)

  const plain = await site.open({ javaScriptEnabled: false })
  await plain.goto('/en/industry-4-0')
  for (const { title } of [radio, measured])
    await expect.poll(() => plain.getByRole('heading', { name: title }).isVisible()).toBe(true)
  await expect.poll(() => plain.getByRole('radio').count()).toBe(0)
})
