import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { averagePaybackMonths } from '@repo/platform/facts/claims.ts'
import { methodWords, pageWords } from '@repo/estimator/words/index.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { langs } from '@repo/platform/i18n/locales.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { control, openFold } from './visitor-estimate-steps.ts'

const site = siteToRead()

const boxOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!

/** Above the plans German has the longest sentences, English the longest title. */
test.each(process.env.AXE === 'all' ? langs : (['de', 'en'] as const))(
  'the fee of both contracts is in the first screen: %s',
  async (lang) => {
    const page = await site.open({ locale: lang })
    await page.goto(`/${lang}/pricing`)
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport)
      for (const key of ['pilotFee', 'partnerFee']) {
        const { y, height } = await boxOf(page, `[data-text=${key}]`)
        expect([viewport, key, y + height < viewport.height]).toEqual([viewport, key, true])
      }
    }
  },
)

test.each([true, false])(
  'the sticky form ends with its row, the local index stays in sight, and the same fields are required, script: %s',
  async (javaScriptEnabled) => {
    const page = await site.open({ javaScriptEnabled })
    await page.goto('/en/pricing')
    const required = page.locator('#estimate [required], #estimate [aria-required=true]')
    expect(
      await required.evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
    ).toEqual(['forklifts', 'area', 'shifts', 'shiftHours', 'pallets'])
    expect(await control(page, 'companyName').isVisible()).toBe(true)
    for (const width of [1280, 1440, 1920])
      for (const height of javaScriptEnabled ? [900, 620] : [900]) {
        await page.setViewportSize({ width, height })
        expect(await formsOutOfTheirRow(page), `${width} x ${height}`).toEqual([])
      }
    for (const width of javaScriptEnabled ? [1440, 390] : [1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expectIndexInSight(page)
    }
  },
)

/** Where the page is scrolled to while the form leaves its row or covers the result. */
const formsOutOfTheirRow = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const rectOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect()
    const found: number[] = []
    const { height: end } = rectOf('main')
    for (let top = 0; top < end; top += 150) {
      scrollTo({ top, behavior: 'instant' })
      const form = rectOf('#estimate form')
      const section = rectOf('#estimate')
      const result = rectOf('#result')
      const isInside = form.y >= section.y && form.bottom <= Math.max(result.bottom, section.y)
      if (!isInside || form.right > result.x) found.push(top)
    }
    return found
  })

async function expectIndexInSight(page: Page) {
  const index = page.locator('[data-page-index]')
  const outOfSight = await index.evaluate((element) => {
    const bottom = document.querySelector('main')!.offsetHeight
    const found: number[] = []
    for (let top = 0; top < bottom - 844; top += 500) {
      scrollTo({ top, behavior: 'instant' })
      const { y, height } = element.getBoundingClientRect()
      if (y < 0 || y + height >= 200) found.push(top)
    }
    return found
  })
  expect(outOfSight).toEqual([])
  for (const [id, name] of Object.entries(pageWords.en.index)) {
    await index.getByRole('link', { name }).click()
    const { y } = await boxOf(page, `#${id}`)
    expect([id, y < 844]).toEqual([id, true])
  }
}

test('the stated average opens what it is based on; the method shows its amounts in the currency of the chosen country', async () => {
  const page = await site.open({
    viewport: { width: 390, height: 844 },
    reducedMotion: 'no-preference',
  })
  const top = () => page.locator('#average').evaluate((claim) => claim.getBoundingClientRect().top)
  const name = fillIn(pageWords.en.claim, { months: averagePaybackMonths })
  await page.goto('/en/pricing')
  await page.getByRole('link', { name }).click()
  const atRest = async () => {
    const before = await top()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    return (await top()) === before ? before : Infinity
  }
  // Below header, index and its own title.
  await expect.poll(atRest).toBeLessThan(260)
  expect(await top()).toBeGreaterThan(150)

  await page.setViewportSize({ width: 1440, height: 844 })
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.getByRole('link', { name }).click()
  await expect.poll(atRest).toBeLessThan(260)
  expect(await top()).toBeGreaterThan(150)

  await page.locator('[data-plan] [name=country]').selectOption('PL')
  const amounts = page.locator('#method [data-text]')
  const texts = () => amounts.allTextContents().then((all) => all.join('|'))
  await expect.poll(texts).toContain('Poland, in PLN')
  expect(await texts()).not.toMatch(/[£€]/)
  await openFold(page, methodWords.en.assumptions)
  await expect.poll(() => page.locator('[data-text=revenueWage]').textContent()).toMatch(/107\.177/)
})
