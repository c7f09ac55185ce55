import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readFile } from 'node:fs/promises'
import { words } from '#src/features/simulator/exports/words.ts'
import { planOf } from '#src/features/simulator/planner/templates.ts'

const { en } = words

export const plan = { ...planOf('medium-store'), name: 'Hall 7', colour: 'of another version' }
export const panelOf = (page: Page) => page.locator('[data-exports]')
export const nameOf = (page: Page) => panelOf(page).getByLabel(en.name)
export const notice = (page: Page, message: string) =>
  page.locator('[data-notifications]').getByText(message).waitFor()

export async function openWorkbench(page: Page, hash = '') {
  await page.goto(`/en/simulator${hash}`)
  if (!hash) await page.locator('[data-start=planner]').click()
  await panelOf(page).waitFor()
}

export const openText = (page: Page, text: string) =>
  panelOf(page)
    .locator('[data-export=file]')
    .setInputFiles({ name: 'plan.json', mimeType: 'application/json', buffer: Buffer.from(text) })

export async function saved(page: Page, button: string) {
  const waiting = page.waitForEvent('download')
  await panelOf(page).getByRole('button', { name: button, exact: true }).click()
  const download = await waiting
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') }
}

/** Trucks and shares, once the map is that of the plan. */
export async function figures(page: Page) {
  const share = page.locator('[data-figure=share]')
  await expect.poll(() => panelOf(page).locator('[data-export=summary]').textContent()).toMatch(/%/)
  return [await share.textContent(), await panelOf(page).locator('blockquote').textContent()]
}
