import { expect, test } from 'vitest'
import { exampleA } from './examples.ts'
import { shippedPriceList as priceList } from './shipped-price-list.ts'
import { sensitivities } from './sensitivity.ts'

const ofA = sensitivities(exampleA, priceList)

/** The constants that section 8 of the model names. */
const named = [
  'anchorPrice',
  'tagPrice',
  'feePartner',
  'moneyShare',
  'idleShare',
  'searchShare',
  'retrievalShare',
  'throughputGain',
  'impactCut',
  'usableRange',
  'palletRevenue',
]

test('of the constants that the model names, three decide', () => {
  const found = ofA.map(({ key }) => key).filter((key) => named.includes(key))
  expect(found.slice(0, 3)).toEqual(['anchorPrice', 'moneyShare', 'idleShare'])
})

test('every constant with a range is there, and no fixed one', () => {
  const ranged = Object.entries(priceList.constants).filter(
    ([, { range }]) => range[0] !== range[1],
  )
  expect(ofA.map(({ key }) => key).toSorted()).toEqual(ranged.map(([key]) => key).toSorted())
})

test('greatest effect first; what does not enter the site comes last, in the order of the table', () => {
  const effects = ofA.map(({ low, high }) => Math.round(Math.abs(low.months! - high.months!) * 10))
  expect(effects).toEqual(effects.toSorted((a, b) => b - a))
  const idle = ofA.slice(effects.indexOf(0)).map(({ key }) => key)
  expect(idle).toEqual(expect.arrayContaining(['feePilot', 'rangeOutdoor', 'energyDiesel']))
  const order = Object.keys(priceList.constants)
  expect(idle).toEqual(idle.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
  const keysOfPilot = sensitivities({ ...exampleA, contractType: 'pilot' }, priceList).map(
    ({ key }) => key,
  )
  expect(keysOfPilot.indexOf('feePilot')).toBeLessThan(keysOfPilot.indexOf('feePartner'))
})

test('a payback that is not reached counts as the longest', () => {
  const input = { ...exampleA, capacityUsed: 0, complianceFees: 0, daysDown: 0, repairCost: 5_000 }
  const table0 = structuredClone(priceList)
  Object.assign(table0.constants.fewerForklifts, { value: 0 })
  Object.assign(table0.constants.impactCut, { value: 0.001, range: [0, 0.5] })
  const found = sensitivities({ ...input, accidents: 0.5 }, table0)
  expect(found[0]).toMatchObject({ key: 'impactCut', low: { months: null } })
  expect(found.filter(({ high }) => high.months !== null)).toHaveLength(1)
})
