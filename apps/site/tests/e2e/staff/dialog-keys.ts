import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { floating } from '../support/axe.ts'

/** Whether the focus is outside of a dialog that covers the page, at first or after the Tab key. */
export async function leavesByTab(page: Page): Promise<boolean> {
  const isOutside = () =>
    page.evaluate((overlays) => {
      const isCovered = document.querySelector('main')?.closest('[inert], [aria-hidden=true]')
      return !!isCovered && !document.activeElement?.closest(overlays)
    }, floating)
  if (await expect.poll(isOutside).toBe(false).then(no, yes)) return true
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key)
    if (await expect.poll(isOutside, { timeout: 1_000 }).toBe(false).then(no, yes)) return true
  }
  return false
}

const yes = () => true
const no = () => false

/** An open dialog keeps the Tab key to itself, closes with Escape, and gives the focus back. */
export async function expectDialogKeys(dialog: Locator, opener: Locator): Promise<void> {
  const page = dialog.page()
  expect(await leavesByTab(page)).toBe(false)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await opener.and(page.locator(':focus')).waitFor()
}
