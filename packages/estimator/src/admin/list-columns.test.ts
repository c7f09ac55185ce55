import { expect, test } from 'vitest'
import type { Dates } from '@repo/platform/admin/dates.ts'
import { estimate } from '../model/estimate.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { StoredRunSummary } from '../contract.ts'
import { runColumns } from './list-columns.tsx'

const facts = {
  id: 'r1',
  name: 'Offer',
  locale: null,
  createdBy: 'a1',
  createdByName: 'Ada',
  leadId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const dates = { dateTime: (text: string) => text } as Dates

/** The cells that are a text, by column. */
function cellsOf(run: StoredRunSummary) {
  const columns = runColumns(dates, false)
  return Object.fromEntries(
    columns.flatMap(({ id, cell }) => {
      const shown = cell(run)
      return typeof shown === 'object' ? [] : [[id, shown]]
    }),
  )
}

test('a run that cannot be read says so in its row, without figures', () => {
  const { band: _, ...summary } = estimate(exampleA, shippedPriceList)
  expect(cellsOf({ ...facts, ...summary })).toEqual({
    investment: '€60,440',
    payback: '9.1\u00a0months',
  })
  const unreadable = { unreadable: true, companyName: 'Example Ltd', constantsVersion: 1 } as const
  expect(cellsOf({ ...facts, ...unreadable })).toEqual({
    investment: 'Cannot be read',
    payback: false,
  })
})
