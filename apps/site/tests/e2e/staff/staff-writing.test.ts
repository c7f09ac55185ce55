import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice } from './staff-steps.ts'

const site = siteInChromium()

const ways: Record<string, (page: Page) => Promise<void>> = {
  'the link': (page) => page.getByRole('link', { name: 'New article' }).click(),
  'the key N': (page) => page.keyboard.press('n'),
}

test.each(Object.entries(ways))(
  'a new item by %s is written at once: title, Enter, text',
  async (_, open) => {
    const page = await site.open()
    await openBackoffice(page, '/news')
    await page.getByRole('table').waitFor()
    await open(page)
    const title = page.getByRole('textbox', { name: 'Title' })
    await title.waitFor()
    // The page and the frame around it have settled.
    await page.getByText('0 words, 0 min').waitFor()
    await page.keyboard.type('Cold store')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Two words')
    await expect.poll(() => title.inputValue()).toBe('Cold store')
    await expect.poll(() => page.getByLabel('Permalink').inputValue()).toBe('cold-store')
    const text = page.getByRole('textbox', { name: 'Text', exact: true })
    await expect.poll(() => text.textContent()).toBe('Two words')
    await page.getByText('2 words, 1 min').waitFor()
  },
)
