import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import { priceListData } from '#tests/support/price-lists.ts'
import { faultsOfSize } from '../support/axe.ts'
import { openBackoffice } from './staff-steps.ts'

/** Example A with the shipped prices, or with other values of some of them. */
export const resultsOf = (...values: Parameters<typeof priceListData>) =>
  estimate(exampleA, { version: 1, ...priceListData(...values) }).results
export const investmentOf = (...values: Parameters<typeof priceListData>) =>
  formatMoney('en', resultsOf(...values).investment, 'EUR')
export const spring = { anchorPrice: 255, feePartner: 45 }
export const anchorPrice = priceListData().constants.anchorPrice.value

export const cell = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })

export async function openDraft(page: Page): Promise<void> {
  await openBackoffice(page, '/prices/draft')
  await preview(page).getByText('This comparison is up to date.').waitFor()
}

export async function publish(page: Page, note: string): Promise<void> {
  await button(page, 'Publish…').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill(note)
  await dialog.getByRole('button', { name: 'Publish price list', exact: true }).click()
}

export async function expectFit(page: Page, widthsForAxe: number[]): Promise<void> {
  expect(await faultsOfSize(page, widthsForAxe)).toEqual([])
}
