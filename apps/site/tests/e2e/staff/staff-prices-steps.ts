import type { Page } from 'playwright-core'
import { estimate } from '@repo/estimator/model/estimate.ts'
import { exampleA } from '@repo/estimator/model/examples.ts'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import { priceListData } from '#tests/support/price-lists.ts'

/** Example A with the shipped prices, or with other values of some of them. */
export const resultsOf = (...values: Parameters<typeof priceListData>) =>
  estimate(exampleA, { version: 1, ...priceListData(...values) }).results
export const investmentOf = (...values: Parameters<typeof priceListData>) =>
  formatMoney('en', resultsOf(...values).investment, 'EUR')
export const spring = { anchorPrice: 255, feePartner: 45 }
export const anchorPrice = priceListData().constants.anchorPrice.value

export const cell = (page: Page, name: string) => page.getByLabel(name, { exact: true })
export const preview = (page: Page) => page.getByRole('complementary', { name: 'Preview' })
