import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useCases } from '@repo/platform/facts/use-cases.ts'
import { siteToRead } from '../support/site-in-chromium.ts'

const site = siteToRead()

const tabs = (page: Page) => page.getByRole('tab')
const selected = (page: Page) => page.getByRole('tab', { selected: true }).getAttribute('href')
const shown = (page: Page) =>
  page.locator('section[id]').evaluateAll((sections, keys) => {
    const all = sections.filter(({ id }) => keys.some((key) => key === id))
    return all.filter((section) => section.checkVisibility()).map(({ id }) => id)
  }, useCases)
const fragment = (page: Page) => new URL(page.url()).hash

async function open(fragmentOfAddress = '', options = {}): Promise<Page> {
  const page = await site.open(options)
  await page.goto(`/de/logistics${fragmentOfAddress}`)
  await page.locator('[data-tabs]').waitFor()
  return page
}

test('tabs by keyboard: arrows, ends, the address follows, back returns; the language switch keeps the open tab', async () => {
  const page = await open()
  const truck = page.locator('#fleet-safety [data-mover="F-12"]')
  const stood = await truck.getAttribute('transform')
  expect(await shown(page)).toEqual(['fleet-safety'])
  await expect.poll(() => tabs(page).count()).toBe(6)
  await page.waitForTimeout(700)
  // Under reduced motion the scene stands still.
  expect(await truck.getAttribute('transform')).toBe(stood)

  await tabs(page).first().focus()
  await page.keyboard.press('ArrowRight')
  expect([await selected(page), fragment(page)]).toEqual([
    '#fleet-maintenance',
    '#fleet-maintenance',
  ])
  expect(await shown(page)).toEqual(['fleet-maintenance'])
  await page.keyboard.press('End')
  expect(await shown(page)).toEqual(['fifo-compliance'])
  await page.keyboard.press('ArrowRight')
  expect(await shown(page)).toEqual(['fleet-safety'])
  await page.keyboard.press('ArrowLeft')
  expect(await shown(page)).toEqual(['fifo-compliance'])
  await page.keyboard.press('Home')
  expect(fragment(page)).toBe('#fleet-safety')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('tab-fleet-safety')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).not.toBe('tab')
  await page.goBack()
  expect([await selected(page), await shown(page)]).toEqual([
    '#fifo-compliance',
    ['fifo-compliance'],
  ])

  await page.emulateMedia({ media: 'print' })
  expect(await shown(page)).toEqual([...useCases])
  await page.emulateMedia({ media: 'screen' })
  await page.getByRole('banner').locator('summary', { hasText: 'DE' }).first().click()
  await page.getByRole('banner').locator('a[hreflang="fr"]').first().click()
  await page.waitForURL('**/fr/logistics#fifo-compliance')
  await expect.poll(() => shown(page)).toEqual(['fifo-compliance'])
})

test('an address leads to its tab, a touch to another, a footnote to none; the slider answers the keyboard with the hours that lack a truck', async () => {
  const page = await open('#stock-management', {
    hasTouch: true,
    viewport: { width: 390, height: 844 },
  })
  expect(await shown(page)).toEqual(['stock-management'])
  await tabs(page).nth(3).tap()
  expect([fragment(page), await shown(page)]).toEqual([
    '#performance-monitoring',
    ['performance-monitoring'],
  ])
  await page.locator('#performance-monitoring sup a').first().tap()
  expect(fragment(page)).toMatch(/^#source-/)
  expect(await shown(page)).toEqual(['performance-monitoring'])

  await page.locator('#tab-fleet-right-sizing').tap()
  const slider = page.getByRole('slider')
  await expect.poll(() => slider.getAttribute('aria-valuetext')).toContain('16. ')
  const hours = page.locator('[data-hours]')
  const before = await hours.textContent()
  await slider.focus()
  await page.keyboard.press('End')
  expect(before).toBe('1,75\u00a0h')
  await expect.poll(() => hours.textContent()).toBe('0,00\u00a0h')
  await expect.poll(() => page.locator('[data-short]').getAttribute('d')).toBe('')
})

test('without script all six sections are there', async () => {
  const page = await site.open({ javaScriptEnabled: false })
  await page.goto('/en/logistics')
  for (const useCase of useCases)
    await expect.poll(() => page.locator(`[id="${useCase}"] h2`).isVisible()).toBe(true)
})

test('a scene runs while it is seen, and the button stops it', async () => {
  const page = await open('', { reducedMotion: 'no-preference' })
  const truck = page.locator('#fleet-safety [data-mover="F-12"]')
  const place = () => truck.getAttribute('transform')
  const before = await place()
  await expect.poll(place).not.toBe(before)
  await page.getByRole('button', { name: 'Animation anhalten' }).click()
  const stopped = await place()
  await page.waitForTimeout(700)
  expect(await place()).toBe(stopped)
})
