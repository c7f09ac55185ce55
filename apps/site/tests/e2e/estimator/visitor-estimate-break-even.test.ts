import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { roiNames } from '@repo/estimator/messages/names/words.ts'
import { resultWords } from '@repo/estimator/words/index.ts'
import { siteToRead } from '../support/site-in-chromium.ts'
import { control, formOf, openFold } from './visitor-estimate-steps.ts'
import { awake } from '../support/visitor-form-steps.ts'

const site = siteToRead()
const { inputs } = roiNames.en

/** What the details are then: drawn by the server, taken over by the script, or drawn by it. */
const untouched = async () => {}
const used = async (page: Page) => {
  await control(page, 'forklifts').focus()
  await awake(formOf(page))
}
const changed = async (page: Page) => {
  await control(page, 'forklifts').fill('30')
  await awake(formOf(page))
}

const target = (page: Page) => page.getByRole('main').getByLabel(resultWords.en.targetInput)
const sentence = (page: Page) => page.getByRole('main').locator('output').textContent()

const phone = { viewport: { width: 390, height: 664 }, hasTouch: true, isMobile: true }

async function open(prepare: (page: Page) => Promise<void>, options = {}): Promise<Page> {
  const page = await site.open(options)
  await page.goto('/en/pricing')
  await prepare(page)
  await openFold(page, resultWords.en.details)
  return page
}

describe('break-even in a year', () => {
  test.each([
    ['nothing touched', untouched],
    ['the form used, nothing changed', used],
  ] as const)(
    'on a phone the sentence follows the input that is chosen: %s',
    async (_, prepare) => {
      const page = await open(prepare, phone)
      const ofForklifts = await sentence(page)
      await target(page).tap()
      await target(page).selectOption('area')
      await expect.poll(() => sentence(page)).not.toBe(ofForklifts)
      const ofArea = await sentence(page)
      expect(ofArea).toMatch(/m²/)
      await target(page).tap()
      await target(page).selectOption('useCase')
      await expect.poll(() => sentence(page)).not.toBe(ofArea)
      await expect.poll(() => target(page).inputValue()).toBe('useCase')
    },
  )

  test.each([
    ['nothing touched', untouched],
    ['an input changed', changed],
  ] as const)(
    'it follows the keyboard, and the focus stays where it is: %s',
    async (_, prepare) => {
      const page = await open(prepare)
      const ofForklifts = await sentence(page)
      await target(page).focus()
      await page.keyboard.type(inputs.area)
      await expect.poll(() => target(page).inputValue()).toBe('area')
      await expect.poll(() => sentence(page)).not.toBe(ofForklifts)
      await expect.poll(() => sentence(page)).toMatch(/m²/)
      expect(await target(page).evaluate((select) => select === document.activeElement)).toBe(true)
      await page.keyboard.press('ArrowUp')
      await expect.poll(() => target(page).inputValue()).toBe('forklifts')
      await expect.poll(() => sentence(page)).toMatch(/\d+/)
      await expect.poll(() => sentence(page)).not.toMatch(/m²/)
    },
  )
})
