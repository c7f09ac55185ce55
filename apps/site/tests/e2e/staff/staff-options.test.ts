import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { siteInChromium } from '../support/site-in-chromium.ts'
import { openBackoffice, publishArticle } from './staff-steps.ts'

const site = siteInChromium()

/** How the option is drawn that Enter would choose, and one that it would not. */
async function optionStyles(page: Page, list: string) {
  const styleOf = (selected: boolean) =>
    page
      .getByRole('listbox', { name: list })
      .getByRole('option', { selected })
      .first()
      .evaluate((option) => {
        const { color, backgroundColor, borderRadius, paddingBlock } = getComputedStyle(option)
        return { color, backgroundColor, borderRadius, paddingBlock }
      })
  return { active: await styleOf(true), other: await styleOf(false) }
}

test('an option is drawn alike in the combobox, the link popover and the slash menu', async () => {
  const staff = await site.staff()
  const { id } = await publishArticle(staff, { content: '<p>Anchors</p>' })
  const page = await site.open()
  await openBackoffice(page, `/news/${id}`)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.keyboard.type('/')
  const slash = await optionStyles(page, 'Insert')
  expect(slash.active.backgroundColor).not.toBe(slash.other.backgroundColor)
  await page.keyboard.press('Backspace')

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: /^Search pages/ }).fill('a')
  await page.getByRole('listbox', { name: 'Search results' }).waitFor()
  await page.keyboard.press('ArrowDown')
  // Results that come later replace the options.
  await expect.poll(() => optionStyles(page, 'Search results')).toEqual(slash)
  await page.keyboard.press('Escape')

  await page.getByRole('combobox', { name: 'Categories' }).click()
  await page.keyboard.type('e')
  expect(await optionStyles(page, 'Suggestions')).toEqual(slash)
})
