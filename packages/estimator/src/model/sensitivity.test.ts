import { expect, test } from 'vitest'
import { exampleA } from './examples.ts'
import { firstPriceList as priceList } from './first-price-list.ts'
import { sensitivities, type Sensitivity } from './sensitivity.ts'

const ofA = sensitivities(exampleA, priceList)

/** Section 8 of the model: the payback at the minimum and at the maximum. */
const stated: Record<string, [number, number, number, number]> = {
  anchorPrice: [150, 6.3, 800, 11.9],
  tagPrice: [60, 7.6, 400, 9],
  feePartner: [25, 7.8, 60, 9.4],
  moneyShare: [0.3, 11.2, 0.8, 6.1],
  idleShare: [0.15, 9.9, 0.4, 6.9],
  searchShare: [0.02, 9.4, 0.25, 6.5],
  retrievalShare: [0.3, 8.7, 0.5, 8.1],
  throughputGain: [0.05, 9.1, 0.2, 8.4],
  impactCut: [0.15, 9.4, 0.5, 7.8],
  usableRange: [0.35, 10.8, 0.6, 7.8],
  palletRevenue: [5, 8.7, 12, 8],
}

const ends = ({ low, high }: Sensitivity) => [low.value, low.months, high.value, high.months]

test('the sensitivity of example A is as the model states', () => {
  const found = ofA.filter(({ key }) => key in stated).map((swing) => [swing.key, ends(swing)])
  expect(Object.fromEntries(found)).toEqual(stated)
})

test('of the constants that the model names, the three that it calls decisive come first', () => {
  const named = ofA.map(({ key }) => key).filter((key) => key in stated)
  expect(named.slice(0, 3)).toEqual(['anchorPrice', 'moneyShare', 'usableRange'])
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
  const input = { ...exampleA, capacityUsed: 0, complianceFees: 0, daysDown: 0, repairCost: 1 }
  const table0 = structuredClone(priceList)
  Object.assign(table0.constants.fewerForklifts, { value: 0 })
  Object.assign(table0.constants.impactCut, { value: 0.001, range: [0, 0.5] })
  const found = sensitivities({ ...input, accidents: 0.5 }, table0)
  expect(found[0]).toMatchObject({ key: 'impactCut', low: { months: null } })
  expect(found.filter(({ high }) => high.months !== null)).toHaveLength(1)
})
