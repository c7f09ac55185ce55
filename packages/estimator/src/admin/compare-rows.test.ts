import { expect, test } from 'vitest'
import type { Run } from '../contract.ts'
import { estimate } from '../model/estimate.ts'
import { exampleA } from '../model/examples.ts'
import { shippedPriceList } from '../model/shipped-price-list.ts'
import type { RoiInput } from '../model/input.ts'
import { inputKeys } from '../model/measures/inputs.ts'
import { resultKeys } from '../model/measures/results.ts'
import { comparedInputs, comparedResults } from './compare-rows.ts'

const run = (change: Partial<RoiInput> = {}): Run => ({
  ...estimate({ ...exampleA, ...change }, shippedPriceList),
  id: 'some',
  name: 'Some run',
  locale: null,
  createdBy: 'somebody',
  createdByName: null,
  leadId: null,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
})

const named = (rows: ReturnType<typeof comparedInputs>, name: string) =>
  rows.find((row) => row.name === name)

test('equal runs differ in nothing', () => {
  const rows = [...comparedInputs(run(), run()), ...comparedResults(run(), run())]
  expect(rows).toHaveLength(inputKeys.length + resultKeys.length)
  expect(rows.filter(({ differs, change }) => differs || change)).toEqual([])
})

test('a change is the difference from the first run to the second', () => {
  const rows = comparedInputs(run(), run({ forklifts: 30, accidents: 1.2, tracking: 'outdoor' }))
  expect(named(rows, 'Number of forklifts')).toMatchObject({ change: '+5', differs: true })
  expect(named(rows, 'Accidents per forklift per year')).toMatchObject({ change: '−0.3' })
  expect(named(rows, 'Used fleet capacity (%)')).toMatchObject({ a: '75%', b: '75%' })
  expect(named(rows, 'Tracking')).toEqual({
    name: 'Tracking',
    a: 'Indoor',
    b: 'Outdoor',
    differs: true,
  })
})

test('a name that another result has too says that it is the same amount', () => {
  const rows = comparedResults(run(), run({ country: 'GB' }))
  expect(named(rows, 'Profit increase')).toEqual({
    ...named(rows, 'Increased profits'),
    name: 'Profit increase',
    note: 'Same amount as “Increased profits”, counted once.',
  })
})

test('money in two currencies has no difference, a payback has', () => {
  const rows = comparedResults(run(), run({ country: 'GB' }))
  expect(named(rows, 'Investment')).toMatchObject({ differs: true })
  expect(named(rows, 'Investment')?.change).toBeUndefined()
  expect(named(rows, 'Payback (months)')?.change).toMatch(/^[+−]/)
})

test('the ROI of a pilot is not set beside that of a year', () => {
  const rows = comparedResults(run(), run({ contractType: 'pilot' }))
  expect(rows.filter(({ name }) => name.startsWith('ROI (%)'))).toEqual([
    { name: 'ROI (%), Partner', a: expect.stringMatching(/\d/) as string, b: '–', differs: true },
    { name: 'ROI (%), Pilot', a: '–', b: expect.stringMatching(/\d/) as string, differs: true },
  ])
})
